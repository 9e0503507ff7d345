import Base
import Comparison
import Goldens
import Indicators
import Raster

/// The routes `/golden.json`, `/golden.png` and `/difference.png`: comparison of recorded and drawn
/// frames.
enum GoldenRoutes {
    /// The parameters in addition to those of all images.
    static let parameters = ["state"]

    /// Returns the recorded frames of a variant, and all variants with recorded frames.
    static func list(_ site: Site, _ request: Route.Input) throws -> Answer {
        let options = try RenderOptions(request.query, on: site.store)
        let state = try options.timeline(request.query).state
        let goldens = site.goldens.goldens(of: options.design, state)
        let frames = goldens.first { $0.shows(options) }?.manifest.frames ?? []
        return Answer(
            .object([
                JSON.Member("frames", .array(frames.enumerated().map { json($1, number: $0) })),
                JSON.Member("looks", .array(goldens.map(\.options).unique())),
            ])
        )
    }

    private static func json(_ frame: GoldenFrame, number: Int) -> JSON {
        let index: JSON.Member
        switch frame.moment {
        case .progress(let value): index = JSON.Member("progress", .number(value))
        case .time(let value), .instant(let value, _):
            index = JSON.Member("time", .number(value))
        }
        return .object([JSON.Member("frame", .number(Double(number))), index])
    }

    /// Returns a recorded frame as a PNG.
    static func picture(_ site: Site, _ request: Route.Input) throws -> Answer {
        let options = try RenderOptions(request.query, on: site.store)
        let (golden, number) = try frame(request.query, of: options, on: site)
        let image = try site.goldens.picture(number, of: golden)
        return Answer(png: try request.context.png(of: image, scale: options.environment.scale))
    }

    /// Returns the difference between a recorded and a drawn frame, as `compare` draws it. The
    /// header `Pinwheel-Difference` contains the numbers.
    static func difference(_ site: Site, _ request: Route.Input) throws -> Answer {
        let options = try RenderOptions(request.query, on: site.store)
        let (golden, number) = try frame(request.query, of: options, on: site)
        let state = try options.timeline(request.query).state
        let expected = try site.goldens.picture(number, of: golden)
        let moment = Moment(state: state, position: golden.manifest.frames[number].position)
        _ = try options.pixelSize()
        let actual = try request.context.image(
            of: options.design.scene(at: moment, in: options.environment)
        )
        let comparison = ImageComparison()
        let difference = comparison.difference(expected, actual)
        let picture = comparison.differenceImage(of: difference, expected: expected, actual: actual)
        var answer = Answer(
            png: try request.context.png(of: picture, scale: options.environment.scale)
        )
        let numbers = JSON.object([
            JSON.Member("kind", .string(difference.kind.rawValue)),
            JSON.Member("count", .number(Double(difference.count))),
            JSON.Member(
                "share",
                .number(
                    difference.compared == 0
                        ? 1 : Double(difference.count) / Double(difference.compared)
                )
            ),
            JSON.Member("worst", .number(difference.worst?.amount ?? 0)),
        ])
        answer.set("Pinwheel-Difference", numbers.text)
        return answer
    }

    private static func frame(
        _ query: Query,
        of options: RenderOptions,
        on site: Site
    ) throws -> (PreviewedGoldens.Match, Int) {
        let state = try options.timeline(query).state
        let goldens = site.goldens.goldens(of: options.design, state)
        guard let golden = goldens.first(where: { $0.shows(options) }) else {
            throw Refusal(status: 404, "there is no golden of this state with these options")
        }
        guard let number = try query.integer("frame", in: 0...DesignLimits.frames) else {
            throw Refusal("the parameter “frame” is missing", hint: "add frame=0")
        }
        guard golden.manifest.frames.indices.contains(number) else {
            throw Refusal(
                status: 404,
                "the golden has no frame \(number)",
                hint: "use 0 to \(golden.manifest.frames.count - 1)"
            )
        }
        return (golden, number)
    }
}

extension PreviewedGoldens.Match {
    /// Whether the golden was recorded with these options.
    fileprivate func shows(_ options: RenderOptions) -> Bool {
        options.background == nil && manifest.scale == options.environment.scale
            && appearance == options.environment.appearance.rawValue
            && palette == options.environment.palette.rawValue
    }

    private var appearance: String { manifest["appearance"] ?? Appearance.light.rawValue }
    private var palette: String { manifest["palette"] ?? Palette.ios18.rawValue }

    /// The options as JSON, for the page.
    fileprivate var options: JSON {
        .object([
            JSON.Member("scale", .number(manifest.scale)),
            JSON.Member("appearance", .string(appearance)),
            JSON.Member("palette", .string(palette)),
        ])
    }
}

extension GoldenFrame {
    /// The position of the frame in its state.
    fileprivate var position: Moment.Position {
        switch moment {
        case .progress(let value): .progress(value)
        case .time(let value), .instant(let value, _): .time(value)
        }
    }
}
