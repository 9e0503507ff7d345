/// Where a state of an indicator is followed by another.
package struct StateBorder: Equatable, Sendable {
    /// A last moment of the one, and the first of the other after it.
    package struct Passage: Equatable, Sendable {
        /// The last.
        package let before: Moment
        /// The first.
        package let after: Moment
    }

    /// The state that ends.
    package let from: StateName
    /// The state that begins.
    package let to: StateName
    /// How one becomes the other: a loop ends where its period does, which is where the next begins.
    package let passages: [Passage]

    /// The border between two states; nil where the indicator does not have both.
    init?(from: StateName, to: StateName, of indicator: some Indicator) {
        guard let first = indicator.timeline(of: from), let second = indicator.timeline(of: to)
        else { return nil }
        self.from = from
        self.to = to
        let history = indicator.usualCourse(before: from)
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
    /// The borders of the usual course: of each state with the nearest before it that the indicator has.
    package var usualBorders: [StateBorder] {
        StateName.allCases.compactMap { state in
            usualCourse(before: state).first.flatMap {
                StateBorder(from: $0.state, to: state, of: self)
            }
        }
    }

    /// The borders of the usual course, and that of an error which is shown once the indicator is gone,
    /// as the lifecycle `refreshable` does.
    package var coursesToResults: [StateBorder] {
        usualBorders + [StateBorder(from: .finishing, to: .failure, of: self)].compactMap { $0 }
    }

    /// All borders that a pull may come to, those on the way back among them.
    package var borders: [StateBorder] {
        let ways: [(StateName, StateName)] = [
            (.success, .finishing), (.failure, .finishing), (.finishing, .idle),
            (.canceling, .idle),
        ]
        return coursesToResults
            + ways.compactMap { StateBorder(from: $0.0, to: $0.1, of: self) }
    }

    /// Where the states before one are left in the usual course, the latest first.
    package func usualCourse(before state: StateName) -> [Moment] {
        var course: [Moment] = []
        var state = state
        while let before = state.predecessor {
            if let timeline = timeline(of: before) {
                course.append(Moment(state: before, position: timeline.end))
            }
            state = before
        }
        return course
    }
}

extension StateTimeline {
    /// Where the state begins.
    fileprivate var start: Moment.Position {
        drive == .time ? .time(0) : .progress(from)
    }

    /// Where the state may end for another to begin.
    fileprivate func ends(before next: StateTimeline) -> [Moment.Position] {
        // A pull is canceled where it is, however far it could have gone.
        if next.state == .canceling, drive == .progress, next.drive == .progress {
            return [.progress(next.from)]
        }
        guard repeats else { return [end] }
        return [.time((intro + period) * (1 - 1e-9)), end]
    }
}
