/// The timeline of a state in a design. It becomes a `StateTimeline` when parameters are resolved.
public struct Timeline: Equatable, Sendable {
    /// The quantity that drives the state. The default is the pull's progress.
    public var drive: Setting<StateTimeline.Drive>?
    /// The number of frames, 1…10000. If `nil`, it follows from the duration and the frame rate.
    public var frames: Setting<Int>?
    /// The progress at the beginning, or `nil` for the state's default.
    public var from: Setting<Double>?
    /// The progress at the end, or `nil` for the state's default.
    public var to: Setting<Double>?
    /// The duration in seconds of a state that is driven by progress, or `nil` if it follows the
    /// finger.
    public var duration: Setting<Double>?
    /// The period in seconds, without the intro. Required for a state that is driven by time.
    public var period: Setting<Double>?
    /// The duration of the intro before the first period, in seconds.
    public var intro: Setting<Double>?
    /// Whether the period repeats for ever. Otherwise the state stays at its end.
    public var loops: Setting<Bool>?

    /// Creates a timeline. By default it is driven by progress.
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

    /// Returns a timeline that is driven by the pull's progress, or by a return animation in units
    /// of progress.
    ///
    /// - Parameters:
    ///   - frames: The number of frames. If `nil`, it follows from the duration and the frame rate.
    ///   - from: The progress at the beginning, or `nil` for the state's default.
    ///   - to: The progress at the end, or `nil` for the state's default.
    ///   - duration: The duration in seconds, or `nil` if the state follows the finger.
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

    /// Returns a timeline that is driven by time and repeats for ever.
    ///
    /// - Parameters:
    ///   - period: The duration of a period in seconds.
    ///   - intro: The duration of the intro before the first period, in seconds.
    public static func looping(
        period: Setting<Double>,
        intro: Setting<Double>? = nil
    ) -> Timeline {
        Timeline(drive: .constant(.time), period: period, intro: intro, loops: true)
    }
}

/// A state of a design with its timeline.
public struct ModelState: Equatable, Sendable {
    /// The state that the timeline belongs to.
    public var name: StateName
    /// The timeline, or one for each option of a choice.
    public var timeline: Setting<Timeline>

    /// Creates a state with a constant timeline.
    public init(_ name: StateName, _ timeline: Timeline = Timeline()) {
        self.init(name, timeline: .constant(timeline))
    }

    /// Creates a state whose timeline may depend on a parameter.
    public init(_ name: StateName, timeline: Setting<Timeline>) {
        self.name = name
        self.timeline = timeline
    }
}

extension [ModelState] {
    /// The five default states of a pull.
    ///
    /// They have 24 frames of pulling, a refresh loop of one second, and a finish of 0.3 seconds.
    public static let defaultStates = [
        ModelState(.idle, Timeline(frames: 1)),
        ModelState(.pulling, .progress(frames: 24)),
        ModelState(.armed, .progress(frames: 1)),
        ModelState(.refreshing, .looping(period: 1)),
        ModelState(.finishing, .progress(from: 1, to: 0, duration: 0.3)),
    ]
}
