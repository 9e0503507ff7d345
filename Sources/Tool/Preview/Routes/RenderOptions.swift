import Base
import DesignFormat
import Frames
import Indicators
import Raster

/// The drawing options of a request, which all its images share.
struct RenderOptions {
    /// The design in the store.
    let entry: PreviewedDesign
    /// The design with the request's parameters.
    let design: any Indicator
    /// The appearance, palette, scale and background.
    let environment: Environment
    /// The values of parameters.
    let assignments: [Assignment]
    /// The colour that replaces the design's background, as written in the request, or `nil`.
    let background: String?

    /// The parameters of a URL for drawing options.
    static let parameters = ["design", "scale", "appearance", "palette", "background", "v"]

    /// Parses the options from a URL.
    ///
    /// - Throws: `Refusal`, `DesignErrors` or `InputError`.
    init(_ query: Query, on store: DesignStore) throws {
        guard let name = query.text("design") else { throw Refusal("the design is missing") }
        guard let entry = store.design(named: name) else {
            throw Refusal(
                status: 404,
                "there is no design “\(NearestName.excerpt(name))”",
                hint: NearestName.hint(for: name, among: store.designs.map(\.name))
            )
        }
        guard let design = entry.design else {
            throw Refusal(
                entry.problems.first?.message ?? "the design cannot be read",
                hint: entry.problems.first?.hint,
                problems: entry.problems
            )
        }
        self.entry = entry
        assignments = query.assignments
        self.design = try design.overriding(assignments.map { ($0.name, $0.value) })
        background = query.text("background")
        environment = try FrameEnvironment.environment(
            for: design,
            appearance: query.choice("appearance") ?? .light,
            palette: query.choice("palette") ?? .ios18,
            scale: query.number("scale", in: PreviewLimits.scales) ?? 1,
            background: background.map(Self.color)
        )
    }

    private static func color(_ text: String) throws -> ColorValue {
        do {
            return try ColorValue(parsing: text)
        } catch {
            throw Refusal("background: \(error.message)", hint: error.browserHint)
        }
    }

    /// Returns the size of a frame, in pixels.
    func pixelSize() throws(Refusal) -> (width: Int, height: Int) {
        guard let size = design.pixelSize(atScale: environment.scale) else {
            throw Refusal("a frame would be too large", hint: "use a lower scale")
        }
        guard size.width * size.height <= PreviewLimits.pixels else {
            throw Refusal(
                "a frame would have \(size.width)×\(size.height) pixels; allowed are "
                    + "\(PreviewLimits.pixels)",
                hint: "use a lower scale"
            )
        }
        return size
    }

    /// Returns the timeline of the requested state.
    func timeline(_ query: Query) throws(Refusal) -> StateTimeline {
        let known = design.states.map(\.state.rawValue)
        guard let name = query.text("state") else {
            throw Refusal(
                "the state is missing",
                hint: "\(design.name) has \(known.joined(separator: ", "))"
            )
        }
        guard let timeline = design.states.first(where: { $0.state.rawValue == name }) else {
            throw Refusal(
                "\(design.name) has no state “\(NearestName.excerpt(name))”",
                hint: "it has \(known.joined(separator: ", "))"
            )
        }
        return timeline
    }
}

/// Command-line options for the same images as a URL.
enum OptionWords {
    /// Returns the options for scale, appearance and palette. Defaults are omitted.
    static func options(of environment: Environment) -> [String] {
        var words: [String] = []
        if environment.scale != 1 { words += ["--scale", NumberText.short(environment.scale)] }
        if environment.appearance != .light {
            words += ["--appearance", environment.appearance.rawValue]
        }
        if environment.palette != .ios18 { words += ["--palette", environment.palette.rawValue] }
        return words
    }
}
