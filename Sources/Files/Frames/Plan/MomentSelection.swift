import Base
import Indicators

/// A selection of moments of a design.
package struct MomentSelection: Equatable, Sendable {
    /// A selection of moments within a state.
    package enum Times: Equatable, Sendable {
        /// The moments that the design specifies.
        case ofDesign
        /// A number of evenly spaced moments.
        case steps(Int)
        /// The given values of progress.
        case progress([Double])
        /// The given times, in seconds.
        case time([Double])
    }

    /// The states, or `nil` for all states for which `times` is meaningful.
    package var states: [StateName]?
    /// The moments within each state.
    package var times: Times
    /// The number of frames per second in states that time drives.
    package var fps: Double
    /// Whether to draw several periods of a loop if its frames can then be exactly 1/`fps` seconds
    /// apart.
    package var wholePeriods: Bool
    /// The seconds since the beginning of a loop's period when the loop ends and the states after
    /// it begin. `nil` for the end of a period.
    package var loopEnd: Double?

    package init(
        states: [StateName]?,
        times: Times = .ofDesign,
        fps: Double = 60,
        wholePeriods: Bool = false,
        loopEnd: Double? = nil
    ) {
        self.states = states
        self.times = times
        self.fps = fps
        self.wholePeriods = wholePeriods
        self.loopEnd = loopEnd
    }

    /// Returns the selected frames of `timelines`, in their order. Ignores states that do not
    /// exist.
    ///
    /// - Throws: `InputError` if progress or time is selected for a state that it does not drive,
    ///   if a state would have too many frames, or if no selected state follows a loop although
    ///   `loopEnd` is set.
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
        guard let loopEnd else { return chosen }
        return try Self.leavingLoops(chosen, at: loopEnd, timelines, named: design)
    }

    /// Returns the frames, with those of states after a loop as they are when the loop ends
    /// `seconds` after the beginning of a period.
    private static func leavingLoops(
        _ frames: [StateFrame],
        at seconds: Double,
        _ timelines: [StateTimeline],
        named design: String
    ) throws(InputError) -> [StateFrame] {
        var followsLoop = false
        let result = frames.map { frame in
            let state = frame.moment.state
            let history = timelines.defaultHistory(before: state, loopTime: seconds)
            guard history != timelines.defaultHistory(before: state) else { return frame }
            followsLoop = true
            return frame.following(history)
        }
        guard followsLoop else {
            throw InputError(
                "--from needs a state that follows a loop, and none of \(design) is selected",
                hint: "select the state after the loop, for example with --state finishing"
            )
        }
        return result
    }

    /// Returns notes about the selected states, one line each.
    package func notes(on design: some Indicator) -> [String] {
        guard times == .ofDesign else { return [] }
        return design.states.filter(isChosen).compactMap { frames(of: $0).note(of: design.name) }
    }

    private func frames(of timeline: StateTimeline) -> StateFrames {
        var steps: Int?
        if case .steps(let count) = times { steps = count }
        return StateFrames(of: timeline, steps: steps, fps: fps, wholePeriods: wholePeriods)
    }

    /// Returns the error for a selection that contains no moments.
    package func emptySelectionError(for designs: [any Indicator]) -> InputError {
        let owner = designs.count == 1 ? designs[0].name : "the designs"
        let states = designs.flatMap(\.states).map(\.state.rawValue).unique()
        let list = states.joined(separator: ", ")
        func hint(_ option: String) -> String {
            "omit \(option), or name a state with --state: \(list)"
        }
        return switch times {
        case .progress:
            InputError("progress drives no state of \(owner)", hint: hint("--progress"))
        case .time: InputError("time drives no state of \(owner)", hint: hint("--time"))
        case .ofDesign, .steps: InputError("no frames are selected")
        }
    }

    /// Whether a state is selected: by its name, or because `times` is meaningful for it.
    private func isChosen(_ timeline: StateTimeline) -> Bool {
        if let states { return states.contains(timeline.state) }
        return switch times {
        case .ofDesign, .steps: true
        // The progress of a state such as idle is constant, so it cannot be selected.
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
            hint: "use a value up to 1, or select the state armed with --state armed"
        )
    }

    /// Whether the moments of a state can be specified in seconds.
    private static func followsClock(_ timeline: StateTimeline) -> Bool {
        timeline.drive == .time || timeline.duration != nil
    }
}
