import Indicators

/// The states that a view passes through before it is drawn at a moment, and the values that it
/// receives.
struct ViewHistory {
    /// The part of the history in one state.
    struct StateSegment {
        let state: StateName
        /// The progress of the pull at the start and at the end of the segment, or `nil` if it does
        /// not change.
        let progress: (from: Double, to: Double)?
        /// The duration in seconds.
        let seconds: Double
        /// Whether `seconds` is time on the state's timeline. If `false`, it is settling time.
        let usesClock: Bool

        /// Creates the segment that ends at `moment`. Without a timeline, the state has the default
        /// one.
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

    /// The segments in order. The last one ends at the moment that is drawn.
    let segments: [StateSegment]

    /// The time between a change of the pull and the drawing, in seconds. Animations and springs
    /// with default durations end within it.
    static let settlingTime = 2.0
    /// The number of updates per second while the progress changes with time.
    static let updateRate = 60.0

    /// The time of the moment that is drawn, in seconds since the view was built.
    var end: Double { segments.reduce(0) { $0 + $1.seconds } }

    /// Whether only the time changes in the last state, and not the progress.
    var isTimeOnly: Bool { segments.last.map { $0.usesClock && $0.progress == nil } ?? false }

    /// The updates of the view, in order. The first one has the values that the view is built with.
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
        /// The seconds since the state began, or 0 in states that follow the pull.
        let seconds: Double
        /// Whether only the time differs from the previous update.
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

    /// Returns the updates of a view during the state.
    fileprivate func steps(isFirst: Bool, isLast: Bool) -> [Step] {
        guard let (from, to) = progress else {
            return isLast ? [Step(), Step(seconds: seconds, isTimeOnly: true)] : [Step()]
        }
        guard usesClock else {
            // In the first state, the view is built before the pull. In a later state, the pull
            // continues from the current progress.
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
