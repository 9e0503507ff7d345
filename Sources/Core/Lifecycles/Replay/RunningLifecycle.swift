import Indicators

/// A lifecycle with the state that it is in, whatever its kind: what feeds it is written and compiled once,
/// not for each kind.
package struct RunningLifecycle {
    /// The offsets at which the state may change by scrolling.
    let levels: () -> [ScrollLevel]
    /// The time of the next alarm that the state requests, in seconds; nil for none.
    let alarm: () -> Double?
    /// The time from which on nothing moves, if nothing happens any more.
    let rest: () -> Double
    /// What the state is called, in the article's words and in a design's.
    let names: () -> (label: String, common: StateName)
    /// How far a design's state has got, 0…1.
    let progress: (LifecycleInstant) -> Double
    /// The same, beyond 1 where a pull goes on beyond the threshold.
    let reach: (LifecycleInstant) -> Double
    /// What is drawn.
    let values: (LifecycleInstant) -> LifecycleValues
    /// Lets an event happen.
    let send: (LifecycleEvent) -> Reaction

    /// What an event led to.
    struct Reaction {
        /// What it leads to outside.
        var effects: [LifecycleEffect]
        /// How far the design's state had got that was left, beyond 1 for a pull beyond the threshold; 0
        /// where none was.
        var reach: Double
    }

    /// A lifecycle to which nothing has happened; `observe` is called with each state that follows.
    package init<Subject: Lifecycle>(
        _ subject: Subject,
        observe: @escaping (Subject.State) -> Void = { _ in }
    ) {
        var state = subject.initialState
        levels = { subject.levels(in: state) }
        alarm = { subject.alarm(in: state) }
        rest = { subject.rest(of: state) }
        names = { (subject.phase(of: state).rawValue, subject.common(of: state)) }
        progress = { subject.progress(of: state, at: $0) }
        reach = { subject.reach(of: state, at: $0) }
        values = { LifecycleValues(subject.values(of: state, at: $0)) }
        send = { event in
            let reaction = subject.reduce(state, event)
            let isLeft = subject.common(of: reaction.state) != subject.common(of: state)
            let instant = LifecycleInstant(time: event.time, offset: event.offset)
            let reach = isLeft ? subject.reach(of: state, at: instant) : 0
            state = reaction.state
            observe(state)
            return Reaction(effects: reaction.effects, reach: reach)
        }
    }
}
