import Indicators
import Raster

/// The change of the picture when a loop is left in the middle of its period.
struct LoopExit: Sendable {
    /// The state that follows the loop.
    let state: StateName
    /// The time in the loop when it is left, in seconds.
    let seconds: Double
    /// The difference between the pictures before and after. See `FrameMeasurements.step`.
    let step: Double

    /// The examined fractions of a period.
    private static let fractions = [0.15, 0.35, 0.55, 0.8]

    /// Returns the exits from `refreshing` to the states that may follow it. Empty for a design
    /// without such a loop.
    static func all(of design: any Indicator, in environment: Environment) -> [LoopExit] {
        guard let loop = design.timeline(of: .refreshing), loop.drive == .time, loop.loops else {
            return []
        }
        let earlier = [StateName.armed, .pulling].compactMap(design.timeline(of:)).map(\.last)
        let next = [StateName.finishing, .success, .failure].compactMap(design.timeline(of:))
        var renderer = Renderer()
        var exits: [LoopExit] = []
        for fraction in fractions where !next.isEmpty {
            let seconds = loop.intro + fraction * loop.period
            let left = Moment(state: .refreshing, position: .time(seconds), after: earlier)
            let before = renderer.render(design.scene(at: left, in: environment))
            for timeline in next {
                let first = Moment(
                    state: timeline.state,
                    position: timeline.drive == .time ? .time(0) : .progress(timeline.from),
                    after: [left] + earlier
                )
                let after = renderer.render(design.scene(at: first, in: environment))
                exits.append(
                    LoopExit(
                        state: timeline.state,
                        seconds: seconds,
                        step: FrameMeasurements.step(before, after)
                    )
                )
            }
        }
        return exits
    }
}

extension StateTimeline {
    /// The last moment of the state.
    fileprivate var last: Moment {
        Moment(state: state, position: drive == .time ? .time(length ?? 0) : .progress(to))
    }
}
