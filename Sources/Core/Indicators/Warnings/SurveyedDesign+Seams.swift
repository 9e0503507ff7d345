import Base
import Raster

extension SurveyedDesign {
    /// Returns findings for values that jump when a loop repeats, only because of its intro or a
    /// clock's period.
    func seams() -> [WarningKind.Finding] {
        var images = LayerImageCache(of: design)
        var findings: [WarningKind.Finding] = []
        let commonPeriod = commonPeriod
        for timeline in design.states where timeline.repeats {
            for value in survey.values where value.measure != .other {
                guard let track = value.driven.motion.track(in: timeline.state),
                    let cause = cause(of: value, track, in: timeline, commonPeriod: commonPeriod),
                    let jump = value.jump(over: timeline.seam, of: design),
                    isSeen(value, over: timeline.seam, &images)
                else { continue }
                findings.append(finding(value, jump, cause, in: timeline.state))
            }
        }
        return findings
    }

    /// The reason why a value jumps when a loop repeats.
    private enum Cause {
        /// The loop returns to the end of its intro. The value is continuous there, but has another
        /// value at the end of the loop.
        case leadIn
        /// The loop's `period` is not a multiple of a clock's `round`. All clocks repeat after
        /// `whole` seconds.
        case clock(cycle: Double, period: Double, commonPeriod: Double)
    }

    /// The time in seconds after which all clocks of values repeat. `nil` if it exceeds
    /// `DesignLimits.commonPeriod`.
    private var commonPeriod: Double? {
        CommonPeriod(of: survey.values.flatMap { $0.clock?.cycleDurations ?? [] }).seconds
    }

    private func cause(
        of value: DesignSurvey.Value,
        _ track: Resolved.Track,
        in timeline: StateTimeline,
        commonPeriod: Double?
    ) -> Cause? {
        if let clock = value.clock {
            // If the clocks have no common period, every period cuts off one of them.
            guard let commonPeriod,
                let cut = clock.cycleDurations.first(where: { !timeline.period.isMultiple(of: $0) })
            else { return nil }
            return .clock(cycle: cut, period: timeline.period, commonPeriod: commonPeriod)
        }
        // For tracks that start at the inherited value, `restarts()` reports another warning.
        guard timeline.intro > 0, track.start == .own,
            value.jump(over: timeline.leadInEnd, of: design) == nil
        else { return nil }
        return .leadIn
    }

    private func finding(
        _ value: DesignSurvey.Value,
        _ jump: (before: [Double], after: [Double]),
        _ cause: Cause,
        in state: StateName
    ) -> WarningKind.Finding {
        let range =
            value.hasReadableComponents
            ? " from \(Self.text(jump.before)) to \(Self.text(jump.after))" : ""
        let hint: String
        switch cause {
        case .leadIn:
            hint = "end the loop with the value at the end of the “intro”"
        case .clock(let cycle, let period, let commonPeriod):
            let (cycle, period) = (Decimal.text(cycle, 3), Decimal.text(period, 3))
            hint =
                "make the period of \(period) s a multiple of the clock's \(cycle) s, or remove "
                + "“period”: the state then lasts \(Decimal.text(commonPeriod, 3)) s, until all clocks "
                + "repeat"
        }
        return WarningKind.Finding(
            path: value.path(of: state),
            message: "the value jumps\(range) each time “\(state.rawValue)” repeats",
            hint: hint
        )
    }
}

extension StateTimeline {
    /// The boundary between the end of a loop and the time to which it returns.
    fileprivate var seam: StateTransition.Boundary { boundary(at: intro + period) }

    /// The boundary at the end of a loop's intro.
    fileprivate var leadInEnd: StateTransition.Boundary { boundary(at: intro) }

    private func boundary(at seconds: Double) -> StateTransition.Boundary {
        // A time closer to the end of a period would count as its end.
        StateTransition.Boundary(
            before: Moment(state: state, position: .time(seconds - 1e-8)),
            after: Moment(state: state, position: .time(seconds))
        )
    }
}

extension Double {
    /// Returns whether this is a multiple of `other`, within rounding errors.
    fileprivate func isMultiple(of other: Double) -> Bool {
        remainder(modulo: other) < 1e-9
    }
}
