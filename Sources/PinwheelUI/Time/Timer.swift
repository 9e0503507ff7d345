import Foundation

/// A timer by the view's clock.
///
/// It stands in for Foundation's in files that import this module alone.
public final class Timer: @unchecked Sendable {
    // All of a session runs on one thread at a time.
    private let interval: Double
    private let repeats: Bool
    private let block: @Sendable (Timer) -> Void
    private var ticket: EventQueue.Ticket?
    private weak var host: ViewHost?
    /// Whether it will still fire.
    public private(set) var isValid = true

    /// The first time, in seconds since the view appeared; nil for an interval after the start.
    private let first: Double?

    private init(
        _ interval: Double,
        first: Double? = nil,
        _ repeats: Bool,
        _ block: @escaping @Sendable (Timer) -> Void
    ) {
        // As Foundation's: 0 and less is a tenth of a millisecond.
        self.interval = interval > 0 ? interval : 0.0001
        self.first = first
        self.repeats = repeats
        self.block = block
    }

    /// A timer that starts once it is added to a run loop.
    @preconcurrency
    public convenience init(
        timeInterval interval: TimeInterval,
        repeats: Bool,
        block: @escaping @Sendable (Timer) -> Void
    ) {
        self.init(interval, repeats, block)
    }

    /// A timer that fires first at a date, once it is added to a run loop.
    @preconcurrency
    public convenience init(
        fire date: Date,
        interval: TimeInterval,
        repeats: Bool,
        block: @escaping @Sendable (Timer) -> Void
    ) {
        self.init(interval, first: date.virtualSeconds, repeats, block)
    }

    /// The time between two firings, in seconds; 0 where it does not repeat.
    public var timeInterval: TimeInterval { repeats ? interval : 0 }
    /// How late it may be: it never is.
    public var tolerance: TimeInterval {
        get { 0 }
        set {}
    }

    /// A timer that fires after an interval in seconds, and again and again if it repeats.
    @discardableResult
    @preconcurrency
    public static func scheduledTimer(
        withTimeInterval interval: TimeInterval,
        repeats: Bool,
        block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        let timer = Timer(interval, repeats, block)
        timer.start()
        return timer
    }

    /// Starts the timer, unless it runs.
    fileprivate func start() {
        guard VirtualTime.isOn else { return }
        MainActor.assumeIsolated {
            guard let host = VirtualTime.host, ticket == nil, isValid else { return }
            self.host = host
            schedule(in: host, from: first ?? host.now + interval, count: 0)
        }
    }

    @MainActor
    private func schedule(in host: ViewHost, from start: Double, count: Int) {
        // Times are multiples of the interval: errors of sums do not grow.
        ticket = host.schedule(at: start + Double(count) * interval) { [self, unowned host] in
            guard isValid else { return }
            if repeats {
                schedule(in: host, from: start, count: count + 1)
            } else {
                isValid = false
            }
            block(self)
        }
    }

    /// Does what the timer is for, now; one that does not repeat has then ended.
    public func fire() {
        guard isValid else { return }
        if !repeats { invalidate() }
        block(self)
    }

    /// Stops the timer for good.
    public func invalidate() {
        isValid = false
        guard VirtualTime.isOn else { return }
        MainActor.assumeIsolated {
            if let ticket { host?.cancel(ticket) }
        }
    }
}

extension RunLoop {
    /// Starts a timer of the view's clock.
    public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.start() }
}
