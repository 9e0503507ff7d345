import Raster

extension SurveyedDesign {
    /// Returns findings for values that jump back when a period repeats, because they start at the
    /// inherited value.
    func restarts() -> [WarningKind.Finding] {
        var images = LayerImageCache(of: design)
        var findings: [WarningKind.Finding] = []
        for timeline in design.states {
            for value in survey.values where value.measure != .other {
                guard let track = value.driven.motion.track(in: timeline.state),
                    track.start == .current,
                    let boundary = value.boundary(in: timeline),
                    let jump = value.jump(over: boundary, of: design),
                    isSeen(value, over: boundary, &images)
                else { continue }
                findings.append(finding(value, jump, in: timeline.state))
            }
        }
        return findings
    }

    private func finding(
        _ value: DesignSurvey.Value,
        _ jump: (before: [Double], after: [Double]),
        in state: StateName
    ) -> WarningKind.Finding {
        let range =
            value.hasReadableComponents
            ? " from \(Self.text(jump.before)) to \(Self.text(jump.after))" : ""
        return WarningKind.Finding(
            path: value.path(of: state),
            message: "the value snaps back\(range) each time “\(state.rawValue)” repeats",
            hint: "end with the value at the beginning, use “from: current” only in an “intro”, "
                + "or use “onto: current”"
        )
    }

    /// Returns the tracks that start at the inherited value in a state without a previous state.
    func startsWithoutPredecessor() -> [DesignSurvey.Ineffective] {
        guard let first = StateName.allCases.first(where: { design.timeline(of: $0) != nil }),
            // The idle state has a previous state if the indicator returns to it after a pull.
            first != .idle || !design.states.contains(where: { $0.state.precedesIdle })
        else { return [] }
        return survey.values.compactMap { value in
            guard value.driven.motion.hasOwnTrack(in: first),
                let track = value.driven.motion.track(in: first),
                let start = [track.opening, track].map({ $0.start }).first(where: { $0 != .own })
            else { return nil }
            let word = start == .current ? "from" : "onto"
            return DesignSurvey.Ineffective(
                path: value.path(of: first),
                message: "“\(word): current” has no effect: "
                    + "no state comes before “\(first.rawValue)”",
                hint: "write an initial value instead"
            )
        }
    }
}

extension StateName {
    /// Whether the idle state follows this state.
    fileprivate var precedesIdle: Bool { self == .finishing || self == .canceling }
}

extension DesignSurvey.Value {
    /// Returns the boundary between the first two periods of the state or clock. Returns `nil` if
    /// neither repeats.
    fileprivate func boundary(in timeline: StateTimeline) -> StateTransition.Boundary? {
        guard let length = timeline.length, let seconds = repetition(in: timeline, length) else {
            return nil
        }
        // A time closer to the end of a period would count as its end.
        return StateTransition.Boundary(
            before: Moment(state: timeline.state, position: .time(seconds - 1e-8)),
            after: Moment(state: timeline.state, position: .time(seconds))
        )
    }

    /// Returns the end of the first period of the state or clock, in seconds. Returns `nil` if
    /// neither repeats.
    private func repetition(in timeline: StateTimeline, _ length: Double) -> Double? {
        guard let clock = clock(in: timeline.state) else { return timeline.repeats ? length : nil }
        let copy = copy ?? 0
        // Clocks that alternate or run once have no discontinuity.
        guard !clock.alternates, clock.times != 1 else { return nil }
        let seconds =
            timeline.intro + max(clock.delays[copy % clock.delays.count], 0)
            + clock.period(ofCopy: copy)
        return timeline.repeats || seconds < length ? seconds : nil
    }

    /// Returns the innermost clock in a state, or `nil` for the state's own time.
    func clock(in state: StateName) -> Resolved.Clock? {
        for case .clock(let clocks) in times.reversed() {
            if let clock = clocks[state] { return clock }
        }
        return nil
    }
}
