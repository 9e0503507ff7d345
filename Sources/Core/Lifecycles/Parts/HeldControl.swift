import Indicators

/// The system's refresh control as it keeps itself open while it refreshes, and closes afterwards.
struct HeldControl: Equatable, Sendable {
    private enum Course: Equatable {
        case closed
        case open(since: Double)
        case closing(since: Double)
    }

    private var course = Course.closed

    /// How far it keeps the content down, in points.
    static let height = 60.0

    /// When it began to refresh, in seconds; nil while it does not.
    var refreshingSince: Double? {
        guard case .open(let start) = course else { return nil }
        return start
    }

    /// Whether it closes.
    var isClosing: Bool { closedAt != nil }

    /// When it will have closed, in seconds; nil while it does not close.
    var closedAt: Double? {
        guard case .closing(let start) = course else { return nil }
        return start + RefreshControl.leaving
    }

    /// It refreshes, and keeps open.
    mutating func open(at time: Double) { course = .open(since: time) }

    /// The refresh is over, and it closes.
    mutating func close(at time: Double) { course = .closing(since: time) }

    /// It is gone if that is due.
    mutating func settle(at event: LifecycleEvent) {
        if let closedAt, event.isDue(closedAt) { course = .closed }
    }

    /// What is left of the time that closing takes, 1…0; nil while it does not close.
    func remaining(at time: Double) -> Double? {
        closedAt.map { min(max(($0 - time) / RefreshControl.leaving, 0), 1) }
    }

    /// What is left of it, eased in and out: 1 while it refreshes, then down to 0.
    func opening(at time: Double) -> Double {
        switch course {
        case .closed: 0
        case .open: 1
        case .closing: BezierCurve.easeInOut.value(at: remaining(at: time) ?? 0)
        }
    }

    /// The content's top in points: its offset, but not above what is kept open.
    func contentTop(at instant: LifecycleInstant) -> Double {
        guard course != .closed else { return instant.offset }
        return max(instant.offset, Self.height * opening(at: instant.time))
    }
}
