import CVirtualClock
import Foundation

/// The virtual clock of the running view.
///
/// On the view's thread, dates, clocks and uptimes show its time. Tasks, timers and queues of that
/// thread are events of the view's host.
enum VirtualTime {
    /// The date at time 0, in seconds since 2001. It is 0 so that dates are as precise as times.
    static let firstDate = 0.0
    /// The uptime at time 0, in seconds. It is one day, because programs may treat 0 as unset.
    static let firstUptime = 86_400.0
    /// The tolerance for the comparison of times, in seconds. It covers rounding errors of sums.
    static let tolerance = 0.5e-9

    /// The running host. Only the single thread whose clock is on accesses it.
    private nonisolated(unsafe) static weak var running: ViewHost?

    /// The host whose actions run on this thread, or `nil`.
    static var host: ViewHost? { unsafe isOn ? running : nil }

    /// Whether the virtual clock is on for this thread.
    static var isOn: Bool { cvirtualclock_is_on() != 0 }

    /// Runs `work` with the clock of `host` on this thread, and then restores the clock of the
    /// outer host.
    @MainActor
    static func run<Result, Failure: Error>(
        by host: ViewHost,
        _ work: @MainActor () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try ViewThread.run { () throws(Failure) -> Result in
            let outer = self.host
            unsafe running = host
            set(host.now)
            defer {
                unsafe running = outer
                if let outer { set(outer.now) } else { cvirtualclock_clear() }
            }
            return try work()
        }
    }

    /// Sets the clock of this thread, in seconds since the view appeared.
    @MainActor
    static func set(_ time: Double) {
        // Int64 covers 292 years of nanoseconds, also for the date, which counts from 1970.
        let nanoseconds = Int64((min(max(time, 0), 8e9) * 1e9).rounded())
        let day = Int64(firstUptime * 1e9)
        let date = Int64((firstDate + Date.timeIntervalBetween1970AndReferenceDate) * 1e9)
        cvirtualclock_set(day + nanoseconds, date + nanoseconds)
    }
}

extension Date {
    /// The seconds since the view appeared.
    var virtualSeconds: Double { timeIntervalSinceReferenceDate - VirtualTime.firstDate }

    /// Creates the date of a virtual time.
    init(virtualSeconds: Double) {
        self.init(timeIntervalSinceReferenceDate: VirtualTime.firstDate + virtualSeconds)
    }
}

/// Returns the uptime in seconds. In a view it follows the virtual clock.
public func CACurrentMediaTime() -> TimeInterval { ProcessInfo.processInfo.systemUptime }
