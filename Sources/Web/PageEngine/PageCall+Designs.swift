import Base
import DesignFormat
import Indicators
import Raster
import Summaries

extension PageCall {
    /// `load`: reads a design. `text` is the content of the design file, and `file` its name in
    /// problems. `name` is the design's name if the file has none. `texts` and `images` contain the
    /// files that the design refers to, by path.
    ///
    /// The response contains the design's handle and summary, or the problems. It also lists the
    /// paths that the design refers to, so that the page can load missing files and repeat the
    /// request.
    static let load = PageCall(name: "load") { engine, fields throws(PageProblems) in
        let asked = RequestedPaths()
        let text = try fields.requiredText("text")
        let file = try fields.text("file") ?? "design.yaml"
        let name = try fields.text("name") ?? "design"
        let bytes = Array(text.utf8)
        var answer: [JSON.Member]
        do throws(PageProblems) {
            // The command line has the same limit for files.
            guard bytes.count <= DesignLimits.fileSize else {
                throw PageProblems(
                    "\(file): larger than \(DesignLimits.fileSize) bytes",
                    hint: "split the design with “use”, or store images as files"
                )
            }
            let assets = try engine.assets(fields, asked)
            let design = try design(bytes, name, file, assets)
            answer = engine.addDesign(design)
        } catch {
            guard case .object(let members) = error.json else { throw error }
            answer = members
        }
        answer.append(JSON.Member("asked", .array(asked.paths.map { .string($0) })))
        return .object(answer)
    }

    /// `warnings`: the warnings about a design. `text` and `file` have the values that were passed
    /// to `load`. Some warnings are found by drawing, which would delay the first image if `load`
    /// did it.
    static let warnings = PageCall(name: "warnings") { engine, fields throws(PageProblems) in
        let design = try engine.design(fields)
        let text = try fields.requiredText("text")
        let file = try fields.text("file") ?? "design.yaml"
        let warnings = design.warnings(in: Array(text.utf8), file: file)
        return .object([JSON.Member("warnings", .array(warnings.map { $0.json }))])
    }

    private static func design(
        _ bytes: [UInt8],
        _ name: String,
        _ file: String,
        _ assets: DesignAssets
    ) throws(PageProblems) -> Design {
        do throws(DesignErrors) {
            return try Design(yaml: bytes, name: name, file: file, assets: assets)
        } catch {
            throw PageProblems(error)
        }
    }

    /// `change`: creates a copy of a design with other values of parameters. It has its own handle.
    static let change = PageCall(name: "change") { engine, fields throws(PageProblems) in
        let design = try engine.design(fields)
        let assignments = try fields.assignments("parameters")
        do throws(DesignErrors) {
            return .object(engine.addDesign(try design.overriding(assignments)))
        } catch {
            throw PageProblems(error)
        }
    }

    /// `values`: the values that the layers have in each frame of a state, and their jumps at the
    /// transition to the next state. `fps` or `steps` select the frames.
    static let values = PageCall(name: "values") { engine, fields throws(PageProblems) in
        let design = try engine.design(fields)
        let environment = try PageEnvironment(fields).environment
        let state = try fields.requiredText("state")
        let fps = try fields.number("fps", in: 1...240) ?? 60
        let steps = try fields.number("steps", in: 1...Double(DesignLimits.frames)).map { Int($0) }
        guard let timeline = design.states.first(where: { $0.state.rawValue == state }) else {
            throw PageProblems(
                "\(design.name) has no state “\(NearestName.excerpt(state))”",
                hint: NearestName.hint(for: state, among: design.states.map { $0.state.rawValue })
            )
        }
        let frames = StateFrames(of: timeline, steps: steps, fps: fps)
        guard frames.count <= DesignLimits.frames else {
            throw PageProblems(
                "\(frames.count) frames are too many; the limit is \(DesignLimits.frames)",
                hint: "use a lower fps"
            )
        }
        return StateValues.json(of: design, frames, in: environment)
    }

    /// `release`: releases a design, a replay or an image.
    static let release = PageCall(name: "release") { engine, fields throws(PageProblems) in
        if fields["indicator"] != nil { engine.indicators.remove(try fields.handle("indicator")) }
        if fields["replay"] != nil { engine.replays.remove(try fields.handle("replay")) }
        if fields["image"] != nil { engine.images.remove(try fields.handle("image")) }
        return .object([])
    }

    /// `builtins`: the source files of the built-in designs.
    static let builtIns = PageCall(name: "builtins") { _, _ in
        let designs = BuiltInDesigns.names.map { name in
            JSON.Member(name, text(BuiltInDesigns.source(named: name) ?? []))
        }
        return .object([JSON.Member("designs", .object(designs))])
    }

    private static func text(_ bytes: [UInt8]) -> JSON {
        .string(String(decoding: bytes, as: UTF8.self))
    }
}

extension PageEngine {
    /// Returns the design whose handle is in a request.
    func design(_ fields: PageFields) throws(PageProblems) -> Design {
        try design(try fields.handle("indicator"))
    }

    /// Returns the design of a handle.
    func design(_ handle: Int) throws(PageProblems) -> Design {
        guard let design = indicators[handle] else {
            throw PageProblems("the indicator was released", hint: "load it again")
        }
        return design
    }

    /// Adds a design. Returns its handle and its summary as members of a response.
    func addDesign(_ design: Design) -> [JSON.Member] {
        [
            JSON.Member("indicator", .number(Double(indicators.add(design)))),
            JSON.Member("summary", DesignSummary(design: design).json),
        ]
    }

    /// Returns the files that a `load` request contains. `asked` records the paths that the design
    /// reads.
    func assets(_ fields: PageFields, _ asked: RequestedPaths) throws(PageProblems) -> DesignAssets
    {
        var texts = NamedValues<[UInt8]>()
        for member in try fields.members("texts") {
            texts[member.name] = member.value.string.map { Array($0.utf8) }
        }
        var images = NamedValues<Image>()
        for member in try fields.members("images") {
            images[member.name] = member.value.number.flatMap { Int(exactly: $0) }.flatMap {
                self.images[$0]
            }
        }
        let files = PageFiles(texts: texts, images: images, asked: asked)
        return DesignAssets(
            image: { path, pixels throws(AssetFailure) in try files.image(path, pixels) },
            text: { path throws(AssetFailure) in try files.text(path) },
            font: { path, _ throws(AssetFailure) in
                throw AssetFailure(
                    "fonts cannot be read in a page; "
                        + "`pinwheel outline` embeds their glyphs into the design",
                    isMissing: true
                )
            }
        )
    }
}

/// The paths that a design read while it was loaded, without duplicates, in order of first use.
final class RequestedPaths: @unchecked Sendable {
    // Not locked, because only one design is read at a time.
    private(set) var paths: [String] = []

    /// Records a path.
    func add(_ path: String) {
        if !paths.contains(path) { paths.append(path) }
    }
}

/// The files that a page passed for a design.
private struct PageFiles: Sendable {
    let texts: NamedValues<[UInt8]>
    let images: NamedValues<Image>
    let asked: RequestedPaths

    func image(_ path: String, _ pixels: Int) throws(AssetFailure) -> Image {
        asked.add(path)
        guard let image = images[path] else { throw AssetFailure.missing(path) }
        guard image.width * image.height <= pixels else {
            let failure = ImageTooLarge(width: image.width, height: image.height, room: pixels)
            throw AssetFailure(failure.description)
        }
        return image
    }

    func text(_ path: String) throws(AssetFailure) -> [UInt8] {
        asked.add(path)
        guard let text = texts[path] else { throw AssetFailure.missing(path) }
        return text
    }
}
