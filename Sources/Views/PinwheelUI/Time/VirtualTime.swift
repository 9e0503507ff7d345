import CVirtualClock
import Foundation

/// The clock of the view whose actions run: dates, clocks and uptimes tell its time to the thread that it
/// lives on, and tasks, timers and queues of that thread are its events.
enum VirtualTime {
    /// The date at 0, in seconds since 2001: that very moment, so that dates are as exact as times.
    static let firstDate = 0.0
    /// How long the machine has run at 0, in seconds: a day, as programs take 0 for none.
    static let firstUptime = 86_400.0
    /// Two times of less than this apart, in seconds, are one: what is left of sums of fractions.
    static let tolerance = 0.5e-9

    /// The tree whose actions run. Only the thread whose clock is on asks, and there is one of them.
    private nonisolated(unsafe) static weak var running: ViewHost?

    /// The tree whose actions run on this thread; timers and delays are its.
    static var host: ViewHost? { unsafe isOn ? running : nil }

    /// Whether this thread has a view's time.
    static var isOn: Bool { cvirtualclock_is_on() != 0 }

    /// Does work with a tree's clock on this thread; inside of another's, that one has its turn again later.
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

    /// Sets the thread's clock, in seconds since the view appeared.
    @MainActor
    static func set(_ time: Double) {
        // Some 292 years.
        let nanoseconds = Int64((min(max(time, 0), 9e9) * 1e9).rounded())
        let day = Int64(firstUptime * 1e9)
        let date = Int64((firstDate + Date.timeIntervalBetween1970AndReferenceDate) * 1e9)
        cvirtualclock_set(day + nanoseconds, date + nanoseconds)
    }
}

extension Date {
    /// Seconds since the view appeared.
    var virtualSeconds: Double { timeIntervalSinceReferenceDate - VirtualTime.firstDate }

    /// A time of the view's clock.
    init(virtualSeconds: Double) {
        self.init(timeIntervalSinceReferenceDate: VirtualTime.firstDate + virtualSeconds)
    }
}

/// How long the machine has run, in seconds; while a view lives, by its clock.
public func CACurrentMediaTime() -> TimeInterval { ProcessInfo.processInfo.systemUptime }
