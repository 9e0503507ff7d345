import Base
import Indicators
import Raster

/// Reads a file's values into a model; what is wrong goes to the log, and reading goes on.
package final class DesignReader {
    /// Where problems go.
    package let log: ProblemLog
    /// The parameters that the file has.
    var parameters: [Parameter] = []
    /// Their defaults, as they stand in the file.
    var defaults = NamedValues<YAMLNode>()
    /// The names of parameters in which something is wrong, which was reported.
    var misreadParameters: Set<String> = []
    /// The lines of text of the outline that is read, and where they stand.
    var lines: [(text: String, mark: YAMLNode.Mark)] = []
    /// Where the file is.
    let place: DesignPlace
    /// What lies beside the outermost file.
    let files: AssetReading
    /// The fonts there.
    let fonts: DesignFonts
    /// What designs may be made of.
    let vocabulary: Vocabulary
    /// The schemas of that.
    let schemas: VocabularySchemas

    /// A reader that reports to `log`.
    package convenience init(
        log: ProblemLog,
        assets: DesignAssets = .none
    ) {
        self.init(log: log, assets: assets, vocabulary: .standard, schemas: .standard)
    }

    /// A reader of designs that are made of other kinds, too.
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
        place = DesignPlace(file: log.file)
        files = AssetReading(assets)
        fonts = DesignFonts(load: assets.font)
        self.vocabulary = vocabulary
        self.schemas = schemas
    }

    /// A reader of a design that another one uses, with what that was read with.
    init(in place: DesignPlace, of other: DesignReader) {
        log = ProblemLog(file: place.file)
        self.place = place
        files = other.files
        fonts = other.fonts
        vocabulary = other.vocabulary
        schemas = other.schemas
    }

    /// The value where no parameter may stand for it; nil with a problem where one does.
    package func literal(_ node: YAMLNode) -> YAMLNode? {
        guard let (name, mark) = node.reference else { return node }
        if parameter(name, at: mark) != nil {
            log.report(
                "\(name) cannot stand here, since no parameter may change the value",
                at: mark
            )
        }
        return nil
    }

    /// The parameter that `text` names with its dollar sign; nil with a problem.
    func parameter(_ text: String, at mark: YAMLNode.Mark) -> Parameter? {
        let name = String(text.dropFirst())
        if let found = parameters.first(where: { $0.name == name }) { return found }
        if misreadParameters.contains(name) { return nil }
        let missing = Parameter.missing(text, among: parameters.map { $0.name })
        log.report(missing.message, at: mark, hint: missing.hint)
        return nil
    }
}

extension YAMLNode {
    /// The name, with its dollar sign, and the location of the parameter that the value is left to.
    var reference: (name: String, mark: Mark)? {
        if let text, text.hasPrefix("$"), !text.hasPrefix("$$") { return (text, mark) }
        guard let first = entries?.first, first.key.hasPrefix("$") else { return nil }
        return (first.key, first.mark)
    }

    /// The value that a parameter puts in place of this one, which is its name.
    func replaced(by other: YAMLNode) -> YAMLNode {
        YAMLNode(mark: mark, content: other.content, parameter: text)
    }
}

/// What a file is, as its problems call it.
package enum FileKind: String {
    /// A design.
    case design
    /// A trace.
    case trace
    /// A plan of goldens.
    case plan
}
