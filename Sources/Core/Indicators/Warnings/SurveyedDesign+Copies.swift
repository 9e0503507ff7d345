import Base
import Raster

extension SurveyedDesign {
    /// Returns findings for values whose delayed copies have not reached their last value when a
    /// state ends.
    func unfinishedCopies() -> [WarningKind.Finding] {
        var images = LayerImageCache(of: design)
        var findings: [WarningKind.Finding] = []
        for timeline in design.states where !timeline.repeats {
            let end = Moment(
                state: timeline.state,
                position: timeline.end,
                after: design.defaultHistory(before: timeline.state)
            )
            let next = loopStart(after: timeline.state)
            var paths: [ModelPath] = []
            for value in survey.values where !paths.contains(value.path) {
                guard value.isDelayed(in: timeline.state),
                    let copy = value.unfinishedCopy(at: end, of: design),
                    !value.continues(from: end, to: next, of: design),
                    isVisible(value, at: end, &images)
                else { continue }
                paths.append(value.path)
                findings.append(finding(value, copy, in: timeline.state))
            }
        }
        return findings
    }

    /// Returns the beginning of the loop that follows a pull, or `nil` for other states.
    private func loopStart(after state: StateName) -> Moment? {
        guard [.pulling, .armed].contains(state),
            let loop = design.timeline(of: .refreshing), loop.drive == .time
        else { return nil }
        return Moment(
            state: .refreshing,
            position: .time(0),
            after: design.defaultHistory(before: .refreshing)
        )
    }

    /// Returns whether the outermost layer that contains a value is visible at a moment.
    private func isVisible(
        _ value: DesignSurvey.Value,
        at moment: Moment,
        _ images: inout LayerImageCache
    ) -> Bool {
        guard let layer = value.outermostLayer else { return true }
        return images.image(ofLayer: layer, at: moment).map { !$0.isEmpty } ?? false
    }

    private func finding(
        _ value: DesignSurvey.Value,
        _ copy: (now: [Double], last: [Double]),
        in state: StateName
    ) -> WarningKind.Finding {
        let range =
            value.hasReadableComponents
            ? ": the value is \(Self.text(copy.now)) and not yet \(Self.text(copy.last))" : ""
        return WarningKind.Finding(
            path: value.path(of: state),
            message: "copies are still moving when “\(state.rawValue)” ends\(range)",
            hint: "shorten the delays in this state, as in delay: {\(state.rawValue): 0.02}, or "
                + "lengthen the state, or place the last keyframe earlier"
        )
    }
}

extension DesignSurvey.Value {
    /// Whether the value moves in a state with delayed copies.
    fileprivate func isDelayed(in state: StateName) -> Bool {
        guard measure != .other, let track = driven.motion.track(in: state) ?? anyTrack(in: state),
            !track.isConstant
        else { return false }
        return times.contains { step in
            guard case .copies(_, let delays) = step else { return false }
            return delays?[state] != nil
        }
    }

    /// Whether every copy has the same value at two moments. Such copies play a part of the loop
    /// during the pull.
    fileprivate func continues(from end: Moment, to next: Moment?, of design: Design) -> Bool {
        guard let next else { return false }
        return zip(numbers(at: end, of: design), numbers(at: next, of: design)).allSatisfy {
            now,
            later in
            now.count == later.count
                && !zip(now, later).contains { measure.differsVisibly($0, $1) }
        }
    }

    /// Returns the track of the first copy in a state.
    private func anyTrack(in state: StateName) -> Resolved.Track? {
        driven.motion.copies.first?.track(in: state)
    }

    /// Returns the components of the first copy that differs from its last value at a moment, and
    /// the last value. Returns `nil` if there is none.
    fileprivate func unfinishedCopy(
        at end: Moment,
        of design: Design
    ) -> (now: [Double], last: [Double])? {
        zip(
            numbers(at: end, of: design),
            numbers(at: end, of: design, ignoresDelays: true)
        ).first { now, last in
            now.count == last.count
                && zip(now, last).contains { measure.differsVisibly($0, $1) }
        }.map { (now: $0, last: $1) }
    }
}
