/// The time for drawing layers: a position in a state, a clock and a delay.
struct Timing: Sendable {
    let timeline: StateTimeline
    let position: Moment.Position
    /// The clock of the layer, or `nil` for the state's own time.
    private var clock: Resolved.Clock?
    /// The index of the copy in the innermost repetition.
    private var copy = 0
    /// The delay of a copy, in seconds.
    private var delay = 0.0
    /// The delay of a copy in a state without time, as a fraction of the progress range.
    private var phase = 0.0

    /// Creates the timing of a position in a state.
    init(_ timeline: StateTimeline, at position: Moment.Position) {
        self.timeline = timeline
        self.position = position
    }

    /// Returns the timing measured by a layer's clock, if it has one in the state.
    func following(_ clocks: Resolved.ByState<Resolved.Clock>) -> Timing {
        guard let clock = clocks[timeline.state] else { return self }
        var timing = self
        timing.clock = clock
        return timing
    }

    /// Returns the timing of a copy, with its delay in the state.
    func forCopy(
        _ copy: Int,
        delayedBy delays: Resolved.ByState<[Resolved.Repetition.CopyDelay]>?
    ) -> Timing {
        var timing = self
        timing.copy = copy
        guard let own = delays?[timeline.state]?[copy] else { return timing }
        timing.delay += own.delay
        if own.phase != 0 {
            if seconds == nil {
                timing.phase += own.phase
            } else {
                timing.delay += own.phase * timing.length
            }
        }
        return timing
    }

    /// The instant at which values are evaluated.
    var instant: Instant {
        var instant =
            clock != nil && seconds != nil
            ? Instant(state: timeline.state, time: time, length: length)
            : timeline.instant(at: time, length: length)
        instant.intro = intro
        instant.progress = timeline.localTime(at: position)
        instant.copy = copy
        return instant
    }

    /// Returns the instant after another state. A cancelled pull starts at the progress where it
    /// was released.
    func instant(after previous: Timing?) -> Instant {
        var instant = instant
        guard timeline.state == .canceling, timeline.drive == .progress, let previous,
            previous.timeline.drive == .progress
        else { return instant }
        let (lowest, highest) = (min(timeline.from, timeline.to), max(timeline.from, timeline.to))
        let end = instant.begin + instant.change
        instant.begin = min(max(previous.instant.time, lowest), highest)
        instant.change = end - instant.begin
        return instant
    }

    /// The duration of local time 0…1 in seconds. 1 in a state that follows the finger.
    private var length: Double {
        clock?.period(ofCopy: copy) ?? timeline.localLength ?? 1
    }

    /// The time within the state's intro, or `nil` after it.
    private var intro: IntroTime? {
        guard timeline.drive == .time, let seconds, seconds < timeline.intro else { return nil }
        let fraction = (seconds - delay) / timeline.intro
        return IntroTime(fraction: min(max(fraction, 0), 1), length: timeline.intro)
    }

    private var time: Double {
        if let clock, let seconds {
            let now = timeline.repeats ? timeline.timeInFirstPeriod(seconds) : seconds
            let run = timeline.timeAfterIntro(now) - delay
            return clock.time(after: run, ofCopy: copy, wraps: timeline.repeats)
        }
        let hasIntro = timeline.drive == .time && timeline.intro > 0
        guard let seconds, delay != 0 || hasIntro else {
            return timeline.localTime(at: phase == 0 ? position : .progress(delayedProgress))
        }
        let run = timeline.timeAfterIntro(seconds) - delay
        guard timeline.drive == .time else { return timeline.localTime(at: .time(max(run, 0))) }
        // A position given as progress is within the first period, whose end is not its beginning.
        let isInFirstPeriod = delay == 0 && position.isProgress
        guard timeline.repeats, run < 0 || run >= timeline.period, !isInFirstPeriod else {
            return min(max(run, 0) / timeline.period, 1)
        }
        let rest = run.remainder(modulo: timeline.period)
        return (hasIntro ? rest.roundedToPicoseconds : rest) / timeline.period
    }

