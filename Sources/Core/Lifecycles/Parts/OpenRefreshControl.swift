import Indicators

/// The system's refresh control, which stays open while it refreshes and then closes.
struct OpenRefreshControl: Equatable, Sendable {
    private enum Phase: Equatable {
        case closed
        case open(since: Double)
        case closing(since: Double)
    }

    private var phase = Phase.closed

    /// The height that the open control adds above the content, in points.
    static let height = 60.0

    /// The time when it started to refresh, in seconds, or `nil` if it is not refreshing.
    var refreshingSince: Double? {
        guard case .open(let start) = phase else { return nil }
        return start
    }

    /// Whether the control is closing.
    var isClosing: Bool { closedAt != nil }

    /// The time when it will be closed, in seconds, or `nil` if it is not closing.
    var closedAt: Double? {
        guard case .closing(let start) = phase else { return nil }
        return start + RefreshControl.closingDuration
    }

    /// Starts refreshing and opens the control.
    mutating func open(at time: Double) { phase = .open(since: time) }

    /// Ends refreshing and starts to close the control.
    mutating func close(at time: Double) { phase = .closing(since: time) }

    /// Marks the control as closed if the closing time has passed at an event.
    mutating func settle(at event: LifecycleEvent) {
        if let closedAt, event.isDue(closedAt) { phase = .closed }
    }

    /// Returns the remaining fraction of the closing time, or `nil` if the control is not closing.
    func remainingClosing(at time: Double) -> Double? {
        closedAt.map { min(max(($0 - time) / RefreshControl.closingDuration, 0), 1) }
    }

    /// Returns the eased opening: 1 while it refreshes, then falling to 0.
    func opening(at time: Double) -> Double {
        switch phase {
        case .closed: 0
        case .open: 1
        case .closing: BezierCurve.easeInOut.value(at: remainingClosing(at: time) ?? 0)
        }
    }

    /// Returns the content's top in points: its offset, or the bottom of the control if that is
    /// lower.
    func contentTop(at instant: LifecycleInstant) -> Double {
        guard phase != .closed else { return instant.offset }
        return max(instant.offset, Self.height * opening(at: instant.time))
    }
}
