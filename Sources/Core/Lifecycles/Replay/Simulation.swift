import Indicators

/// The forward simulation of a lifecycle, event by event.
///
/// Events at the same time occur in this order: ends of the work, taps, scrolling and touches,
/// alarms.
package struct Simulation {
    private let subject: RunningLifecycle
    private(set) var run: ReplayRun

    /// Creates a simulation before its first event.
    package init(_ subject: RunningLifecycle, _ inputs: ReplayInputs) {
        self.subject = subject
        let names = subject.names()
        run = ReplayRun(inputs, label: names.label, common: names.common)
    }

    /// The time after which nothing moves if no further event occurs, in seconds.
    var rest: Double { subject.rest() }

    /// Processes the next event if it is due by `limit`, in seconds. Returns `false` otherwise.
    package mutating func step(until limit: Double) -> Bool {
        let next = run.next(levels: subject.levels(), alarm: subject.alarm())
        guard let next, next.time <= limit + next.slack else { return false }
        for kind in run.advance(to: next) {
            let reaction = subject.send(run.event(kind))
            let names = subject.names()
            run.record(
                reaction.effects,
                label: names.label,
                common: names.common,
                after: reaction.reach
            )
        }
        return true
    }

    /// Calls `body` with the moments at the times from `next`, which must be in ascending order.
    ///
    /// Stops when `next` returns `nil` or `body` returns `false`.
    mutating func visit(_ next: () -> Double?, _ body: (LifecycleMoment) -> Bool) {
        var cursor = TraceCursor(run.inputs.trace)
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
