/// The sequence of frames that shows a state.
///
/// - Progress is sampled evenly from beginning to end, including both. A single frame is in the
///   middle.
/// - A state that follows the clock has a frame every 1/fps seconds and one at its end.
/// - A loop with a period T has N = round(T × fps) frames at i·T/N, for i = 0…N − 1. Its end equals
///   its beginning and has no frame.
/// - The intro is sampled evenly before the loop.
public struct StateFrames: Equatable, Sendable {
    /// The timeline of the state.
    public let timeline: StateTimeline
    /// The number of frames. It may exceed `DesignLimits.frames`.
    public let count: Int
    /// The number of intro frames before a loop.
    public let introCount: Int
    /// The requested rate in frames per second.
    package let fps: Double
    /// Whether the number of frames follows from the duration and the rate, and was not specified.
    package let isClocked: Bool
    /// Whether the rate of a loop differs from the requested rate, because its period is not a
    /// whole number of frames.
    public let hasAdjustedRate: Bool
    private let sampling: Sampling

    private enum Sampling: Equatable, Sendable {
        /// Evenly spaced frames from beginning to end.
        case spread
        /// A frame every 1/fps seconds.
        case clock
        /// An intro and one period, each evenly spaced.
        case loop
    }

    /// Creates the frames of a state.
    ///
    /// - Parameters:
    ///   - timeline: The timeline of the state.
    ///   - steps: The number of frames, without the intro of a loop. If `nil`, it is the number in
    ///     the timeline, or follows from the duration and `fps`.
    ///   - fps: The rate in frames per second for states that follow the clock. Values of 0 or less
    ///     are replaced by 60.
    ///   - wholePeriods: Whether to retain the exact rate of a loop. The loop is extended to at
    ///     most ten periods, until it has a whole number of frames.
    public init(
        of timeline: StateTimeline,
        steps: Int? = nil,
        fps: Double = 60,
        wholePeriods: Bool = false
    ) {
        self.timeline = timeline
        let fps = fps > 0 && fps.isFinite ? fps : 60
        self.fps = fps
        let asked = (steps ?? timeline.frames).map { max($0, 0) }
        isClocked = asked == nil && timeline.length != nil
        guard timeline.drive == .time, timeline.loops else {
            introCount = 0
            hasAdjustedRate = false
            let clocked = asked == nil ? timeline.length : nil
            sampling = clocked == nil ? .spread : .clock
            let fallback = timeline.from == timeline.to ? 1 : 24
            count = asked ?? clocked.map { Self.frames(reaching: $0 * fps) + 1 } ?? fallback
            return
        }
        if asked == nil, wholePeriods, let whole = timeline.wholePeriods(fps: fps) {
            sampling = .clock
            count = whole
            hasAdjustedRate = false
            introCount = min(Self.frames(reaching: timeline.intro * fps), whole)
            return
        }
        let loop = asked ?? max(Self.rounded(timeline.period * fps), 1)
        let rate = asked == nil ? fps : Double(loop) / timeline.period
        let hasIntro = timeline.intro > 0 && loop > 0
        introCount = hasIntro ? max(Self.rounded(timeline.intro * rate), 1) : 0
        count = introCount + loop
        hasAdjustedRate = asked == nil && !timeline.fits(timeline.period, fps)
        let isWhole = asked == nil && !hasAdjustedRate && timeline.fits(timeline.intro, fps)
        sampling = isWhole ? .clock : .loop
    }

    /// The frames in order, at most `DesignLimits.frames`.
    public var list: [StateFrame] {
        (0..<min(count, DesignLimits.frames)).map { index in
            let moment = Moment(state: timeline.state, position: position(of: index))
            guard timeline.drive == .time, timeline.loops else {
                return StateFrame(moment, delay: delay)
            }
            return index < introCount
                ? StateFrame(moment, part: .intro, delay: introDelay)
                : StateFrame(moment, part: .loop, delay: delay)
        }
    }

    /// The moments of the frames.
    public var moments: [Moment] { list.map { $0.moment } }

    /// The index of the frame that follows the last one, or `nil` if the state does not repeat.
    public var loopStart: Int? {
        timeline.drive == .time && timeline.loops && introCount < count ? introCount : nil
    }

    /// The seconds between frames, without the intro of a loop. `nil` if no clock runs.
    public var delay: Double? {
        switch sampling {
        case .clock: 1 / fps
        case .loop: loopCount > 0 ? timeline.period / Double(loopCount) : nil
        case .spread: timeline.length.flatMap { count > 1 ? $0 / Double(count - 1) : nil }
        }
    }

    /// The rate for playback in frames per second, without the intro of a loop. `nil` unless
    /// `isClocked`.
    package var rate: Double? {
        guard isClocked else { return nil }
        return hasAdjustedRate ? Double(loopCount) / timeline.period : fps
    }

    /// The number of repeating frames.
    package var loopCount: Int { count - introCount }

    private var introDelay: Double? {
        sampling == .loop ? timeline.intro / Double(introCount) : delay
    }

    private func position(of index: Int) -> Moment.Position {
        switch sampling {
        case .clock: return position(after: Double(index) / fps)
        case .loop where index < introCount:
            return .time(timeline.intro * Double(index) / Double(introCount))
        case .loop:
            let fraction = Double(index - introCount) / Double(loopCount)
            return .time(timeline.intro + timeline.period * fraction)
        case .spread where timeline.drive == .time:
            let length = timeline.intro + timeline.period
            return .time(length * Double(index) / Double(max(count - 1, 1)))
        case .spread:
            let fraction = count == 1 ? 0.5 : Double(index) / Double(count - 1)
            // This form yields exactly `to` at the end.
            return .progress(timeline.from * (1 - fraction) + timeline.to * fraction)
        }
    }

    /// Returns the position `seconds` after the beginning of a state with a clock.
    private func position(after seconds: Double) -> Moment.Position {
        if timeline.drive == .progress {
            return .progress(timeline.localTime(at: .time(seconds)))
        }
        let end = timeline.intro + timeline.period
        return .time(timeline.loops ? seconds : min(seconds, end))
    }

    /// Rounds `exact` up to a number of frames, within rounding errors.
    private static func frames(reaching exact: Double) -> Int {
        rounded((exact - 1e-6).rounded(.up))
    }

    private static func rounded(_ exact: Double) -> Int {
        // `Int` has 32 bits in WebAssembly.
        let limit = min(1e15, Double(Int.max / 2))
        return Int(min(max(exact.rounded(.toNearestOrAwayFromZero), 0), limit))
    }
}

extension StateTimeline {
    /// Returns whether `seconds` is a whole number of frames.
    fileprivate func fits(_ seconds: Double, _ fps: Double) -> Bool {
        abs(seconds * fps - (seconds * fps).rounded()) < 1e-6
    }

    /// Returns the number of frames in the intro and as many periods as are needed for a whole
    /// number of frames.
    ///
    /// Returns `nil` if more than ten periods or too many frames are needed.
    fileprivate func wholePeriods(fps: Double) -> Int? {
        for periods in 1...10 {
            let seconds = intro + period * Double(periods)
            if seconds * fps > Double(DesignLimits.frames) + 0.5 { return nil }
            if seconds * fps >= 0.5, fits(seconds, fps) { return Int((seconds * fps).rounded()) }
        }
        return nil
    }
}
