/// A transition from a state to the state that follows it.
package struct StateTransition: Equatable, Sendable {
    /// The moments on both sides of a transition.
    package struct Boundary: Equatable, Sendable {
        /// The last moment of the ending state.
        package let before: Moment
        /// The first moment of the beginning state.
        package let after: Moment
    }

    /// The state that ends.
    package let from: StateName
    /// The state that begins.
    package let to: StateName
    /// The moments on both sides of the transition.
    ///
    /// A loop has two: from just before the end of its period, and from the end itself. At the end,
    /// values are those of the next period's beginning.
    package let boundaries: [Boundary]

    /// Creates the transition between two states. Returns `nil` if the indicator lacks one of them.
    init?(from: StateName, to: StateName, of indicator: some Indicator) {
        guard let first = indicator.timeline(of: from), let second = indicator.timeline(of: to)
        else { return nil }
        self.from = from
        self.to = to
        let history = indicator.defaultHistory(before: from)
        boundaries = first.ends(before: second).map { end in
            let before = Moment(state: from, position: end, after: history)
            return Boundary(
                before: before,
                after: Moment(state: to, position: second.start, after: [before] + history)
            )
        }
    }
}

extension Indicator {
    /// The transitions between consecutive states in the default order. States that the indicator
    /// lacks are skipped.
    package var defaultTransitions: [StateTransition] {
        StateName.allCases.compactMap { state in
            defaultHistory(before: state).first.flatMap {
                StateTransition(from: $0.state, to: state, of: self)
            }
        }
    }

    /// The transitions in the default order, and the one from `finishing` to `failure`. It occurs
    /// in the `refreshable` lifecycle, which shows failures after the indicator has gone.
    package var transitionsIncludingFailure: [StateTransition] {
        defaultTransitions
            + [StateTransition(from: .finishing, to: .failure, of: self)].compactMap { $0 }
    }

    /// All possible transitions, including those that return to `idle`.
    package var transitions: [StateTransition] {
        let returns: [(StateName, StateName)] = [
            (.success, .finishing), (.failure, .finishing), (.finishing, .idle),
            (.canceling, .idle),
        ]
        return transitionsIncludingFailure
            + returns.compactMap { StateTransition(from: $0.0, to: $0.1, of: self) }
    }

    /// Returns the last moments of the states before `state` in the default order, latest first.
    package func defaultHistory(before state: StateName) -> [Moment] {
        states.defaultHistory(before: state)
    }
}

extension [StateTimeline] {
    /// Returns the last moments of the states before `state` in the default order, latest first.
    ///
    /// A state that repeats ends after whole periods, or `loopTime` seconds after the beginning of
    /// a period.
    package func defaultHistory(before state: StateName, loopTime: Double? = nil) -> [Moment] {
        var moments: [Moment] = []
        var state = state
        while let before = state.predecessor {
            if let timeline = first(where: { $0.state == before }) {
                let position =
                    loopTime.flatMap { time in
                        timeline.repeats ? .time(timeline.intro + time) : nil
                    } ?? timeline.end
                moments.append(Moment(state: before, position: position))
            }
            state = before
        }
        return moments
    }
}

extension StateTimeline {
    /// The position at the beginning of the state.
    fileprivate var start: Moment.Position {
        drive == .time ? .time(0) : .progress(from)
    }

    /// Returns the positions where the state may end before `next`.
    fileprivate func ends(before next: StateTimeline) -> [Moment.Position] {
        // A cancelled pull ends at any progress. It is assumed to end where the next state begins.
        if next.state == .canceling, drive == .progress, next.drive == .progress {
            return [.progress(next.from)]
        }
        guard repeats else { return [end] }
        return [.time((intro + period) * (1 - 1e-9)), end]
    }
}
