import Base
import Indicators
import Raster

/// Parses a file's values into a model. Parsing continues after an error.
package final class DesignReader {
    package let log: ProblemLog
    /// The parameters of the file.
    var parameters: [Parameter] = []
    /// The defaults of the parameters, as nodes of the file.
    var defaults = NamedValues<YAMLNode>()
    /// The names of invalid parameters, whose errors have been reported.
    var invalidParameters: Set<String> = []
    /// The lines of text of the outline that is being parsed, with their positions.
    var lines: [(text: String, mark: YAMLNode.Mark)] = []
    /// The location of the file.
    let location: DesignLocation
    /// The files that the outermost design refers to.
    let files: AssetReading
    /// The fonts of all designs of this run.
    let fonts: DesignFonts
    /// The kinds of outlines, properties and easings that a design may use.
    let vocabulary: Vocabulary
    /// The schemas of the vocabulary.
    let schemas: VocabularySchemas

    /// Creates a reader with the standard vocabulary.
    package convenience init(
        log: ProblemLog,
        assets: DesignAssets = .none
    ) {
        self.init(log: log, assets: assets, vocabulary: .standard, schemas: .standard)
    }

    /// Creates a reader with a vocabulary that may contain custom kinds.
    package convenience init(
        log: ProblemLog,
        assets: DesignAssets = .none,
        vocabulary: Vocabulary
    ) {
        let schemas = VocabularySchemas(vocabulary)
        self.init(log: log, assets: assets, vocabulary: vocabulary, schemas: schemas)
    }

    private init(
        log: ProblemLog,
        assets: DesignAssets,
        vocabulary: Vocabulary,
        schemas: VocabularySchemas
    ) {
        self.log = log
        location = DesignLocation(file: log.file)
        files = AssetReading(assets)
        fonts = DesignFonts(load: assets.font)
        self.vocabulary = vocabulary
        self.schemas = schemas
    }

    /// Creates a reader for a used design. It shares files, fonts and vocabulary with `other`.
    init(in location: DesignLocation, of other: DesignReader) {
        log = ProblemLog(file: location.file)
        self.location = location
        files = other.files
        fonts = other.fonts
        vocabulary = other.vocabulary
        schemas = other.schemas
    }

    /// Returns the node unless it refers to a parameter. Returns `nil` after reporting that a
    /// reference is not allowed here.
    package func literal(_ node: YAMLNode) -> YAMLNode? {
        guard let (name, mark) = node.reference else { return node }
        if parameter(name, at: mark) != nil {
            log.report(
                "\(name) is not allowed here; no parameter can set this value",
                at: mark
            )
        }
        return nil
    }

    /// Returns the parameter that `text`, such as `$tint`, refers to. Returns `nil` after reporting
    /// an unknown name.
    func parameter(_ text: String, at mark: YAMLNode.Mark) -> Parameter? {
        let name = String(text.dropFirst())
        if let found = parameters.first(where: { $0.name == name }) { return found }
        if invalidParameters.contains(name) { return nil }
        let missing = Parameter.missingParameterMessage(
            for: text,
            among: parameters.map { $0.name }
        )
        log.report(missing.message, at: mark, hint: missing.hint)
        return nil
    }
}

extension YAMLNode {
    /// The parameter that the value refers to: its name with the dollar sign, and the name's
    /// position.
    var reference: (name: String, mark: Mark)? {
        if let text, text.hasPrefix("$"), !text.hasPrefix("$$") { return (text, mark) }
        guard let first = entries?.first, first.key.hasPrefix("$") else { return nil }
        return (first.key, first.mark)
    }

    /// Returns a copy of `other` at the position of this node, which refers to a parameter.
    func replaced(by other: YAMLNode) -> YAMLNode {
        YAMLNode(mark: mark, content: other.content, parameter: text)
    }
}

/// The kind of a file, as error messages name it.
package enum FileKind: String {
    case design
    case trace
    /// The plan of a golden test.
    case plan
}
