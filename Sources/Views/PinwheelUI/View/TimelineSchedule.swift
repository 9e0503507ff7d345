public protocol TimelineSchedule {
    associatedtype Entries: Sequence where Entries.Element == Date
    typealias Mode = TimelineScheduleMode
    func entries(from startDate: Date, mode: Mode) -> Entries
}

public enum TimelineScheduleMode: Hashable, Sendable {
    case normal
    /// A mode that timeline views never request.
    case lowFrequency
}

public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    /// The minimum time between two dates, in seconds. With `nil`, every drawn frame has its own
    /// date.
    let minimumInterval: Double?
    let isPaused: Bool

    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        self.minimumInterval = minimumInterval
        isPaused = paused
    }

    /// Returns dates at intervals of `minimumInterval`, or of 1/120 s if it is `nil`. A
    /// `TimelineView` ignores them and uses the times of the drawn frames.
    public func entries(
        from startDate: Date,
        mode: TimelineScheduleMode
    ) -> AnySequence<Date> {
        let interval = minimumInterval.map { $0 > 0 ? $0 : 1 / 120 } ?? 1 / 120
        return AnySequence((0...).lazy.map { startDate + Double($0) * interval })
    }
}

public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let first: Date
    private let interval: TimeInterval

    public init(from startDate: Date, by interval: TimeInterval) {
        first = startDate
        self.interval = interval > 0 ? interval : 1 / 120
    }

    /// Returns the dates from the last one at or before `startDate`. If there is none, returns all
    /// dates.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
        let passed = startDate.timeIntervalSince(first) / interval
        // With the tolerance, a rounding error of the division does not skip a date.
        let begin = max((passed + 1e-9).rounded(.down), 0)
        return AnySequence((0...).lazy.map { first + (begin + Double($0)) * interval })
    }
}

public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}

    /// Returns the start of each minute, beginning with the minute that contains `startDate`.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
        PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
            .entries(from: startDate, mode: mode)
    }
}

public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
    private let dates: Entries

    public init(_ dates: Entries) { self.dates = dates }
    /// Returns all dates, including dates before `startDate`.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: Self { Self() }
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
        Self(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
        Self(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: Self { Self() }
}

extension TimelineSchedule {
    public static func explicit<S: Sequence>(_ dates: S) -> Self
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        Self(dates)
    }
}
