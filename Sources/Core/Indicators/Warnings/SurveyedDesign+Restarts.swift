import Raster

extension SurveyedDesign {
    /// Returns the values that snap back when a period repeats, because they start at the inherited
    /// value.
    func restarts() -> [WarningKind.Finding] {
        var pictures = LayerImages(of: design)
        var findings: [WarningKind.Finding] = []
        for timeline in design.states {
            for value in survey.values where value.measure != .other {
                guard let track = value.driven.motion.track(in: timeline.state),
                    track.start == .current,
                    let passage = value.passage(in: timeline),
                    let leap = value.leap(over: passage, of: design),
                    isSeen(value, over: passage, &pictures)
                else { continue }
                findings.append(finding(value, leap, in: timeline.state))
            }
        }
        return findings
    }

    private func finding(
        _ value: DesignSurvey.Value,
        _ leap: (before: [Double], after: [Double]),
        in state: StateName
    ) -> WarningKind.Finding {
        let way =
            value.isShown ? " from \(Self.text(leap.before)) to \(Self.text(leap.after))" : ""
        return WarningKind.Finding(
            path: value.path(of: state),
            message: "the value snaps back\(way) each time “\(state.rawValue)” repeats",
            hint: "end where the value begins, use “from: current” within an “intro” only, "
                + "or add to the value by “onto: current”"
        )
    }

    /// Returns the tracks that continue from a previous state in a state that has none.
    func firstStarts() -> [DesignSurvey.Ineffective] {
        guard let first = StateName.allCases.first(where: { design.timeline(of: $0) != nil }),
            // After a pull the indicator returns to the idle state, from the end of the retreat.
            first != .idle || !design.states.contains(where: { $0.state.isRetreat })
        else { return [] }
        return survey.values.compactMap { value in
            guard value.driven.motion.lists(first),
                let track = value.driven.motion.track(in: first),
                track.start != .own
            else { return nil }
            let word = track.start == .current ? "from" : "onto"
            return DesignSurvey.Ineffective(
                path: value.path(of: first),
                message: "“\(word): current” has no effect: "
                    + "no state comes before “\(first.rawValue)”",
                hint: "write the value with which it begins"
            )
        }
    }
}

extension StateName {
    /// Whether the idle state follows this one.
    fileprivate var isRetreat: Bool { self == .finishing || self == .canceling }
}

extension DesignSurvey.Value {
    /// Returns the passage from the first period of a state to the second. Returns `nil` if nothing
    /// repeats.
    fileprivate func passage(in timeline: StateTimeline) -> StateBorder.Passage? {
        guard let length = timeline.length, let seconds = repetition(in: timeline, length) else {
            return nil
        }
        // Times closer to the end of a period count as its end.
        return StateBorder.Passage(
            before: Moment(state: timeline.state, position: .time(seconds - 1e-8)),
            after: Moment(state: timeline.state, position: .time(seconds))
        )
    }

    /// Returns the time of the first repetition in seconds, or `nil` if nothing repeats.
    private func repetition(in timeline: StateTimeline, _ length: Double) -> Double? {
        guard let clock else { return timeline.repeats ? length : nil }
        let copy = copy ?? 0
        // Clocks that alternate or run once have no discontinuity.
        guard !clock.alternates, clock.times != 1 else { return nil }
        let seconds = max(clock.delays[copy % clock.delays.count], 0) + clock.period(ofCopy: copy)
        return timeline.repeats || seconds < length ? seconds : nil
    }

    /// The innermost clock, or `nil` for the state's own time.
    var clock: Resolved.Clock? {
        for case .clock(let clock) in times.reversed() { return clock }
        return nil
    }
}