    /// The progress of a copy with its delay, at or after the state's first progress.
    private var delayedProgress: Double {
        guard case .progress(let progress) = position else { return timeline.from }
        let range = timeline.to - timeline.from
        let delayed = progress - phase * range
        return range < 0 ? min(delayed, timeline.from) : max(delayed, timeline.from)
    }

    /// The seconds since the beginning of the state, or `nil` if no clock runs.
    private var seconds: Double? {
        switch (timeline.drive, position) {
        case (.time, .time(let seconds)): return seconds > 0 ? seconds : 0
        case (.time, .progress):
            return timeline.localTime(at: position) * (timeline.intro + timeline.period)
        case (.progress, .time(let seconds)):
            return timeline.duration.map { seconds > 0 ? min(seconds, $0) : 0 }
        case (.progress, .progress(let progress)):
            let range = timeline.to - timeline.from
            guard let duration = timeline.duration, range != 0 else { return nil }
            return min(max((progress - timeline.from) / range, 0), 1) * duration
        }
    }
}

extension StateTimeline {
    /// Returns the instant at a local time of the state's own clock. `length` is the duration of
    /// local time 0…1 in seconds.
    func instant(at time: Double, length: Double? = nil) -> Instant {
        var instant = Instant(state: state, time: time, length: length ?? localLength ?? 1)
        guard drive == .progress else { return instant }
        (instant.begin, instant.change, instant.falls) = (from, to - from, to < from)
        if state == .armed, to > from {
            instant.rangeFraction = min(max((time - from) / (to - from), 0), 1)
        }
        return instant
    }

    /// Returns the instant at a fraction of the whole state: its progress, or the elapsed fraction
    /// of the intro and one period.
    func instant(atFraction fraction: Double) -> Instant {
        guard drive == .time, intro > 0 else { return instant(at: fraction) }
        let seconds = fraction * (intro + period)
        var instant = instant(at: min(timeAfterIntro(seconds) / period, 1))
        instant.progress = fraction
        if seconds < intro {
            instant.intro = IntroTime(fraction: max(seconds / intro, 0), length: intro)
        }
        return instant
    }

    /// Returns the fraction of the whole state at a local time of a track.
    func fraction(ofLocalTime time: Double, inIntro: Bool = false) -> Double {
        guard drive == .time, intro > 0 else { return time }
        return (inIntro ? time * intro : intro + time * period) / (intro + period)
    }

    /// The duration of local time 0…1 of keyframe tracks in seconds: the period, without the intro,
    /// or the duration. `nil` if no clock runs.
    var localLength: Double? { drive == .time ? period : duration }

    /// Returns the seconds since the end of the intro, at least 0.
    func timeAfterIntro(_ seconds: Double) -> Double {
        guard drive == .time, intro > 0 else { return seconds }
        return max(seconds - intro, 0).roundedToPicoseconds
    }

    /// Whether the state repeats for ever.
    package var repeats: Bool { drive == .time && loops }

    /// Returns the equivalent time in the intro or the first period.
    func timeInFirstPeriod(_ seconds: Double) -> Double {
        guard seconds >= intro + period, seconds.isFinite else { return seconds }
        return intro + (seconds - intro).remainder(modulo: period)
    }

    /// The position at the end of the state, or at the end of its first period if it repeats for
    /// ever.
    var end: Moment.Position {
        drive == .time ? .time(intro + period) : .progress(to)
    }
}

extension Double {
    /// The number of seconds, rounded so that errors of a difference do not move a time before a
    /// keyframe.
    fileprivate var roundedToPicoseconds: Double {
        self < 1e3 ? (self * 1e12).rounded() / 1e12 : self
    }
}

extension Moment.Position {
    fileprivate var isProgress: Bool {
        if case .progress = self { true } else { false }
    }
}
