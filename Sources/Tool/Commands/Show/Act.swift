import Indicators
import Raster

/// One state of a design, as it is played.
package struct Act: Sendable {
    /// The design.
    package let design: any Indicator
    /// How the state runs.
    package let timeline: StateTimeline
    /// How long it is shown, in seconds.
    package let seconds: Double

    /// How long a state is shown that a finger would lead.
    private static let pull = 1.0
    /// How long a state is shown in which nothing moves.
    private static let rest = 0.5
    /// How long a state that loops goes on at least.
    private static let turns = 1.8

    /// A state of `design`.
    package init(design: any Indicator, timeline: StateTimeline) {
        self.design = design
        self.timeline = timeline
        if timeline.drive == .time {
            let periods =
                timeline.loops ? max((Self.turns / timeline.period).rounded(.up), 1) : 1
            seconds = timeline.intro + timeline.period * periods
        } else if let duration = timeline.duration {
            seconds = duration
        } else {
            seconds = timeline.from == timeline.to ? Self.rest : Self.pull
        }
    }

    /// All acts of `designs`, of the given states alone unless nil.
    package static func all(of designs: [any Indicator], states: [StateName]?) -> [Act] {
        designs.flatMap { design in
            design.states.filter { states?.contains($0.state) ?? true }
                .map { Act(design: design, timeline: $0) }
        }
    }

    /// What is seen so many seconds after the act's beginning. What does not loop stays as it ends.
    package func moment(at time: Double) -> Moment {
        let position: Moment.Position
        switch timeline.drive {
        case .time: position = .time(time)
        case .progress:
            let share = seconds > 0 ? min(max(time / seconds, 0), 1) : 1
            // Weighing both ends keeps the last position at exactly `to`.
            position = .progress(timeline.from * (1 - share) + timeline.to * share)
        }
        return Moment(state: timeline.state, position: position)
    }
}

extension [Act] {
    /// The acts in groups, a group a design.
    package var byDesign: [[Act]] {
        reduce(into: []) { groups, act in
            if groups.last?.last?.design.name == act.design.name {
                groups[groups.count - 1].append(act)
            } else {
                groups.append([act])
            }
        }
    }
}

/// Draws frames of acts, one after the other, and says whether anything has changed.
struct ActRenderer: ~Copyable {
    private var renderer = Renderer()
    /// The last frame, whose memory is used again.
    private(set) var image = Image(width: 0, height: 0, pixels: [])

    /// Draws the moment `time` seconds after the act's beginning.
    ///
    /// - Returns: Whether it looks different from the last frame.
    mutating func draw(_ act: Act, at time: Double, in environment: Environment) -> Bool {
        let next = renderer.render(act.design.scene(at: act.moment(at: time), in: environment))
        guard next != image else { return false }
        image = next
        return true
    }
}
