import Indicators

/// Runs a trace through a lifecycle, event by event, forward only.
///
/// What happens at the same time happens in this order: the work's end, taps, scrolling with
/// touches, alarms.
package struct Simulation {
    private let subject: RunningLifecycle
    private(set) var run: ReplayRun

    /// A run that has not begun.
    package init(_ subject: RunningLifecycle, _ course: ReplayCourse) {
        self.subject = subject
        let names = subject.names()
        run = ReplayRun(course, label: names.label, common: names.common)
    }

    /// The time from which on nothing moves, if nothing happens any more.
    var rest: Double { subject.rest() }

    /// Lets the next event happen if it is due by `limit`, in seconds; false when none is.
    package mutating func step(until limit: Double) -> Bool {
        let next = run.next(levels: subject.levels(), alarm: subject.alarm())
        guard let next, next.time <= limit + next.slack else { return false }
        for kind in run.take(next) {
            let reaction = subject.send(run.event(kind))
            let names = subject.names()
            run.note(
                reaction.effects,
                label: names.label,
                common: names.common,
                after: reaction.reach
            )
        }
        return true
    }

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
                progress: subject.progress(instant),
                reach: subject.reach(instant),
                values: subject.values(instant)
            )
            guard body(moment) else { return }
        }
    }
}
