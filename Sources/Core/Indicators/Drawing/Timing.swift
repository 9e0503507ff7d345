/// When layers are drawn: how far a state has got, by which clock, and how far behind.
struct Timing: Sendable {
    /// How the state runs.
    let timeline: StateTimeline
    /// How far the state has got.
    let position: Moment.Position
    /// The clock of the layer; nil for the state's own time.
    private var clock: Resolved.Clock?
    /// Which copy of the innermost repeat it is for.
    private var copy = 0
    /// How far behind a copy is, in seconds.
    private var delay = 0.0
    /// How far behind a copy is in a state without time, as a share of its way.
    private var phase = 0.0

    /// A state that has got so far.
    init(_ timeline: StateTimeline, at position: Moment.Position) {
        self.timeline = timeline
        self.position = position
    }

    /// The same by a layer's clock.
    func by(_ clock: Resolved.Clock) -> Timing {
        var timing = self
        timing.clock = clock
        return timing
    }

    /// The same for a copy that is behind by some seconds and by a share of the period.
    func copied(_ copy: Int, delay: Double, phase: Double) -> Timing {
        var timing = self
        timing.copy = copy
        timing.delay += delay
        if phase != 0 {
            if seconds == nil { timing.phase += phase } else { timing.delay += phase * period }
        }
        return timing
    }

    /// The moment as values read it.
    var instant: Instant {
        var instant =
            clock != nil && seconds != nil
            ? Instant(state: timeline.state, time: time, length: length)
            : timeline.instant(at: time, length: length)
        instant.copy = copy
        return instant
    }

    /// The same after another state: a pull that is canceled goes back from where it was left.
    func instant(after previous: Timing?) -> Instant {
        var instant = instant
        guard timeline.state == .canceling, timeline.drive == .progress, let previous,
            previous.timeline.drive == .progress
        else { return instant }
        let (least, most) = (min(timeline.from, timeline.to), max(timeline.from, timeline.to))
        let end = instant.begin + instant.way
        instant.begin = min(max(previous.instant.time, least), most)
        instant.way = end - instant.begin
        return instant
    }

    /// The seconds that the time of 0…1 takes; where the finger leads, those that it stands for.
    private var length: Double {
        clock?.period(ofCopy: copy) ?? timeline.length ?? 1
    }

    private var time: Double {
        if let clock, let seconds {
            let now = timeline.repeats ? timeline.lapped(seconds) : seconds
            return clock.time(after: now - delay, ofCopy: copy, wraps: timeline.repeats)
        }
        if delay != 0, let seconds { return timeline.localTime(at: .time(behind(seconds))) }
        if phase != 0 { return timeline.localTime(at: .progress(behind)) }
        return timeline.localTime(at: position)
    }

    /// The seconds of a copy: before the beginning it waits, unless the state repeats for ever.
    private func behind(_ seconds: Double) -> Double {
        let late = seconds - delay
        guard timeline.repeats, seconds >= timeline.intro else { return max(late, 0) }
        return timeline.intro + (late - timeline.intro).remainder(ofRound: timeline.period)
    }

    /// The progress of a copy that is a share of the way behind.
    private var behind: Double {
        guard case .progress(let progress) = position else { return timeline.from }
        let way = timeline.to - timeline.from
        let late = progress - phase * way
        return way < 0 ? min(late, timeline.from) : max(late, timeline.from)
    }

    /// Seconds of the clock's period.
    private var period: Double {
        if let clock { return clock.period(ofCopy: copy) }
        return timeline.drive == .time && timeline.loops ? timeline.period : timeline.length ?? 1
    }

    /// Seconds since the state began; nil where no clock runs.
    private var seconds: Double? {
        switch (timeline.drive, position) {
        case (.time, .time(let seconds)): return seconds > 0 ? seconds : 0
        case (.time, .progress):
            return timeline.localTime(at: position) * (timeline.intro + timeline.period)
        case (.progress, .time(let seconds)):
            return timeline.duration.map { seconds > 0 ? min(seconds, $0) : 0 }
        case (.progress, .progress(let progress)):
            let way = timeline.to - timeline.from
            guard let duration = timeline.duration, way != 0 else { return nil }
            return min(max((progress - timeline.from) / way, 0), 1) * duration
        }
    }
}

extension StateTimeline {
    /// A local time as values read it that have no clock of their own.
    ///
    /// `length` is the seconds that the whole way takes; default: those of the state, or one.
    func instant(at time: Double, length: Double? = nil) -> Instant {
        var instant = Instant(state: state, time: time, length: length ?? self.length ?? 1)
        guard drive == .progress else { return instant }
        (instant.begin, instant.way, instant.falls) = (from, to - from, to < from)
        if state == .armed, to > from {
            instant.share = min(max((time - from) / (to - from), 0), 1)
        }
        return instant
    }

    /// Whether it goes on for ever, period after period.
    var repeats: Bool { drive == .time && loops }

    /// Seconds without the periods that are over.
    func lapped(_ seconds: Double) -> Double {
        guard seconds >= intro + period, seconds.isFinite else { return seconds }
        return intro + (seconds - intro).remainder(ofRound: period)
    }

    /// How far it has got when it ends by itself; of one that goes on for ever, after a period.
    var end: Moment.Position {
        drive == .time ? .time(intro + period) : .progress(to)
    }
}
