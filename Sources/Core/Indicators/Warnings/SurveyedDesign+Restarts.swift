import Raster

extension SurveyedDesign {
    /// Values that snap back where a period begins again, since they began with the value before.
    func restarts() -> [WarningKind.Finding] {
        var pictures = LayerPictures(of: design)
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
            hint: "let it end where it begins, come from there within an “intro”, "
                + "or go round by “onto: current”"
        )
    }

    /// Courses that go on from a state before, in one that has none before it.
    func firstStarts() -> [DesignSurvey.Idle] {
        guard let first = StateName.allCases.first(where: { design.timeline(of: $0) != nil }),
            // A pull that is over comes to rest, from where it was left.
            first != .idle || !design.states.contains(where: { $0.state.isRetreat })
        else { return [] }
        return survey.values.compactMap { value in
            guard value.driven.motion.lists(first),
                let track = value.driven.motion.track(in: first),
                track.start != .own
            else { return nil }
            let word = track.start == .current ? "from" : "onto"
            return DesignSurvey.Idle(
                path: value.path(of: first),
                message: "“\(word): current” has no effect: "
                    + "no state comes before “\(first.rawValue)”",
                hint: "write the value with which it begins"
            )
        }
    }
}

extension StateName {
    /// Whether the indicator comes to rest after it.
    fileprivate var isRetreat: Bool { self == .finishing || self == .canceling }
}

extension DesignSurvey.Value {
    /// The end of the first period in a state, and the beginning of the second; nil where nothing repeats.
    fileprivate func passage(in timeline: StateTimeline) -> StateBorder.Passage? {
        guard let length = timeline.length, let seconds = repetition(in: timeline, length) else {
            return nil
        }
        // Nearer to its end a period counts as over.
        return StateBorder.Passage(
            before: Moment(state: timeline.state, position: .time(seconds - 1e-8)),
            after: Moment(state: timeline.state, position: .time(seconds))
        )
    }

    /// After how many seconds it begins again.
    private func repetition(in timeline: StateTimeline, _ length: Double) -> Double? {
        guard let clock else { return timeline.repeats ? length : nil }
        let copy = copy ?? 0
        // What runs there and back, or once, is never cut off.
        guard !clock.alternates, clock.times != 1 else { return nil }
        let seconds = max(clock.delays[copy % clock.delays.count], 0) + clock.period(ofCopy: copy)
        return timeline.repeats || seconds < length ? seconds : nil
    }

    /// The clock by which it runs; nil for the state's own time.
    var clock: Resolved.Clock? {
        for case .clock(let clock) in times.reversed() { return clock }
        return nil
    }
}
