import Indicators

/// The states that a view goes through until a moment, and when it is told of what.
struct ViewCourse {
    /// One state, as far as it goes.
    struct Leg {
        let state: StateName
        /// How far the pull has got at the beginning and at the end; nil where it stays as it was.
        let progress: (from: Double, to: Double)?
        /// The seconds for which it goes on.
        let seconds: Double
        /// Whether those are the view's own time, not a rest.
        let isClocked: Bool

        /// A state as far as a moment of it.
        init(_ moment: Moment, _ timeline: StateTimeline?) {
            let timeline = timeline ?? StateTimeline(state: moment.state)
            let end = timeline.localTime(at: moment.position)
            state = moment.state
            switch (timeline.drive, moment.position) {
            case (.time, .time(let time)):
                progress = nil
                seconds = max(time, 0)
                isClocked = true
            case (.time, .progress(let share)):
                progress = nil
                seconds = max(share, 0) * (timeline.intro + timeline.period)
                isClocked = true
            case (.progress, _):
                progress = (timeline.from, end)
                isClocked = timeline.duration != nil
                let way = timeline.to - timeline.from
                let share = way == 0 ? 1 : min(max((end - timeline.from) / way, 0), 1)
                seconds = timeline.duration.map { $0 * share } ?? ViewCourse.rest
            }
        }
    }

    /// The states in order; the last is that of the moment.
    let legs: [Leg]

    /// How long a view is left alone after a pull has moved it, in seconds: animations and springs of the
    /// usual lengths have ended by then.
    static let rest = 2.0
    /// How often a second a view is told of a progress that goes by itself, as by a display.
    static let rate = 60.0

    /// When the moment is.
    var end: Double { legs.reduce(0) { $0 + $1.seconds } }

    /// Whether nothing but time passes in the last state.
    var isOfTime: Bool { legs.last.map { $0.isClocked && $0.progress == nil } ?? false }

    /// What the view is told, and when; the first is what it is built with.
    var tellings: [Telling] {
        var tellings: [Telling] = []
        var beginning = 0.0
        var progress = legs.first?.progress?.from ?? 1
        for (index, leg) in legs.enumerated() {
            for step in leg.steps(isFirst: index == 0, isLast: index == legs.count - 1) {
                progress = step.progress ?? progress
                tellings.append(
                    Telling(
                        at: beginning + step.seconds,
                        state: leg.state,
                        progress: progress,
                        seconds: leg.isClocked ? step.seconds : 0,
                        isOfTime: step.isOfTime
                    )
                )
            }
            beginning += leg.seconds
        }
        return tellings
    }

    /// What a view is told at a time.
    struct Telling {
        /// When, in seconds since the view was built.
        let at: Double
        let state: StateName
        let progress: Double
        /// Seconds since the state began.
        let seconds: Double
        /// Whether nothing but the time is new.
        let isOfTime: Bool
    }
}

extension ViewCourse.Leg {
    /// One thing that a view is told in a state.
    fileprivate struct Step {
        /// When, in seconds since the state began.
        var seconds = 0.0
        /// How far the pull has got; nil for as far as before.
        var progress: Double?
        var isOfTime = false
    }

    /// What a view is told in the state.
    fileprivate func steps(isFirst: Bool, isLast: Bool) -> [Step] {
        guard let (from, to) = progress else {
            return isLast ? [Step(), Step(seconds: seconds, isOfTime: true)] : [Step()]
        }
        guard isClocked else {
            // Built before it is pulled; later the finger goes on from where it is.
            return (isFirst ? [Step(progress: from)] : []) + [Step(progress: to)]
        }
        let count = Int((seconds * ViewCourse.rate - 1e-9).rounded(.up))
        let before = (0..<max(count, 0)).map { index in
            let time = Double(index) / ViewCourse.rate
            let share = time / seconds
            return Step(seconds: time, progress: from * (1 - share) + to * share)
        }
        return before + [Step(seconds: seconds, progress: to)]
    }
}
