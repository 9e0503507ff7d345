import Indicators

/// Runs a trace through a lifecycle, event by event, forward only.
///
/// What happens at the same time happens in this order: the work's end, taps, scrolling with
/// touches, alarms.
package struct Simulation<Subject: Lifecycle>: Sendable {
    let subject: Subject
    package private(set) var state: Subject.State
    private(set) var run: ReplayRun

    /// A run that has not begun.
    package init(_ subject: Subject, _ course: ReplayCourse) {
        self.subject = subject
        state = subject.initialState
        run = ReplayRun(course, label: subject.label(of: state), common: subject.common(of: state))
    }

    /// Lets the next event happen if it is due by `limit`, in seconds; false when none is.
    package mutating func step(until limit: Double) -> Bool {
        let next = run.next(levels: subject.levels(in: state), alarm: subject.alarm(in: state))
        guard let next, next.time <= limit + next.slack else { return false }
        for kind in run.take(next) { send(kind) }
        return true
    }

    private mutating func send(_ kind: LifecycleEvent.Kind) {
        let event = run.event(kind)
        let instant = LifecycleInstant(time: event.time, offset: event.offset)
        let reaction = subject.reduce(state, event)
        let common = subject.common(of: reaction.state)
        let isLeft = common != run.common
        run.note(
            reaction.effects,
            label: subject.label(of: reaction.state),
            common: common,
            after: isLeft ? subject.progress(of: state, at: instant) : 0
        )
        state = reaction.state
    }
}

extension Simulation {
    /// Calls `body` with the moments at the times that `next` gives, which must not go back, until
    /// there are no more or `body` returns false.
    mutating func visit(_ next: () -> Double?, _ body: (LifecycleMoment) -> Bool) {
        var cursor = TraceCursor(run.course.trace)
        while let time = next() {
            while step(until: time) {}
            cursor.advance(to: time)
            let instant = LifecycleInstant(time: time, offset: cursor.offset(at: time))
            let moment = run.moment(
                at: instant,
                isTouching: cursor.index >= 0 && cursor.isTouching,
                progress: subject.progress(of: state, at: instant),
                values: LifecycleValues(subject.values(of: state, at: instant))
            )
            guard body(moment) else { return }
        }
    }
}
