import Foundation

/// Initialisers of timers for files that import only this module.
///
/// On Linux, Foundation's own versions lose the interval of a timer that does not repeat, and warn
/// about an unused result.
extension Timer {
    /// Creates a timer that starts once it is added to a run loop. It first fires after `interval`
    /// seconds.
    @_disfavoredOverload
    public convenience init(
        timeInterval interval: TimeInterval,
        repeats: Bool,
        block: @escaping @Sendable (Timer) -> Void
    ) {
        let first = Date(timeIntervalSinceNow: interval)
        self.init(fire: first, interval: interval, repeats: repeats, block: block)
    }

    /// Starts a timer that fires after `interval` seconds, and again after each further interval if
    /// it repeats.
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
