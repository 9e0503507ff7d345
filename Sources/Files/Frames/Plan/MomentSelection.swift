import Base
import Indicators

/// Which moments of a design are drawn.
package struct MomentSelection: Equatable, Sendable {
    /// When in a state.
    package enum Times: Equatable, Sendable {
        /// As the design says.
        case ofDesign
        /// So many, evenly spread.
        case steps(Int)
        /// At these progresses.
        case progress([Double])
        /// At these seconds.
        case time([Double])
    }

    /// The states; nil for all that the design has and that `times` suits.
    package var states: [StateName]?
    /// When in each.
    package var times: Times
    /// Frames a second, for states that follow the clock.
    package var fps: Double
    /// Whether loops keep to `fps`, for as many periods as that takes.
    package var wholePeriods: Bool

    /// A choice of moments.
    package init(
        states: [StateName]?,
        times: Times = .ofDesign,
        fps: Double = 60,
        wholePeriods: Bool = false
    ) {
        self.states = states
        self.times = times
        self.fps = fps
        self.wholePeriods = wholePeriods
    }

    /// The frames at the chosen moments of `timelines`, state by state in the timelines' order; states that are
    /// not there are left out.
    ///
    /// - Throws: `InputError` where progress or time is asked of a state that does not follow it,
    ///   and where a state would have too many frames.
    package func frames(
        of timelines: [StateTimeline],
        named design: String
    ) throws(InputError) -> [StateFrame] {
        var chosen: [StateFrame] = []
        for timeline in timelines where isChosen(timeline) {
            switch times {
            case .ofDesign, .steps:
                let frames = frames(of: timeline)
                try frames.checkLength(of: design, hint: "use a lower --fps, --steps, or --time")
                chosen += frames.list
            case .progress(let values):
                try check(values, of: timeline, named: design)
                chosen += values.map {
                    StateFrame(Moment(state: timeline.state, position: .progress($0)))
                }
            case .time(let values):
                guard Self.followsClock(timeline) else {
                    throw InputError(
                        "\(timeline.state.rawValue) of \(design) does not follow the clock",
                        hint: "use --progress"
                    )
                }
                chosen += values.map {
                    StateFrame(Moment(state: timeline.state, position: .time($0)))
                }
            }
        }
        return chosen
    }

    /// What is to be said of the chosen states' frames, a line each.
    package func notes(on design: some Indicator) -> [String] {
        guard times == .ofDesign else { return [] }
        return design.states.filter(isChosen).compactMap { frames(of: $0).note(of: design.name) }
    }

    private func frames(of timeline: StateTimeline) -> StateFrames {
        var steps: Int?
        if case .steps(let count) = times { steps = count }
        return StateFrames(of: timeline, steps: steps, fps: fps, wholePeriods: wholePeriods)
    }

    /// Why no moment of `designs` is chosen, where that is so.
    package func emptiness(of designs: [any Indicator]) -> InputError {
        let owner = designs.count == 1 ? designs[0].name : "the designs"
        let states = designs.flatMap(\.states).map(\.state.rawValue).unique()
        let hint = "leave it out, or name a state with --state: \(states.joined(separator: ", "))"
        return switch times {
        case .progress:
            InputError("no state of \(owner) moves with --progress", hint: hint)
        case .time: InputError("no state of \(owner) follows the clock of --time", hint: hint)
        case .ofDesign, .steps: InputError("no frame is chosen")
        }
    }

    /// Whether the state is drawn: named, or all are and it suits the times.
    private func isChosen(_ timeline: StateTimeline) -> Bool {
        if let states { return states.contains(timeline.state) }
        return switch times {
        case .ofDesign, .steps: true
        // A state that stands still, as idle does, has no progress to choose.
        case .progress: timeline.drive == .progress && timeline.from != timeline.to
        case .time: timeline.drive == .time
        }
    }

    private func check(
        _ values: [Double],
        of timeline: StateTimeline,
        named design: String
    ) throws(InputError) {
        guard timeline.drive == .progress else {
            throw InputError(
                "\(timeline.state.rawValue) of \(design) follows the clock",
                hint: "use --time"
            )
        }
        guard timeline.state != .armed, let beyond = values.first(where: { $0 > 1 }) else { return }
        throw InputError(
            "progress \(NumberText.short(beyond)) is more than 1 in \(timeline.state.rawValue)",
            hint: "only armed goes beyond 1; ask for it alone, with --state armed"
        )
    }

    /// Whether seconds mean something in the state.
    private static func followsClock(_ timeline: StateTimeline) -> Bool {
        timeline.drive == .time || timeline.duration != nil
    }
}
