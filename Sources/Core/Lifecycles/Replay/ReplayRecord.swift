import Indicators

/// What is kept of a run: the states in order, the effects, and the end.
struct ReplayRecord {
    /// The states in the order of time.
    private(set) var visits: [LifecycleVisit] = []
    /// The effects in the order of time.
    private(set) var effects: [TimedEffect] = []
    /// When the trace is over and nothing moves any more.
    private(set) var duration = 0.0

    /// The record of a run to its end.
    init(of subject: RunningLifecycle, _ course: ReplayCourse) {
        var simulation = Simulation(subject, course)
        enter(simulation.run.label, simulation.run.common, at: 0)
        while simulation.step(until: .infinity) { add(simulation.run) }
        end(at: max(course.trace.end, simulation.run.time, simulation.rest))
    }

    /// Adds what the latest event of a run led to.
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
        // What is left as soon as it is entered is never seen, but at the very beginning.
        if visits.count > 1, let last = visits.last, time <= last.start { visits.removeLast() }
        guard !isLast() else { return }
        if !visits.isEmpty { visits[visits.count - 1].end = time }
        visits.append(LifecycleVisit(state: state, common: common, start: time, end: time))
    }
}

/// A span of time that a lifecycle spends in one state.
public struct LifecycleVisit: Equatable, Sendable {
    /// The lifecycle's own name of the state.
    public var state: String
    /// The design's state that stands for it.
    public var common: StateName
    /// When it is entered, in seconds.
    public var start: Double
    /// When it is left, in seconds; the replay's end for the last one.
    public var end: Double
}

/// An effect of a lifecycle, and when.
public struct TimedEffect: Equatable, Sendable {
    /// When, in seconds of the trace's clock.
    public var time: Double
    /// What.
    public var effect: LifecycleEffect
}
