import Base
import Raster

extension SurveyedDesign {
    /// Returns the values that jump when a loop repeats although they would be continuous.
    func seams() -> [WarningKind.Finding] {
        var pictures = LayerImages(of: design)
        var findings: [WarningKind.Finding] = []
        let round = commonPeriod
        for timeline in design.states where timeline.repeats {
            for value in survey.values where value.measure != .other {
                guard let track = value.driven.motion.track(in: timeline.state),
                    let cause = cause(of: value, track, in: timeline, whole: round),
                    let leap = value.leap(over: timeline.seam, of: design),
                    isSeen(value, over: timeline.seam, &pictures)
                else { continue }
                findings.append(finding(value, leap, cause, in: timeline.state))
            }
        }
        return findings
    }

    /// The reason for a jump when a loop repeats.
    private enum Cause {
        /// The loop returns to the end of its intro, which the value passes without a jump.
        case leadIn
        /// The loop's period is not a multiple of a clock's `round`. All clocks repeat after
        /// `whole` seconds.
        case clock(round: Double, period: Double, whole: Double)
    }

    /// The time after which all clocks of values repeat, in seconds, or `nil` if it is too long.
    private var commonPeriod: Double? {
        CommonPeriod(of: survey.values.flatMap { $0.clock?.rounds ?? [] }).seconds
    }

    private func cause(
        of value: DesignSurvey.Value,
        _ track: Resolved.Track,
        in timeline: StateTimeline,
        whole: Double?
    ) -> Cause? {
        if let clock = value.clock {
            // If clocks have no common period, any period cuts off one of them.
            guard let whole,
                let cut = clock.rounds.first(where: { !timeline.period.isMultiple(of: $0) })
            else { return nil }
            return .clock(round: cut, period: timeline.period, whole: whole)
        }
        // Tracks that start at the inherited value have their own kind of warning.
        guard timeline.intro > 0, track.start == .own,
            value.leap(over: timeline.leadInEnd, of: design) == nil
        else { return nil }
        return .leadIn
    }

    private func finding(
        _ value: DesignSurvey.Value,
        _ leap: (before: [Double], after: [Double]),
        _ cause: Cause,
        in state: StateName
    ) -> WarningKind.Finding {
        let range =
            value.isShown ? " from \(Self.text(leap.before)) to \(Self.text(leap.after))" : ""
        let hint: String
        switch cause {
        case .leadIn:
            hint =
                "end with the value at the end of the “intro”, "
                + "to which the loop goes back"
        case .clock(let round, let period, let whole):
            let (round, period) = (Decimal.text(round, 3), Decimal.text(period, 3))
            hint =
                "the clock repeats every \(round) s, and the period of \(period) s is not a "
                + "multiple of it; without a period the state lasts \(Decimal.text(whole, 3)) s, "
                + "until all clocks repeat"
        }
        return WarningKind.Finding(
            path: value.path(of: state),
            message: "the value jumps\(range) each time “\(state.rawValue)” repeats",
            hint: hint
        )
    }
}

extension StateTimeline {
    /// The passage from the end of a loop to the time to which it returns.
    fileprivate var seam: StateBorder.Passage { passage(at: intro + period) }

    /// The passage over the end of a loop's intro.
    fileprivate var leadInEnd: StateBorder.Passage { passage(at: intro) }

    private func passage(at seconds: Double) -> StateBorder.Passage {
        // Times closer to the end of a period count as its end.
        StateBorder.Passage(
            before: Moment(state: state, position: .time(seconds - 1e-8)),
            after: Moment(state: state, position: .time(seconds))
        )
    }
}

extension Double {
    /// Whether this is a multiple of `other`, within rounding errors.
    fileprivate func isMultiple(of other: Double) -> Bool {
        remainder(modulo: other) < 1e-9
    }
}
