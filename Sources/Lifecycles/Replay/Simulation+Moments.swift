import Indicators

extension Simulation {
    /// Calls `body` with the moments at the times that `next` gives, which must not go back, until
    /// there are no more or `body` returns false.
    mutating func visit(_ next: () -> Double?, _ body: (LifecycleMoment) -> Bool) {
        var cursor = TraceCursor(course.trace)
        var effectCount = 0
        while let time = next() {
            while step(until: time) { effectCount += effects.count }
            cursor.advance(to: time)
            let instant = LifecycleInstant(time: time, offset: cursor.offset(at: time))
            let moment = LifecycleMoment(
                time: time,
                offset: instant.offset,
                isTouching: cursor.index >= 0 && cursor.isTouching,
                state: label,
                stateStart: starts.label,
                common: common,
                commonStart: starts.common,
                progress: subject.progress(of: state, at: instant),
                values: LifecycleValues(subject.values(of: state, at: instant)),
                effectCount: effectCount
            )
            guard body(moment) else { return }
        }
    }
}
