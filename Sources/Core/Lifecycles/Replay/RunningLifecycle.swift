import Indicators

/// A type-erased lifecycle with its current state.
///
/// The replay uses these closures, so its code is compiled only once for all lifecycles.
package struct RunningLifecycle {
    /// Returns the offsets where scrolling may change the state.
    let levels: () -> [ScrollLevel]
    /// Returns the time of the next alarm, in seconds, or `nil` if the state has none.
    let alarm: () -> Double?
    /// Returns the time after which nothing moves if no further event occurs, in seconds.
    let rest: () -> Double
    /// Returns the lifecycle's name of the state, and the design state.
    let names: () -> (label: String, common: StateName)
    /// Returns the progress of the design state, 0…1.
    let progress: (LifecycleInstant) -> Double
    /// Returns the progress, which exceeds 1 in the armed state for a pull beyond the threshold.
    let reach: (LifecycleInstant) -> Double
    /// Returns the values that are drawn at an instant.
    let values: (LifecycleInstant) -> LifecycleValues
    /// Applies an event to the state.
    let send: (LifecycleEvent) -> Reaction

    /// The results of an event besides the new state.
    struct Reaction {
        var effects: [LifecycleEffect]
        /// The progress of the design state that the event ended, or 0 if it continues.
        ///
        /// It exceeds 1 for a pull beyond the threshold.
        var reach: Double
    }

    /// Creates a lifecycle in its initial state. `observe` is called with each state that follows.
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
