import Indicators

/// Runs a trace through a lifecycle, event by event, forward only.
///
/// What happens at the same time happens in this order: the work's end, taps, scrolling with
/// touches, alarms.
package struct Simulation<Subject: Lifecycle>: Sendable {
    let subject: Subject
    let course: ReplayCourse
    private var scrolling: ScrollFeed
    private var tapIndex = 0
    private var callCount = 0
    /// The ends of the running work, by time.
    private var ends: [(time: Double, outcome: RefreshOutcome, call: Int)] = []
    package private(set) var state: Subject.State
    private(set) var label: String
    private(set) var common: StateName
    /// When the states of these names were entered.
    private(set) var starts = (label: 0.0, common: 0.0)
    /// How far the states were that have been left since the last idle one, the latest first.
    private(set) var left: [LifecycleMoment.Left] = []
    /// When the latest event was.
    private(set) var time = 0.0
    /// What the latest event led to.
    private(set) var effects: [LifecycleEffect] = []

    /// A run that has not begun.
    package init(_ subject: Subject, _ course: ReplayCourse) {
        self.subject = subject
        self.course = course
        scrolling = ScrollFeed(course.trace, callbacks: course.callbacks)
        state = subject.initialState
        label = subject.label(of: state)
        common = subject.common(of: state)
    }

    private enum Source {
        case work
        case tap
        case scrolling
        case alarm
    }

    /// Something that comes next.
    private struct Next {
        var time: Double
        var source: Source
        /// How much before its time a look at the state shows it already, in seconds.
        var slack: Double
    }

    /// What comes next, and when; nil when nothing does any more.
    private mutating func next() -> Next? {
        var next: Next?
        let tolerance = LifecycleEvent.tolerance
        func offer(_ time: Double?, _ source: Source, slack: Double) {
            guard let time else { return }
            if let known = next, time >= known.time - tolerance { return }
            next = Next(time: time, source: source, slack: slack)
        }
        offer(ends.first?.time, .work, slack: tolerance)
        let taps = course.trace.taps
        offer(tapIndex < taps.count ? taps[tapIndex].time : nil, .tap, slack: tolerance)
        let callback = scrolling.nextTime(levels: subject.levels(in: state))
        let isEarly = !scrolling.isBeyondLevel
        offer(
            callback,
            .scrolling,
            slack: isEarly ? tolerance : -tolerance
        )
        offer(subject.alarm(in: state), .alarm, slack: tolerance)
        return next
    }

    /// Lets the next event happen if it is due by `limit`, in seconds; false when none is.
    package mutating func step(until limit: Double) -> Bool {
        guard let next = next(), next.time <= limit + next.slack else { return false }
        // An event that is found late, by a rounding error, must not turn time back.
        time = max(next.time, time)
        effects = []
        switch next.source {
        case .work:
            let end = ends.removeFirst()
            send(.workEnded(end.outcome, call: end.call))
            callBackAfterEvent()
        case .tap:
            send(.tapped(course.trace.taps[tapIndex].button))
            tapIndex += 1
            callBackAfterEvent()
        case .scrolling:
            for kind in scrolling.deliver() { send(kind) }
        case .alarm:
            send(.alarm)
            callBackAfterEvent()
        }
        return true
    }

    /// Content that moves at every instant calls back right after the event.
    private mutating func callBackAfterEvent() {
        if scrolling.isGliding { send(.scrolled) }
    }

    private mutating func send(_ kind: LifecycleEvent.Kind) {
        let event = LifecycleEvent(time: time, offset: scrolling.offset(at: time), kind: kind)
        let before = state
        let reaction = subject.reduce(state, event)
        state = reaction.state
        effects += reaction.effects
        for effect in reaction.effects where effect == .actionCalled { beginWork() }
        let label = subject.label(of: state)
        if label != self.label { starts.label = time }
        self.label = label
        let common = subject.common(of: state)
        if common != self.common { leave(before, for: common) }
        self.common = common
    }

    /// How many states before are remembered: a pull may go to and fro for ever.
    private static var remembered: Int { 8 }

    /// Notes how far a state of a design has got when another follows.
    private mutating func leave(_ before: Subject.State, for next: StateName) {
        let instant = LifecycleInstant(time: time, offset: scrolling.offset(at: time))
        let moment = LifecycleMoment.Left(
            common: common,
            progress: subject.progress(of: before, at: instant),
            seconds: time - starts.common
        )
        left = next == .idle ? [] : Array(([moment] + left).prefix(Self.remembered))
        starts.common = time
    }

    private mutating func beginWork() {
        let run = course.work.run(callCount)
        let end = time + run.duration
        let index = ends.firstIndex { $0.time > end } ?? ends.count
        ends.insert((end, run.outcome, callCount), at: index)
        callCount += 1
    }
}

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
                effectCount: effectCount,
                left: left
            )
            guard body(moment) else { return }
        }
    }
}
