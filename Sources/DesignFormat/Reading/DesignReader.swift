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
    var defaults: [String: YAMLNode] = [:]
    /// The names of parameters in which something is wrong, which was reported.
    var misreadParameters: Set<String> = []
    /// The lines of text of the outline that is read, and where they stand.
    var lines: [(text: String, mark: YAMLNode.Mark)] = []
    /// The fonts of the design.
    let fonts: DesignFonts
    /// Images by file name, each loaded once.
    private var images: [String: Image] = [:]
    private let loadAsset: Design.ImageLoader
    /// What designs may be made of.
    let vocabulary: Vocabulary
    /// The schemas of that.
    let schemas: VocabularySchemas

    /// A reader that reports to `log`.
    package convenience init(
        log: ProblemLog,
        loadAsset: @escaping Design.ImageLoader = Design.noAssets,
        loadFont: @escaping Design.FontLoader = Design.noFonts
    ) {
        self.init(
            log: log,
            loadAsset: loadAsset,
            loadFont: loadFont,
            vocabulary: .standard,
            schemas: .standard
        )
    }

    /// A reader of designs that are made of other kinds, too.
    package convenience init(
        log: ProblemLog,
        loadAsset: @escaping Design.ImageLoader = Design.noAssets,
        loadFont: @escaping Design.FontLoader = Design.noFonts,
        vocabulary: Vocabulary
    ) {
        self.init(
            log: log,
            loadAsset: loadAsset,
            loadFont: loadFont,
            vocabulary: vocabulary,
            schemas: VocabularySchemas(vocabulary)
        )
    }

    private init(
        log: ProblemLog,
        loadAsset: @escaping Design.ImageLoader,
        loadFont: @escaping Design.FontLoader,
        vocabulary: Vocabulary,
        schemas: VocabularySchemas
    ) {
        self.log = log
        self.loadAsset = loadAsset
        fonts = DesignFonts(load: loadFont)
        self.vocabulary = vocabulary
        self.schemas = schemas
    }

    /// The image in a file beside the design, or nil with a problem.
    func image(named name: String, at mark: YAMLNode.Mark) -> Image? {
        if let image = images[name] { return image }
        let taken = images.values.reduce(0) { $0 + $1.width * $1.height }
        let room = DesignLimits.imagePixels - taken
        do throws(ImageFailure) {
            let image = try loadAsset(name, room)
            guard image.width * image.height <= room else {
                let error = ImageTooLarge(width: image.width, height: image.height, room: room)
                throw ImageFailure(error.description)
            }
            images[name] = image
            return image
        } catch {
            log.report(
                "the image “\(NearestName.excerpt(name))” cannot be read: \(error.description)",
                at: mark
            )
            return nil
        }
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
        var node = other
        node.mark = mark
        node.parameter = text
        return node
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
