import Summaries
import Base
import Indicators
import Raster

/// `/values.json`: what the layers are set to in each frame of a state, and what jumps where it
/// is followed by the next.
enum ValuesRoute {
    /// The parameters beside those of all pictures.
    static let parameters = FrameSeries.parameters

    /// The values: a list of the layers' names, and for each frame the layers' values by name.
    static func answer(_ site: Site, _ request: Route.Input) throws -> Answer {
        let series = try FrameSeries(request.query, on: site.store, isDrawn: false)
        let (design, environment) = (series.options.design, series.options.environment)
        let frames = series.moments.map { design.layerValues(at: $0, in: environment) }
        let jumps = StateJumps(of: design, in: environment)
        return Answer(
            .object([
                JSON.Member("state", .string(series.timeline.state.rawValue)),
                JSON.Member("drive", .string(series.timeline.drive.rawValue)),
                JSON.Member("loops", .bool(series.timeline.loops)),
                JSON.Member("duration", series.timeline.length.map(JSON.number) ?? .null),
                JSON.Member("fps", .number(series.frames.fps)),
                JSON.Member("delay", series.frames.delay.map(JSON.number) ?? .null),
                JSON.Member("intro", .number(Double(series.frames.introCount))),
                JSON.Member("layers", .array((frames.first ?? []).map { .string($0.layer) })),
                JSON.Member("frames", .array(zip(series.moments, frames).map(frame))),
                JSON.Member("jumps", .array(jumps.list.map(\.json))),
            ])
        )
    }

    private static func frame(_ moment: Moment, _ layers: [LayerValues]) -> JSON {
        let values = layers.map(\.json)
        var members: [JSON.Member] = []
        switch moment.position {
        case .progress(let progress): members.append(JSON.Member("progress", .number(progress)))
        case .time(let seconds): members.append(JSON.Member("time", .number(seconds)))
        }
        members.append(JSON.Member("layers", .array(values)))
        return .object(members)
    }
}
