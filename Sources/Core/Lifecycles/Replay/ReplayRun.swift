import Indicators

/// What a run through a lifecycle keeps beside the lifecycle's own state: when what comes next, and how
/// the states were called.
struct ReplayRun: Sendable {
    let course: ReplayCourse
    private var scrolling: ScrollFeed
    private var tapIndex = 0
    private var callCount = 0
    /// The ends of the running work, by time.
    private var ends: [(time: Double, outcome: RefreshOutcome, call: Int)] = []
    private(set) var label: String
    private(set) var common: StateName
    /// When the states of these names were entered.
    private var starts = (label: 0.0, common: 0.0)
    /// How far the states were that have been left since the last idle one, the latest first.
    private var left: [LifecycleMoment.Left] = []
    /// When the latest event was.
    private(set) var time = 0.0
    /// What the latest event led to.
    private(set) var effects: [LifecycleEffect] = []
    /// How many effects there were.
    private var effectCount = 0

    /// A run that has not begun.
    init(_ course: ReplayCourse, label: String, common: StateName) {
        self.course = course
        self.label = label
        self.common = common
        scrolling = ScrollFeed(course.trace, callbacks: course.callbacks)
    }

    /// Where an event comes from.
    enum Source {
        case work
        case tap
        case scrolling
        case alarm
    }

    /// Something that comes next.
    struct Next {
        var time: Double
        var source: Source
        /// How much before its time a look at the state shows it already, in seconds.
        var slack: Double
    }

    /// What comes next, and when; nil when nothing does any more.
    mutating func next(levels: [ScrollLevel], alarm: Double?) -> Next? {
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

    /// What happens then, in order.
    mutating func take(_ next: Next) -> [LifecycleEvent.Kind] {
        // An event that is found late, by a rounding error, must not turn time back.
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
            kind = .tapped(course.trace.taps[tapIndex].button)
            tapIndex += 1
        case .alarm: kind = .alarm
        }
        // Content that moves at every instant calls back right after the event.
        return scrolling.isGliding ? [kind, .scrolled] : [kind]
    }

    /// An event that happens now.
    mutating func event(_ kind: LifecycleEvent.Kind) -> LifecycleEvent {
        LifecycleEvent(time: time, offset: scrolling.offset(at: time), kind: kind)
    }

    /// Notes what an event led to: effects, and a state of these names.
    ///
    /// `reach` is how far the design's state had got that is left, if it is.
    mutating func note(
        _ effects: [LifecycleEffect],
        label: String,
        common: StateName,
        after reach: Double
    ) {
        self.effects += effects
        for effect in effects where effect == .actionCalled { beginWork() }
        if label != self.label { starts.label = time }
        self.label = label
        if common != self.common { leave(reach, for: common) }
        self.common = common
    }

    /// How many states before are remembered: a pull may go to and fro for ever.
    private static var remembered: Int { 8 }

    /// Notes how far a state of a design has got when another follows.
    private mutating func leave(_ reach: Double, for next: StateName) {
        let moment = LifecycleMoment.Left(
            common: common,
            reach: reach,
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

    /// The moment at an instant after the latest event.
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
            left: left
        )
    }
}
