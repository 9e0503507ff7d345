/// The border between a state and the one that follows it.
package struct StateBorder: Equatable, Sendable {
    /// The last moment of a state and the first of the next.
    package struct Passage: Equatable, Sendable {
        /// The last moment of the ending state.
        package let before: Moment
        /// The first moment of the beginning state.
        package let after: Moment
    }

    /// The state that ends.
    package let from: StateName
    /// The state that begins.
    package let to: StateName
    /// The transitions between both states.
    ///
    /// A loop has two: from just before the end of its period, and from the end, which equals the
    /// beginning of the next period.
    package let passages: [Passage]

    /// Creates the border between two states. Returns `nil` if the indicator lacks one of them.
    init?(from: StateName, to: StateName, of indicator: some Indicator) {
        guard let first = indicator.timeline(of: from), let second = indicator.timeline(of: to)
        else { return nil }
        self.from = from
        self.to = to
        let history = indicator.defaultHistory(before: from)
        passages = first.ends(before: second).map { end in
            let before = Moment(state: from, position: end, after: history)
            return Passage(
                before: before,
                after: Moment(state: to, position: second.start, after: [before] + history)
            )
        }
    }
}

extension Indicator {
    /// The borders between consecutive states in the default order. States that the indicator lacks
    /// are skipped.
    package var defaultBorders: [StateBorder] {
        StateName.allCases.compactMap { state in
            defaultHistory(before: state).first.flatMap {
                StateBorder(from: $0.state, to: state, of: self)
            }
        }
    }

    /// The borders in the default order, and the one from `finishing` to `failure`. The
    /// `refreshable` lifecycle shows failures after the indicator has gone.
    package var bordersIncludingFailure: [StateBorder] {
        defaultBorders + [StateBorder(from: .finishing, to: .failure, of: self)].compactMap { $0 }
    }

    /// All borders that can occur, including those on the way back to `idle`.
    package var borders: [StateBorder] {
        let returns: [(StateName, StateName)] = [
            (.success, .finishing), (.failure, .finishing), (.finishing, .idle),
            (.canceling, .idle),
        ]
        return bordersIncludingFailure
            + returns.compactMap { StateBorder(from: $0.0, to: $0.1, of: self) }
    }

    /// Returns the ends of the states before `state` in the default order, latest first.
    package func defaultHistory(before state: StateName) -> [Moment] {
        var moments: [Moment] = []
        var state = state
        while let before = state.predecessor {
            if let timeline = timeline(of: before) {
                moments.append(Moment(state: before, position: timeline.end))
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

    /// Returns the possible positions of the state's end before `next`.
    fileprivate func ends(before next: StateTimeline) -> [Moment.Position] {
        // A cancelled pull ends at any progress. It is assumed to end where the next state begins.
        if next.state == .canceling, drive == .progress, next.drive == .progress {
            return [.progress(next.from)]
        }
        guard repeats else { return [end] }
        return [.time((intro + period) * (1 - 1e-9)), end]
    }
}
