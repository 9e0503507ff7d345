import Indicators

/// The states that a view passes through until a moment, and the values it receives on the way.
struct ViewHistory {
    /// One state, up to its end or to the moment.
    struct StateSegment {
        let state: StateName
        /// The progress of the pull at the start and at the end, or `nil` if it does not change.
        let progress: (from: Double, to: Double)?
        /// The duration in seconds.
        let seconds: Double
        /// Whether the duration belongs to the state's own timeline, rather than being settling
        /// time.
        let usesClock: Bool

        /// Creates the part of a state that ends at `moment`.
        init(_ moment: Moment, _ timeline: StateTimeline?) {
            let timeline = timeline ?? StateTimeline(state: moment.state)
            let end = timeline.localTime(at: moment.position)
            state = moment.state
            switch (timeline.drive, moment.position) {
            case (.time, .time(let time)):
                progress = nil
                seconds = max(time, 0)
                usesClock = true
            case (.time, .progress(let fraction)):
                progress = nil
                seconds = max(fraction, 0) * (timeline.intro + timeline.period)
                usesClock = true
            case (.progress, _):
                progress = (timeline.from, end)
                usesClock = timeline.duration != nil
                let span = timeline.to - timeline.from
                let fraction = span == 0 ? 1 : min(max((end - timeline.from) / span, 0), 1)
                seconds = timeline.duration.map { $0 * fraction } ?? ViewHistory.settlingTime
            }
        }
    }

    /// The states in order. The last is the state of the moment.
    let segments: [StateSegment]

    /// The seconds that a view is given to settle after a pull has moved it. Animations and springs
    /// of default lengths have ended by then.
    static let settlingTime = 2.0
    /// The updates per second of a progress that runs with time, like those of a display.
    static let updateRate = 60.0

    /// The time of the moment, in seconds since the view was built.
    var end: Double { segments.reduce(0) { $0 + $1.seconds } }

    /// Whether only time passes in the last state.
    var isTimeOnly: Bool { segments.last.map { $0.usesClock && $0.progress == nil } ?? false }

    /// The values that the view receives. The first are those it is built with.
    var updates: [StateUpdate] {
        var updates: [StateUpdate] = []
        var beginning = 0.0
        var progress = segments.first?.progress?.from ?? 1
        for (index, segment) in segments.enumerated() {
            for step in segment.steps(isFirst: index == 0, isLast: index == segments.count - 1) {
                progress = step.progress ?? progress
                updates.append(
                    StateUpdate(
                        at: beginning + step.seconds,
                        state: segment.state,
                        progress: progress,
                        seconds: segment.usesClock ? step.seconds : 0,
                        isTimeOnly: step.isTimeOnly
                    )
                )
            }
            beginning += segment.seconds
        }
        return updates
    }

    /// The values that a view receives at one time.
    struct StateUpdate {
        /// The time in seconds since the view was built.
        let at: Double
        let state: StateName
        let progress: Double
        /// The seconds since the state began.
        let seconds: Double
        /// Whether only the time differs from the update before.
        let isTimeOnly: Bool
    }
}

extension ViewHistory.StateSegment {
    /// One update of a view during a state.
    fileprivate struct Step {
        /// The time in seconds since the state began.
        var seconds = 0.0
        /// The progress of the pull, or `nil` if it does not change.
        var progress: Double?
        var isTimeOnly = false
    }

    /// Returns the updates that a view receives during the state.
    fileprivate func steps(isFirst: Bool, isLast: Bool) -> [Step] {
        guard let (from, to) = progress else {
            return isLast ? [Step(), Step(seconds: seconds, isTimeOnly: true)] : [Step()]
        }
        guard usesClock else {
            // The first view is built before the pull. In a later state the pull continues from its
            // current progress.
            return (isFirst ? [Step(progress: from)] : []) + [Step(progress: to)]
        }
        let count = Int((seconds * ViewHistory.updateRate - 1e-9).rounded(.up))
        let before = (0..<max(count, 0)).map { index in
            let time = Double(index) / ViewHistory.updateRate
            let fraction = time / seconds
            return Step(seconds: time, progress: from * (1 - fraction) + to * fraction)
        }
        return before + [Step(seconds: seconds, progress: to)]
    }
}
