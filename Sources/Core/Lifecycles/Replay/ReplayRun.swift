import Indicators

/// The state of a replay apart from the lifecycle's own: pending events, effects, and the names of
/// the current and earlier states.
struct ReplayRun: Sendable {
    let inputs: ReplayInputs
    private var scrolling: ScrollFeed
    private var tapIndex = 0
    private var callCount = 0
    /// The pending ends of calls, ordered by time.
    private var ends: [(time: Double, outcome: RefreshOutcome, call: Int)] = []
    private(set) var label: String
    private(set) var common: StateName
    /// The times when the lifecycle state and the design state were entered.
    private var starts = (label: 0.0, common: 0.0)
    /// The design states that were exited since the last idle state, the latest first.
    private var exitedStates: [LifecycleMoment.ExitedState] = []
    /// The time of the last event, in seconds.
    private(set) var time = 0.0
    /// The effects of the last event.
    private(set) var effects: [LifecycleEffect] = []
    /// The number of effects before the last event.
    private var effectCount = 0

    /// Creates a run before its first event.
    init(_ inputs: ReplayInputs, label: String, common: StateName) {
        self.inputs = inputs
        self.label = label
        self.common = common
        scrolling = ScrollFeed(inputs.trace, callbacks: inputs.callbacks)
    }

    /// The source of an event.
    enum Source {
        case work
        case tap
        case scrolling
        case alarm
    }

    /// A pending event.
    struct PendingEvent {
        var time: Double
        var source: Source
        /// How long before its time the event is already due, in seconds.
        ///
        /// It is negative if the event is due only after its time.
        var slack: Double
    }

    /// Returns the next event, or `nil` if there are no more.
    mutating func next(levels: [ScrollLevel], alarm: Double?) -> PendingEvent? {
        var next: PendingEvent?
        let tolerance = LifecycleEvent.tolerance
        func offer(_ time: Double?, _ source: Source, slack: Double) {
            guard let time else { return }
            if let known = next, time >= known.time - tolerance { return }
            next = PendingEvent(time: time, source: source, slack: slack)
        }
        offer(ends.first?.time, .work, slack: tolerance)
        let taps = inputs.trace.taps
        offer(tapIndex < taps.count ? taps[tapIndex].time : nil, .tap, slack: tolerance)
        let callback = scrolling.nextTime(levels: levels)
        let isEarly = !scrolling.isBeyondLevel
        offer(
            callback,
            .scrolling,
            slack: isEarly ? tolerance : -tolerance
        )
        offer(alarm, .alarm, slack: tolerance)
        return next
    }

    /// Advances to an event and returns its kinds, in order.
    mutating func advance(to next: PendingEvent) -> [LifecycleEvent.Kind] {
        // A rounding error must not turn time back.
        time = max(next.time, time)
        effectCount += effects.count
        effects = []
        let kind: LifecycleEvent.Kind
        switch next.source {
        case .scrolling: return scrolling.deliver()
        case .work:
            let end = ends.removeFirst()
            kind = .workEnded(end.outcome, call: end.call)
        case .tap:
            kind = .tapped(inputs.trace.taps[tapIndex].button)
            tapIndex += 1
        case .alarm: kind = .alarm
        }
        // Content that is moving calls back right after the event.
        return scrolling.isGliding ? [kind, .scrolled] : [kind]
    }

    /// Returns an event at the current time.
    mutating func event(_ kind: LifecycleEvent.Kind) -> LifecycleEvent {
        LifecycleEvent(time: time, offset: scrolling.offset(at: time), kind: kind)
    }

    /// Records the effects of an event and the names of the state that follows.
    ///
    /// `reach` is the progress of the design state being exited. It is ignored if the state is
    /// unchanged.
    mutating func record(
        _ effects: [LifecycleEffect],
        label: String,
        common: StateName,
        after reach: Double
    ) {
        self.effects += effects
        for effect in effects where effect == .actionCalled { beginWork() }
        if label != self.label { starts.label = time }
        self.label = label
        if common != self.common { exitDesignState(at: reach, to: common) }
        self.common = common
    }

    /// The maximum number of exited states. It limits memory if a pull goes back and forth.
    private static var exitedStateLimit: Int { 8 }

    /// Records that the design state ends now, with the progress `reach`.
    private mutating func exitDesignState(at reach: Double, to next: StateName) {
        let moment = LifecycleMoment.ExitedState(
            common: common,
            reach: reach,
            seconds: time - starts.common
        )
        exitedStates =
            next == .idle ? [] : Array(([moment] + exitedStates).prefix(Self.exitedStateLimit))
        starts.common = time
    }

    private mutating func beginWork() {
        let run = inputs.work.run(callCount)
        let end = time + run.duration
        let index = ends.firstIndex { $0.time > end } ?? ends.count
        ends.insert((end, run.outcome, callCount), at: index)
        callCount += 1
    }

    /// Returns the moment at a time after the last event.
    func moment(
        at instant: LifecycleInstant,
        isTouching: Bool,
        progress: Double,
        reach: Double,
        values: LifecycleValues
    ) -> LifecycleMoment {
        LifecycleMoment(
            time: instant.time,
            offset: instant.offset,
            isTouching: isTouching,
            state: label,
            stateStart: starts.label,
            common: common,
            commonStart: starts.common,
            progress: progress,
            reach: reach,
            values: values,
            effectCount: effectCount + effects.count,
            exitedStates: exitedStates
        )
    }
}
