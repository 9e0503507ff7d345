import Base
import Raster

extension SurveyedDesign {
    /// Returns findings for values that jump from an intro to its loop, or jump when a loop
    /// repeats, only because of a clock's period.
    func seams() -> [WarningKind.Finding] {
        var images = LayerImageCache(of: design)
        var findings: [WarningKind.Finding] = []
        for timeline in design.states {
            // Copies may share a place in the file. One warning is enough.
            var paths: [ModelPath] = []
            let commonPeriod = commonPeriod(in: timeline.state)
            for value in survey.values where value.measure != .other && !paths.contains(value.path)
            {
                guard let track = value.driven.motion.track(in: timeline.state),
                    let cause = cause(of: value, track, in: timeline, commonPeriod: commonPeriod)
                else { continue }
                let boundary = cause.isIntro ? timeline.introEnd : timeline.seam
                guard let jump = value.jump(over: boundary, of: design),
                    isSeen(value, over: boundary, &images)
                else { continue }
                paths.append(value.path)
                findings.append(finding(value, jump, cause, in: timeline.state))
            }
        }
        return findings
    }

    /// The reason why a value jumps within a state.
    private enum Cause {
        /// The intro ends with another value than the one at the beginning of the loop.
        case intro
        /// The loop's `period` is not a multiple of a clock's `round`. All clocks repeat after
        /// `whole` seconds.
        case clock(cycle: Double, period: Double, commonPeriod: Double)

        var isIntro: Bool {
            if case .intro = self { true } else { false }
        }
    }

    /// Returns the time in seconds after which all clocks of values repeat in a state. `nil` if it
    /// exceeds `DesignLimits.commonPeriod`.
    private func commonPeriod(in state: StateName) -> Double? {
        let cycles = survey.values.flatMap { $0.clock(in: state)?.cycleDurations ?? [] }
        return CommonPeriod(of: cycles).seconds
    }

    private func cause(
        of value: DesignSurvey.Value,
        _ track: Resolved.Track,
        in timeline: StateTimeline,
        commonPeriod: Double?
    ) -> Cause? {
        if timeline.intro > 0, track.intro != nil, !track.declaresJump,
            value.jump(over: timeline.introEnd, of: design) != nil
        {
            return .intro
        }
        if timeline.repeats, let clock = value.clock(in: timeline.state) {
            // If the clocks have no common period, every period cuts off one of them.
            guard let commonPeriod,
                let cut = clock.cycleDurations.first(where: { !timeline.period.isMultiple(of: $0) })
            else { return nil }
            return .clock(cycle: cut, period: timeline.period, commonPeriod: commonPeriod)
        }
        return nil
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
        var message = "the value jumps\(range) each time “\(state.rawValue)” repeats"
        switch cause {
        case .intro:
            message = "the value jumps\(range) at the end of the intro of “\(state.rawValue)”"
            hint =
                "end the “intro” with the value at the beginning of the “loop”, or declare an "
                + "intended jump in the loop's first keyframe, as in {0: {before: …, after: …}}"
        case .clock(let cycle, let period, let commonPeriod):
            let (cycle, period) = (Decimal.text(cycle, 3), Decimal.text(period, 3))
            hint =
                "make the period of \(period) s a multiple of the clock's \(cycle) s, or remove "
                + "“period”: the state then lasts \(Decimal.text(commonPeriod, 3)) s, until all clocks "
                + "repeat"
        }
        return WarningKind.Finding(
            path: value.path(of: state),
            message: message,
            hint: hint
        )
    }
}

extension StateTimeline {
    /// The boundary between the end of a loop and the time to which it returns.
    fileprivate var seam: StateTransition.Boundary { boundary(at: intro + period) }

    /// The boundary between the intro and the first period.
    fileprivate var introEnd: StateTransition.Boundary { boundary(at: intro) }

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
