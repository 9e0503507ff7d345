/// The frames in which a state is drawn: the only point that decides how many, and when.
///
/// Progress is spread evenly from beginning to end, both included; a single frame is the middle.
/// A state that follows the clock has a frame every 1/fps seconds, and one at its end. A loop of a
/// period T has N = round(T × fps) frames at i·T/N, so that it closes exactly; its lead-in is
/// spread in the same way before it and is no part of it. The end of a loop is its beginning, and
/// no frame.
public struct StateFrames: Equatable, Sendable {
    /// The state.
    public let timeline: StateTimeline
    /// The number of frames, without a limit.
    public let count: Int
    /// How many of them are a loop's lead-in.
    public let introCount: Int
    /// Frames a second, as asked for.
    package let fps: Double
    /// Whether the count comes from the clock, not from the design.
    package let isClocked: Bool
    /// Whether a loop's frames come at another rate, since its period is no whole number of them.
    public let isBent: Bool
    private let course: Course

    private enum Course: Equatable, Sendable {
        /// Evenly from the beginning to the end.
        case spread
        /// A frame every 1/fps seconds.
        case clock
        /// A lead-in and one period, each spread by itself.
        case loop
    }

    /// The frames of a state.
    ///
    /// - Parameters:
    ///   - timeline: The state.
    ///   - steps: How many frames, of a loop without its lead-in; nil for as many as the design or
    ///     the clock has.
    ///   - fps: Frames a second, for states that follow the clock; 60 if it is not above 0.
    ///   - wholePeriods: Whether a loop keeps to `fps` and runs for as many periods as it takes for
    ///     its frames to fall into place, where ten are enough.
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
            isBent = false
            let clocked = asked == nil ? timeline.length : nil
            course = clocked == nil ? .spread : .clock
            let usual = timeline.from == timeline.to ? 1 : 24
            count = asked ?? clocked.map { Self.frames(reaching: $0 * fps) + 1 } ?? usual
            return
        }
        if asked == nil, wholePeriods, let whole = timeline.wholePeriods(fps: fps) {
            course = .clock
            count = whole
            isBent = false
            introCount = min(Self.frames(reaching: timeline.intro * fps), whole)
            return
        }
        let loop = asked ?? max(Self.rounded(timeline.period * fps), 1)
        let rate = asked == nil ? fps : Double(loop) / timeline.period
        let hasIntro = timeline.intro > 0 && loop > 0
        introCount = hasIntro ? max(Self.rounded(timeline.intro * rate), 1) : 0
        count = introCount + loop
        isBent = asked == nil && !timeline.fits(timeline.period, fps)
        let isWhole = asked == nil && !isBent && timeline.fits(timeline.intro, fps)
        course = isWhole ? .clock : .loop
    }

    /// The frames, in order; never more than `DesignLimits.frames`.
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

    /// When each frame is.
    public var moments: [Moment] { list.map { $0.moment } }

    /// The number of the frame that follows the last one; nil where none does.
    public var loopStart: Int? {
        timeline.drive == .time && timeline.loops && introCount < count ? introCount : nil
    }

    /// Seconds from one frame to the next, of a loop without its lead-in; nil where no clock runs.
    public var delay: Double? {
        switch course {
        case .clock: 1 / fps
        case .loop: loopCount > 0 ? timeline.period / Double(loopCount) : nil
        case .spread: timeline.length.flatMap { count > 1 ? $0 / Double(count - 1) : nil }
        }
    }

    /// Frames a second in which it is to be played, of a loop without its lead-in; nil where no
    /// clock runs, or where the frames were counted.
    package var rate: Double? {
        guard isClocked else { return nil }
        return isBent ? Double(loopCount) / timeline.period : fps
    }

    /// How many frames repeat.
    package var loopCount: Int { count - introCount }

    private var introDelay: Double? {
        course == .loop ? timeline.intro / Double(introCount) : delay
    }

    private func position(of index: Int) -> Moment.Position {
        switch course {
        case .clock: return position(after: Double(index) / fps)
        case .loop where index < introCount:
            return .time(timeline.intro * Double(index) / Double(introCount))
        case .loop:
            let share = Double(index - introCount) / Double(loopCount)
            return .time(timeline.intro + timeline.period * share)
        case .spread where timeline.drive == .time:
            let length = timeline.intro + timeline.period
            return .time(length * Double(index) / Double(max(count - 1, 1)))
        case .spread:
            let share = count == 1 ? 0.5 : Double(index) / Double(count - 1)
            // Weighing both ends keeps the last position at exactly `to`.
            return .progress(timeline.from * (1 - share) + timeline.to * share)
        }
    }

    /// Where a state with a clock is so many seconds after its beginning.
    private func position(after seconds: Double) -> Moment.Position {
        if timeline.drive == .progress {
            return .progress(timeline.localTime(at: .time(seconds)))
        }
        let end = timeline.intro + timeline.period
        return .time(timeline.loops ? seconds : min(seconds, end))
    }

    /// The least number of frames that reach as far as `exact` of them do.
    private static func frames(reaching exact: Double) -> Int {
        rounded((exact - 1e-6).rounded(.up))
    }

    private static func rounded(_ exact: Double) -> Int {
        // Within what Int holds, which has 32 bits in pages.
        let most = min(1e15, Double(Int.max / 2))
        return Int(min(max(exact.rounded(.toNearestOrAwayFromZero), 0), most))
    }
}

extension StateTimeline {
    /// Whether so many seconds are a whole number of frames.
    fileprivate func fits(_ seconds: Double, _ fps: Double) -> Bool {
        abs(seconds * fps - (seconds * fps).rounded()) < 1e-6
    }

    /// The frames of a lead-in and the first whole number of periods in which they fall into
    /// point; nil where they do so in none up to the tenth, or are too many.
    fileprivate func wholePeriods(fps: Double) -> Int? {
        for periods in 1...10 {
            let seconds = intro + period * Double(periods)
            if seconds * fps > Double(DesignLimits.frames) + 0.5 { return nil }
            if seconds * fps >= 0.5, fits(seconds, fps) { return Int((seconds * fps).rounded()) }
        }
        return nil
    }
}
