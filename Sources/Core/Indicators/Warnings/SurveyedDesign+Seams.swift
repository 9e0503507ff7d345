import Base
import Raster

extension SurveyedDesign {
    /// Values that jump where a loop sets time back, though on their own they would go on.
    func seams() -> [WarningKind.Finding] {
        var pictures = LayerPictures(of: design)
        var findings: [WarningKind.Finding] = []
        let round = commonRound
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

    /// Why a value may jump at the seam of a loop.
    private enum Cause {
        /// The loop goes back to the end of its lead-in, which the value passes without a jump.
        case leadIn
        /// A clock's round is of so many seconds, of which the loop's period is no multiple; all clocks
        /// are round after `whole` seconds.
        case clock(round: Double, period: Double, whole: Double)
    }

    /// The seconds after which all clocks of values are round; nil where none are near enough.
    private var commonRound: Double? {
        CommonRound(of: survey.values.flatMap { $0.clock?.rounds ?? [] }).seconds
    }

    private func cause(
        of value: DesignSurvey.Value,
        _ track: Resolved.Track,
        in timeline: StateTimeline,
        whole: Double?
    ) -> Cause? {
        if let clock = value.clock {
            // Where clocks are never round together each period cuts one of them.
            guard let whole,
                let cut = clock.rounds.first(where: { !timeline.period.isMultiple(of: $0) })
            else { return nil }
            return .clock(round: cut, period: timeline.period, whole: whole)
        }
        // A course that begins with the state before is told of by its own kind.
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
        let way =
            value.isShown ? " from \(Self.text(leap.before)) to \(Self.text(leap.after))" : ""
        let hint: String
        switch cause {
        case .leadIn:
            hint =
                "let it end with the value that it has at the end of the “intro”, "
                + "to which the loop goes back"
        case .clock(let round, let period, let whole):
            let (round, period) = (Decimal.text(round, 3), Decimal.text(period, 3))
            hint =
                "the clock comes round every \(round) s, and the period of \(period) s is no "
                + "multiple of it; without a period the state lasts \(Decimal.text(whole, 3)) s, "
                + "until all clocks are round"
        }
        return WarningKind.Finding(
            path: value.path(of: state),
            message: "the value jumps\(way) each time “\(state.rawValue)” repeats",
            hint: hint
        )
    }
}

extension StateTimeline {
    /// From the last moment of a loop to the one to which it goes back.
    fileprivate var seam: StateBorder.Passage { passage(at: intro + period) }

    /// Over the end of a loop's lead-in.
    fileprivate var leadInEnd: StateBorder.Passage { passage(at: intro) }

    private func passage(at seconds: Double) -> StateBorder.Passage {
        // Nearer to its end a period counts as over.
        StateBorder.Passage(
            before: Moment(state: state, position: .time(seconds - 1e-8)),
            after: Moment(state: state, position: .time(seconds))
        )
    }
}

extension Double {
    /// Whether it is a whole number of times another, but for rounding.
    fileprivate func isMultiple(of other: Double) -> Bool {
        remainder(ofRound: other) < 1e-9
    }
}
