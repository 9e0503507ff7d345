/// When a view is made anew.
public protocol TimelineSchedule {
    /// The dates, in order.
    associatedtype Entries: Sequence where Entries.Element == Date
    /// How closely a schedule is followed.
    typealias Mode = TimelineScheduleMode
    /// The dates from `startDate` on; the first may lie before.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How closely a schedule is followed.
public enum TimelineScheduleMode: Hashable, Sendable {
    /// As it is.
    case normal
    /// As seldom as can be: never here.
    case lowFrequency
}

/// Every frame.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    /// The least time between two dates, in seconds; nil for each frame that is seen.
    let minimumInterval: Double?
    /// Whether time stands still.
    let isPaused: Bool

    /// Every frame, or one in a while; none while it is paused.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        self.minimumInterval = minimumInterval
        isPaused = paused
    }

    /// Dates a 120th of a second apart, or by the interval.
    public func entries(
        from startDate: Date,
        mode: TimelineScheduleMode
    ) -> AnySequence<Date> {
        let interval = minimumInterval.map { $0 > 0 ? $0 : 1 / 120 } ?? 1 / 120
        return AnySequence((0...).lazy.map { startDate + Double($0) * interval })
    }
}

/// At equal intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let first: Date
    private let interval: TimeInterval

    /// From a date on, `by` seconds apart.
    public init(from startDate: Date, by interval: TimeInterval) {
        first = startDate
        self.interval = interval > 0 ? interval : 1 / 120
    }

    /// The dates, beginning with the newest one before `startDate` if it has begun by then.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
        let passed = startDate.timeIntervalSince(first) / interval
        // A boundary counts as reached although a division has lost the last bit of it.
        let begin = max((passed + 1e-9).rounded(.down), 0)
        return AnySequence((0...).lazy.map { first + (begin + Double($0)) * interval })
    }
}

/// At the beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// Every minute.
    public init() {}

    /// The dates, beginning with the minute that runs at `startDate`.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
        PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
            .entries(from: startDate, mode: mode)
    }
}

/// At given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
    private let dates: Entries

    /// Dates in order.
    public init(_ dates: Entries) { self.dates = dates }
    /// The dates.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// Every frame.
    public static var animation: Self { Self() }
    /// Every frame, or one in a while; none while it is paused.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
        Self(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// At equal intervals.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
        Self(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// At the beginning of every minute.
    public static var everyMinute: Self { Self() }
}

extension TimelineSchedule {
    /// At given dates.
    public static func explicit<S: Sequence>(_ dates: S) -> Self
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        Self(dates)
    }
}
