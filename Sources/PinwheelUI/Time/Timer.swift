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

    private init(_ interval: Double, _ repeats: Bool, _ block: @escaping @Sendable (Timer) -> Void)
    {
        // As Foundation's: 0 and less is a tenth of a millisecond.
        self.interval = interval > 0 ? interval : 0.0001
        self.repeats = repeats
        self.block = block
    }

    /// A timer that fires after an interval in seconds, and again and again if it repeats.
    @discardableResult
    public static func scheduledTimer(
        withTimeInterval interval: TimeInterval,
        repeats: Bool,
        block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        let timer = Timer(interval, repeats, block)
        MainActor.assumeIsolated { timer.start() }
        return timer
    }

    @MainActor
    private func start() {
        guard let host = VirtualTime.host else { return }
        self.host = host
        schedule(in: host, at: host.now + interval)
    }

    @MainActor
    private func schedule(in host: ViewHost, at time: Double) {
        ticket = host.schedule(at: time) { [self] in
            guard isValid else { return }
            // The next time does not depend on how long this one takes.
            if repeats { schedule(in: host, at: time + interval) } else { isValid = false }
            block(self)
        }
    }

    /// Does what the timer is for, now.
    public func fire() { block(self) }

    /// Stops the timer for good.
    public func invalidate() {
        isValid = false
        MainActor.assumeIsolated {
            if let ticket { host?.cancel(ticket) }
        }
    }
}
