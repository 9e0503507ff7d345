import Base
import Raster

/// An indicator as a file describes it: what it draws in each state, and how its states run.
///
/// A design is read once and then drawn at any moment, in any surroundings, by any thread.
public struct Design: Sendable {
    /// The name in commands and file names.
    public var name: String { content.name }
    /// One line that says what the indicator is; empty where the file says nothing.
    public var title: String { content.title }
    /// The picture's size in points.
    public var canvas: Size { content.canvas }
    /// The pull in points that makes progress 1.
    public var pullThreshold: Double { content.pullThreshold }
    /// The values that can be changed by `overriding(_:)`, in the order of the file.
    public var parameters: [Parameter] { content.parameters }
    /// The states that the indicator has, in the order of the file.
    public var states: [StateTimeline] { content.states }
    /// The number of layers, those in groups included.
    public let layerCount: Int
    /// The files beside the design that it uses, sorted.
    public var assets: [String] { images.keys.sorted() }

    package let content: DesignContent
    private let root: YAMLNode
    private let file: String
    private let fallbackName: String
    private let images: [String: Image]
    private let loadAsset: ImageLoader

    /// Reads a design from the bytes of a YAML or JSON file.
    ///
    /// - Parameters:
    ///   - bytes: The file, UTF-8.
    ///   - name: The design's name where the file gives none.
    ///   - file: What problems call the file.
    ///   - assets: Loads the images beside the design.
    /// - Throws: `DesignErrors` with everything that is wrong, by line and column.
    public init(
        yaml bytes: [UInt8],
        name: String,
        file: String,
        assets: @escaping ImageLoader = Design.noAssets
    ) throws(DesignErrors) {
        let log = ProblemLog(file: file)
        guard let root = YAMLFile.root(of: bytes, log: log) else {
            throw log.errors ?? DesignErrors(problems: [])
        }
        try self.init(root: root, name: name, log: log, images: [:], assets: assets)
        try checkBranches()
    }

    /// Loads an image beside the design, by the name in the file, of at most so many pixels; the
    /// caller keeps it within the design's folder, and looks at the pixels' number before it takes
    /// memory for them. What is thrown becomes a problem.
    public typealias ImageLoader = @Sendable (_ name: String, _ pixels: Int) throws -> Image

    /// A loader for designs without images: it has none.
    public static let noAssets: ImageLoader = { _, _ in
        throw MissingAsset()
    }

    private struct MissingAsset: Error, CustomStringConvertible {
        var description: String { "this design may not use images" }
    }

    private init(
        root: YAMLNode,
        name: String,
        log: ProblemLog,
        images: [String: Image],
        overrides: [String: ParameterOverride] = [:],
        assets: @escaping ImageLoader
    ) throws(DesignErrors) {
        let reader = DesignReader(log: log, images: images, loadAsset: assets)
        let content = reader.content(of: root, named: name, overrides: overrides)
        if let errors = log.errors { throw errors }
        guard let content else { throw DesignErrors(problems: []) }
        self.content = content
        self.root = root
        file = log.file
        fallbackName = name
        layerCount = reader.layerCount
        self.images = reader.images
        loadAsset = assets
        let layers = root.entries?.first { $0.key == "layers" }?.value
        checkCost(log: log, at: layers?.mark ?? root.mark)
        if let errors = log.errors { throw errors }
    }

    /// The design with some parameters set to values given as text.
    ///
    /// Numbers are decimal; colours are as in files; several colours are separated by commas.
    /// Of two assignments to one parameter the later counts.
    ///
    /// - Throws: `DesignErrors` that name the parameter, what is allowed, and the nearest name.
    public func overriding(
        _ assignments: [(name: String, value: String)]
    ) throws(DesignErrors) -> Design {
        guard !assignments.isEmpty else { return self }
        var problems: [DesignProblem] = []
        var overrides: [String: ParameterOverride] = [:]
        // What was set before stays, unless it is set again.
        for parameter in parameters where parameter.text != parameter.defaultText {
            overrides[parameter.name] = ParameterOverride(
                name: parameter.name,
                text: parameter.text
            )
        }
        for (name, value) in assignments {
            let override = ParameterOverride(name: name, text: value)
            if parameters.contains(where: { $0.name == name }) {
                overrides[name] = override
            } else {
                problems.append(unknown(name, at: override.place))
            }
        }
        var changed: Design?
        do {
            changed = try Design(
                root: root,
                name: fallbackName,
                log: ProblemLog(file: file),
                images: images,
                overrides: overrides,
                assets: loadAsset
            )
        } catch {
            problems += error.problems
        }
        problems += assignments.flatMap { overrides[$0.name]?.takeProblems() ?? [] }
        guard problems.isEmpty, let changed else { throw DesignErrors(problems: problems) }
        return changed
    }

    private func unknown(_ name: String, at place: String) -> DesignProblem {
        let names = parameters.map(\.name)
        return DesignProblem(
            file: place,
            line: 0,
            column: 0,
            message: "the design “\(self.name)” has no parameter “\(NearestName.excerpt(name))”",
            hint: names.isEmpty
                ? "it has no parameters at all" : NearestName.hint(for: name, among: names)
        )
    }

    /// Where the file has the parameters' defaults.
    var defaultMarks: [String: YAMLNode.Mark] {
        let entries = root.entries?.first { $0.key == "parameters" }?.value.entries ?? []
        return entries.reduce(into: [:]) { marks, entry in
            marks[entry.key] = entry.value.entries?.first { $0.key == "default" }?.value.mark
        }
    }

    /// An image that the design has loaded, or loads now.
    func image(named path: String) throws -> Image {
        try images[path] ?? loadAsset(path, DesignLimits.imagePixels)
    }

    /// Reads the file once more for each choice that is not in force, so that a branch that
    /// nobody has picked yet cannot hide a mistake.
    private func checkBranches() throws(DesignErrors) {
        for parameter in parameters {
            let words: [String]
            switch parameter.kind {
            case .choice(let choices): words = choices
            case .boolean: words = ["true", "false"]
            default: continue
            }
            for word in words.prefix(16) where word != parameter.text {
                _ = try overriding([(parameter.name, word)])
            }
        }
    }
}
