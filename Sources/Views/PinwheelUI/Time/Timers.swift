import Foundation

/// Foundation's creators of timers for files that import this module alone. On Linux, Foundation's own ones
/// lose the interval of a timer that does not repeat, and warn of an unused result.
extension Timer {
    /// A timer that starts once it is added to a run loop, and fires first after `interval` seconds.
    @_disfavoredOverload
    public convenience init(
        timeInterval interval: TimeInterval,
        repeats: Bool,
        block: @escaping @Sendable (Timer) -> Void
    ) {
        let first = Date(timeIntervalSinceNow: interval)
        self.init(fire: first, interval: interval, repeats: repeats, block: block)
    }

    /// Starts a timer that fires after `interval` seconds, and again after each further interval if it
    /// repeats.
    @_disfavoredOverload
    @discardableResult
    public static func scheduledTimer(
        withTimeInterval interval: TimeInterval,
        repeats: Bool,
        block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }
}
