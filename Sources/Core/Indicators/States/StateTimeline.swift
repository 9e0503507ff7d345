/// The timeline of a state: its drive, range, durations and number of frames.
public struct StateTimeline: Equatable, Sendable {
    /// The quantity that drives a state.
    public enum Drive: String, Hashable, Sendable, CaseIterable {
        /// The progress of the pull, or of a return animation in the same units.
        case progress
        /// Time.
        case time
    }

    /// The state to which the timeline belongs.
    public let state: StateName
    /// The quantity that drives the state.
    public let drive: Drive
    /// The number of frames, or `nil` if it follows from the duration and the frame rate.
    public let frames: Int?
    /// The progress at the beginning, for states driven by progress.
    public let from: Double
    /// The progress at the end, for states driven by progress.
    public let to: Double
    /// The duration in seconds of a state driven by progress, or `nil` if it follows the finger.
    public let duration: Double?
    /// The period in seconds of a state driven by time, without the intro.
    public let period: Double
    /// The duration of the intro before the first period, in seconds.
    public let intro: Double
    /// Whether the period repeats for ever. Otherwise the state stays at its end.
    public let loops: Bool

    /// Creates a timeline. The defaults of `from` and `to` depend on the state.
    ///
    /// - Parameters:
    ///   - state: The state.
    ///   - drive: The quantity that drives the state. The default is progress.
    ///   - frames: The number of frames, at least 1.
    ///   - from: The progress at the beginning.
    ///   - to: The progress at the end.
    ///   - duration: The duration in seconds of a state driven by progress, more than 0.
    ///   - period: The period in seconds of a state driven by time, without the intro, more than 0.
    ///   - intro: The duration of the intro in seconds, at least 0.
    ///   - loops: Whether the period repeats for ever.
    public init(
        state: StateName,
        drive: Drive? = nil,
        frames: Int? = nil,
        from: Double? = nil,
        to: Double? = nil,
        duration: Double? = nil,
        period: Double = 1,
        intro: Double = 0,
        loops: Bool = false
    ) {
        let range = Self.defaultProgress(of: state)
        self.state = state
        self.drive = drive ?? .progress
        self.frames = frames.map { max($0, 1) }
        self.from = from ?? range.from
        self.to = to ?? range.to
        self.duration = duration.flatMap { $0 > 0 ? $0 : nil }
        self.period = period > 0 ? period : 1
        self.intro = intro > 0 ? intro : 0
        self.loops = loops
    }

    /// Returns the timeline with another period, in seconds.
    func withPeriod(_ period: Double) -> StateTimeline {
        StateTimeline(
            state: state,
            drive: drive,
            frames: frames,
            from: from,
            to: to,
            duration: duration,
            period: period,
            intro: intro,
            loops: loops
        )
    }

    /// Returns the default progress range of a state.
    static func defaultProgress(of state: StateName) -> (from: Double, to: Double) {
        switch state {
        case .idle: (0, 0)
        case .armed: (1, 1)
        case .finishing, .canceling: (1, 0)
        case .pulling, .refreshing, .success, .failure, .noMore: (0, 1)
        }
    }

    /// The duration of local time 0…1 in seconds, or `nil` if no clock runs.
    public var length: Double? {
        drive == .time ? intro + period : duration
    }

    /// Returns the local time of a position: the progress, or the elapsed fraction of intro and
    /// period.
    ///
    /// The result is within 0…1, except in `armed`, where it may exceed 1. NaN becomes 0.
    package func localTime(at position: Moment.Position) -> Double {
        switch (drive, position) {
        case (.progress, .progress(let progress)):
            return clamped(progress)
        case (.progress, .time(let seconds)):
            guard let duration else { return clamped(from) }
            let fraction = seconds > 0 ? min(seconds / duration, 1) : 0
            return clamped(from + (to - from) * fraction)
        case (.time, .time(let seconds)):
            return looped(seconds)
        case (.time, .progress(let fraction)):
            return fraction > 0 ? min(fraction, 1) : 0
        }
    }

    private func clamped(_ progress: Double) -> Double {
        guard progress > 0 else { return 0 }
        return state == .armed ? progress : min(progress, 1)
    }

    private func looped(_ seconds: Double) -> Double {
        guard seconds > 0 else { return 0 }
        let length = intro + period
        if seconds < length { return seconds / length }
        guard loops, seconds.isFinite else { return 1 }
        var remainder = (seconds - intro).truncatingRemainder(dividingBy: period)
        // Because of rounding errors, a whole number of periods can have a remainder just below a
        // period. It counts as 0.
        if period - remainder < 1e-9 { remainder = 0 }
        return (intro + remainder) / length
    }
}
