import Base
import Indicators
import Raster

/// The values of all layers in each frame of a state, as JSON.
package enum StateValues {
    /// Returns the timeline of a state, the labels of the layers, their values in each frame, and
    /// the jumps between states.
    package static func json(
        of design: some Indicator,
        _ frames: StateFrames,
        in environment: Environment
    ) -> JSON {
        let timeline = frames.timeline
        let moments = frames.moments
        let values = moments.map { design.layerValues(at: $0, in: environment) }
        let jumps = StateJumps(of: design, in: environment)
        return .object([
            JSON.Member("state", .string(timeline.state.rawValue)),
            JSON.Member("drive", .string(timeline.drive.rawValue)),
            JSON.Member("loops", .bool(timeline.loops)),
            JSON.Member("duration", timeline.length.map { .number($0) } ?? .null),
            JSON.Member("fps", .number(frames.fps)),
            JSON.Member("delay", frames.delay.map { .number($0) } ?? .null),
            JSON.Member("intro", .number(Double(frames.introCount))),
            JSON.Member("layers", .array((values.first ?? []).map { .string($0.layer) })),
            JSON.Member("frames", .array(zip(moments, values).map { frame($0, $1) })),
            JSON.Member("jumps", .array(jumps.list.map { $0.json })),
        ])
    }

    private static func frame(_ moment: Moment, _ layers: [LayerValues]) -> JSON {
        let values = JSON.Member("layers", .array(layers.map { $0.json }))
        switch moment.position {
        case .progress(let progress):
            return .object([JSON.Member("progress", .number(progress)), values])
        case .time(let seconds): return .object([JSON.Member("time", .number(seconds)), values])
        }
    }
}
