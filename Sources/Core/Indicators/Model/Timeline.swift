/// How a state of a design runs; a `StateTimeline` once its parameters have values.
public struct Timeline: Equatable, Sendable {
    /// What moves the state on; nil for the pull's progress.
    public var drive: Setting<StateTimeline.Drive>?
    /// How many frames the state is drawn in, 1…10000; nil for one for each tick of the clock.
    public var frames: Setting<Int>?
    /// The progress at the beginning; nil for what is usual in the state.
    public var from: Setting<Double>?
    /// The progress at the end; nil for what is usual in the state.
    public var to: Setting<Double>?
    /// Seconds from beginning to end of a state driven by progress; nil where the finger leads.
    public var duration: Setting<Double>?
    /// Seconds of one period, without the lead-in; a state driven by time needs it.
    public var period: Setting<Double>?
    /// Seconds of lead-in before the first period.
    public var intro: Setting<Double>?
    /// Whether the period repeats for ever; otherwise the end is held.
    public var loops: Setting<Bool>?

    /// How a state runs; default: by progress.
    public init(
        drive: Setting<StateTimeline.Drive>? = nil,
        frames: Setting<Int>? = nil,
        from: Setting<Double>? = nil,
        to: Setting<Double>? = nil,
        duration: Setting<Double>? = nil,
        period: Setting<Double>? = nil,
        intro: Setting<Double>? = nil,
        loops: Setting<Bool>? = nil
    ) {
        self.drive = drive
        self.frames = frames
        self.from = from
        self.to = to
        self.duration = duration
        self.period = period
        self.intro = intro
        self.loops = loops
    }

    /// By the pull, or by a retreat measured like one.
    ///
    /// - Parameters:
    ///   - frames: How many frames it is drawn in.
    ///   - from: The progress at the beginning; nil for what is usual in the state.
    ///   - to: The progress at the end; nil for what is usual in the state.
    ///   - duration: Seconds from beginning to end; nil where the finger leads.
    public static func progress(
        frames: Setting<Int>? = nil,
        from: Setting<Double>? = nil,
        to: Setting<Double>? = nil,
        duration: Setting<Double>? = nil
    ) -> Timeline {
        Timeline(
            drive: .constant(.progress),
            frames: frames,
            from: from,
            to: to,
            duration: duration
        )
    }

    /// By the clock, period after period.
    ///
    /// - Parameters:
    ///   - period: Seconds of one period.
    ///   - intro: Seconds of lead-in before the first.
    public static func looping(
        period: Setting<Double>,
        intro: Setting<Double>? = nil
    ) -> Timeline {
        Timeline(drive: .constant(.time), period: period, intro: intro, loops: true)
    }
}

/// A state of a design, and how it runs.
public struct ModelState: Equatable, Sendable {
    /// The state.
    public var name: StateName
    /// How it runs.
    public var timeline: Setting<Timeline>

    /// A state, and how it runs.
    public init(_ name: StateName, _ timeline: Timeline = Timeline()) {
        self.init(name, timeline: .constant(timeline))
    }

    /// A state, and how it runs, by a parameter.
    public init(_ name: StateName, timeline: Setting<Timeline>) {
        self.name = name
        self.timeline = timeline
    }
}

extension [ModelState] {
    /// The five states of a pull: 24 frames of pulling, a second of refreshing that repeats, 0.3 s
    /// of finishing.
    public static let usual = [
        ModelState(.idle, Timeline(frames: 1)),
        ModelState(.pulling, .progress(frames: 24)),
        ModelState(.armed, .progress(frames: 1)),
        ModelState(.refreshing, .looping(period: 1)),
        ModelState(.finishing, .progress(from: 1, to: 0, duration: 0.3)),
    ]
}
