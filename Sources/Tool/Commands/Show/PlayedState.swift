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

    /// Creates a played state from a timeline.
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

    /// Returns the states of designs, in order. `states` selects some of them; `nil` means all.
    package static func all(of designs: [any Indicator], states: [StateName]?) -> [PlayedState] {
        designs.flatMap { design in
            design.states.filter { states?.contains($0.state) ?? true }
                .map { PlayedState(design: design, timeline: $0) }
        }
    }

    /// Returns the moment at a time in seconds after the state's start.
    ///
    /// After the end, states that do not loop stay at their last moment.
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
    /// The states grouped by design.
    package var byDesign: [[PlayedState]] {
        reduce(into: []) { groups, state in
            if groups.last?.last?.design.name == state.design.name {
                groups[groups.count - 1].append(state)
            } else {
                groups.append([state])
            }
        }
    }
}

/// A renderer for the frames of played states.
struct PlayedStateRenderer: ~Copyable {
    private var renderer = Renderer()
    /// The last drawn frame.
    private(set) var image = Image(width: 0, height: 0, pixels: [])

    /// Draws the moment at a time in seconds after the state's start.
    ///
    /// - Returns: Whether the frame differs from the last one.
    mutating func draw(_ state: PlayedState, at time: Double, in environment: Environment) -> Bool {
        let next = renderer.render(state.design.scene(at: state.moment(at: time), in: environment))
        guard next != image else { return false }
        image = next
        return true
    }
}
