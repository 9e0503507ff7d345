import Indicators
import Raster

/// A state of a design with its duration in a play.
package struct PlayedState: Sendable {
    package let design: any Indicator
    /// The timeline of the state.
    package let timeline: StateTimeline
    /// The duration in seconds.
    package let seconds: Double

    /// The duration of a state that follows the pull, in seconds.
    private static let pullDuration = 1.0
    /// The duration of a state without motion, in seconds.
    private static let stillDuration = 0.5
    /// The minimum duration of a loop, in seconds. Loops run for entire periods.
    private static let loopDuration = 1.8

    /// Creates an act for a state.
    package init(design: any Indicator, timeline: StateTimeline) {
        self.design = design
        self.timeline = timeline
        if timeline.drive == .time {
            let periods =
                timeline.loops ? max((Self.loopDuration / timeline.period).rounded(.up), 1) : 1
            seconds = timeline.intro + timeline.period * periods
        } else if let duration = timeline.duration {
            seconds = duration
        } else {
            seconds = timeline.from == timeline.to ? Self.stillDuration : Self.pullDuration
        }
    }

    /// Returns the acts of designs. `states` selects states, and `nil` means all.
    package static func all(of designs: [any Indicator], states: [StateName]?) -> [PlayedState] {
        designs.flatMap { design in
            design.states.filter { states?.contains($0.state) ?? true }
                .map { PlayedState(design: design, timeline: $0) }
        }
    }

    /// Returns the moment at a time in seconds after the act's start.
    ///
    /// After the end, acts that do not loop stay at their last moment.
    package func moment(at time: Double) -> Moment {
        let position: Moment.Position
        switch timeline.drive {
        case .time: position = .time(time)
        case .progress:
            let fraction = seconds > 0 ? min(max(time / seconds, 0), 1) : 1
            // This form yields exactly `to` at the end.
            position = .progress(timeline.from * (1 - fraction) + timeline.to * fraction)
        }
        return Moment(state: timeline.state, position: position)
    }
}

extension [PlayedState] {
    /// The acts grouped by design.
    package var byDesign: [[PlayedState]] {
        reduce(into: []) { groups, act in
            if groups.last?.last?.design.name == act.design.name {
                groups[groups.count - 1].append(act)
            } else {
                groups.append([act])
            }
        }
    }
}

/// A renderer for the frames of acts.
struct PlayedStateRenderer: ~Copyable {
    private var renderer = Renderer()
    /// The last frame. Its memory is used again.
    private(set) var image = Image(width: 0, height: 0, pixels: [])

    /// Draws the moment at a time in seconds after the act's start.
    ///
    /// - Returns: Whether the frame differs from the last one.
    mutating func draw(_ act: PlayedState, at time: Double, in environment: Environment) -> Bool {
        let next = renderer.render(act.design.scene(at: act.moment(at: time), in: environment))
        guard next != image else { return false }
        image = next
        return true
    }
}
