import Indicators

/// The results of a replay: states, effects and duration.
struct ReplayRecord {
    /// The states, ordered by time.
    private(set) var visits: [LifecycleVisit] = []
    /// The effects, ordered by time.
    private(set) var effects: [TimedEffect] = []
    /// The time when the trace has ended and nothing moves any more, in seconds.
    private(set) var duration = 0.0

    /// Runs a lifecycle to the end of its inputs.
    init(of subject: RunningLifecycle, _ inputs: ReplayInputs) {
        var simulation = Simulation(subject, inputs)
        enter(simulation.run.label, simulation.run.common, at: 0)
        while simulation.step(until: .infinity) { add(simulation.run) }
        end(at: max(inputs.trace.end, simulation.run.time, simulation.rest))
    }

    /// Adds the effects and the state of the run's last event.
    private mutating func add(_ run: ReplayRun) {
        effects += run.effects.map { TimedEffect(time: run.time, effect: $0) }
        enter(run.label, run.common, at: run.time)
    }

    private mutating func end(at time: Double) {
        duration = time
        visits[visits.count - 1].end = time
    }

    private mutating func enter(_ state: String, _ common: StateName, at time: Double) {
        func isLast() -> Bool {
            guard let last = visits.last else { return false }
            return last.state == state && last.common == common
        }
        guard !isLast() else { return }
        // A state that ends at the time it starts is never visible, so it is removed. The first one
        // stays.
        if visits.count > 1, let last = visits.last, time <= last.start { visits.removeLast() }
        guard !isLast() else { return }
        if !visits.isEmpty { visits[visits.count - 1].end = time }
        visits.append(LifecycleVisit(state: state, common: common, start: time, end: time))
    }
}

/// A period of time that a lifecycle spends in one state.
public struct LifecycleVisit: Equatable, Sendable {
    /// The lifecycle's name of the state.
    public var state: String
    /// The design state that corresponds to the lifecycle state.
    public var common: StateName
    /// The time when the state is entered, in seconds.
    public var start: Double
    /// The time when the state is exited, in seconds. The last state ends with the replay.
    public var end: Double
}

/// An effect of a lifecycle, and its time.
public struct TimedEffect: Equatable, Sendable {
    /// The time on the trace's clock, in seconds.
    public var time: Double
    /// The call, its end, or the haptic feedback.
    public var effect: LifecycleEffect
}
