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

    /// Returns the timing measured by a layer's clock.
    func following(_ clock: Resolved.Clock) -> Timing {
        var timing = self
        timing.clock = clock
        return timing
    }

    /// Returns the timing of a copy. `delay` is in seconds, and `phase` is a fraction of the
    /// period.
    func forCopy(_ copy: Int, delay: Double, phase: Double) -> Timing {
        var timing = self
        timing.copy = copy
        timing.delay += delay
        if phase != 0 {
            if seconds == nil { timing.phase += phase } else { timing.delay += phase * period }
        }
        return timing
    }

    /// The instant at which values are evaluated.
    var instant: Instant {
        var instant =
            clock != nil && seconds != nil
            ? Instant(state: timeline.state, time: time, length: length)
            : timeline.instant(at: time, length: length)
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
        clock?.period(ofCopy: copy) ?? timeline.length ?? 1
    }

    private var time: Double {
        if let clock, let seconds {
            let now = timeline.repeats ? timeline.timeInFirstPeriod(seconds) : seconds
            return clock.time(after: now - delay, ofCopy: copy, wraps: timeline.repeats)
        }
        if delay != 0, let seconds { return timeline.localTime(at: .time(delayedTime(seconds))) }
        if phase != 0 { return timeline.localTime(at: .progress(delayedProgress)) }
        return timeline.localTime(at: position)
    }

    /// Returns `seconds` minus the delay, at least 0. In a state that repeats for ever, the result
    /// wraps around within the period.
    private func delayedTime(_ seconds: Double) -> Double {
        let delayed = seconds - delay
        guard timeline.repeats, seconds >= timeline.intro else { return max(delayed, 0) }
        return timeline.intro + (delayed - timeline.intro).remainder(modulo: timeline.period)
    }

    /// The progress of a copy with its delay, at or after the state's first progress.
    private var delayedProgress: Double {
        guard case .progress(let progress) = position else { return timeline.from }
        let range = timeline.to - timeline.from
        let delayed = progress - phase * range
        return range < 0 ? min(delayed, timeline.from) : max(delayed, timeline.from)
    }

    /// The duration of a period in seconds.
    private var period: Double {
        if let clock { return clock.period(ofCopy: copy) }
        return timeline.drive == .time && timeline.loops ? timeline.period : timeline.length ?? 1
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
        var instant = Instant(state: state, time: time, length: length ?? self.length ?? 1)
        guard drive == .progress else { return instant }
        (instant.begin, instant.change, instant.falls) = (from, to - from, to < from)
        if state == .armed, to > from {
            instant.rangeFraction = min(max((time - from) / (to - from), 0), 1)
        }
        return instant
    }

    /// Whether the state repeats for ever.
    var repeats: Bool { drive == .time && loops }

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
