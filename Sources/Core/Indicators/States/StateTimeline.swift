/// How one state of a design runs: what drives it, from where to where, and in how many frames.
public struct StateTimeline: Equatable, Sendable {
    /// What moves a state on.
    public enum Drive: String, Hashable, Sendable, CaseIterable {
        /// The pull, or a retreat measured like one.
        case progress
        /// The clock.
        case time
    }

    /// Which state this is.
    public let state: StateName
    /// What moves it on.
    public let drive: Drive
    /// The number of frames it is drawn in, where the design gives one.
    public let frames: Int?
    /// The progress at the beginning, for states driven by progress.
    public let from: Double
    /// The progress at the end, for states driven by progress.
    public let to: Double
    /// How long a state driven by progress takes by itself, in seconds; nil where the finger leads.
    public let duration: Double?
    /// The length in seconds, without the lead-in, of a state driven by time.
    public let period: Double
    /// The lead-in in seconds before the first period.
    public let intro: Double
    /// Whether the period repeats for ever; otherwise the end is held.
    public let loops: Bool

    /// How a state runs; what is not given is as usual in it.
    ///
    /// - Parameters:
    ///   - state: The state.
    ///   - drive: What moves it on; default: progress.
    ///   - frames: How many frames it is drawn in, at least 1.
    ///   - from: The progress at the beginning.
    ///   - to: The progress at the end.
    ///   - duration: Seconds that a state driven by progress takes by itself, more than 0.
    ///   - period: Seconds without the lead-in of a state driven by time, more than 0.
    ///   - intro: Seconds of lead-in, at least 0.
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
        let range = Self.usualProgress(of: state)
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

    /// The same with a period of so many seconds.
    func lasting(_ period: Double) -> StateTimeline {
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

    /// Where progress begins and ends in `state` when a design does not say.
    static func usualProgress(of state: StateName) -> (from: Double, to: Double) {
        switch state {
        case .idle: (0, 0)
        case .armed: (1, 1)
        case .finishing, .canceling: (1, 0)
        case .pulling, .refreshing, .success, .failure, .noMore: (0, 1)
        }
    }

    /// The seconds that the state's local time of 0…1 stands for; nil where no clock runs.
    public var length: Double? {
        drive == .time ? intro + period : duration
    }

    /// The local time of a position: the progress itself, or the share of lead-in and period.
    ///
    /// Within 0…1, but as far as the pull goes in `armed`. What is not a number counts as 0.
    package func localTime(at position: Moment.Position) -> Double {
        switch (drive, position) {
        case (.progress, .progress(let progress)):
            return clamped(progress)
        case (.progress, .time(let seconds)):
            guard let duration else { return clamped(from) }
            let share = seconds > 0 ? min(seconds / duration, 1) : 0
            return clamped(from + (to - from) * share)
        case (.time, .time(let seconds)):
            return looped(seconds)
        case (.time, .progress(let share)):
            return share > 0 ? min(share, 1) : 0
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
        var turned = (seconds - intro).truncatingRemainder(dividingBy: period)
        // A whole number of periods may miss its last bit; it means the beginning, not the end.
        if period - turned < 1e-9 { turned = 0 }
        return (intro + turned) / length
    }
}
