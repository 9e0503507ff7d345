import Foundation

// The real clock's things, which would wait while the view's time stands still. As `Timer`, they stand in for
// the system's in files that import this module alone.

/// Dispatch's sources of events: there are none.
@available(
    *,
    unavailable,
    message: "the real clock does not run here; use Timer, or DispatchQueue.main.asyncAfter"
)
public final class DispatchSource {
    /// A timer.
    public static func makeTimerSource(queue: DispatchQueue? = nil) -> DispatchSource {
        DispatchSource()
    }
}

/// Dispatch's semaphores: there are none.
@available(
    *,
    unavailable,
    message: "nothing waits here; await a Task, or use DispatchGroup.notify(queue: .main)"
)
public final class DispatchSemaphore {
    /// A semaphore.
    public init(value: Int) {}
    /// Lets one go on.
    @discardableResult
    public func signal() -> Int { 0 }
    /// Waits.
    public func wait() {}
}

/// Foundation's queues: there are none.
@available(
    *,
    unavailable,
    message: "the real clock does not run here; use DispatchQueue.main, or a Task"
)
public final class OperationQueue {
    /// The main queue.
    public static var main: OperationQueue { OperationQueue() }
    /// A queue.
    public init() {}
    /// Has work done.
    public func addOperation(_ block: @escaping @Sendable () -> Void) {}
}

/// Threads: only that of the view.
public enum Thread {
    /// Whether this is the process's first thread.
    public static var isMainThread: Bool { Foundation.Thread.isMainThread }
    /// The calls that led here, for reports.
    public static var callStackSymbols: [String] { Foundation.Thread.callStackSymbols }
    /// Waits so many seconds: nothing waits here.
    @available(
        *,
        unavailable,
        message: "nothing waits here; use Task.sleep, or DispatchQueue.main.asyncAfter"
    )
    public static func sleep(forTimeInterval interval: TimeInterval) {}
    /// Waits for a date: nothing waits here.
    @available(
        *,
        unavailable,
        message: "nothing waits here; use Task.sleep, or DispatchQueue.main.asyncAfter"
    )
    public static func sleep(until date: Date) {}
    /// Has work done beside the view: nothing runs there.
    @available(*, unavailable, message: "nothing runs beside a view; use a Task, or DispatchQueue")
    public static func detachNewThread(_ block: @escaping @Sendable () -> Void) {}
}

/// Waits so many seconds: nothing waits here.
@available(
    *,
    unavailable,
    message: "nothing waits here; use Task.sleep, or DispatchQueue.main.asyncAfter"
)
@discardableResult
public func sleep(_ seconds: UInt32) -> UInt32 { 0 }

/// Waits so many millionths of a second: nothing waits here.
@available(
    *,
    unavailable,
    message: "nothing waits here; use Task.sleep, or DispatchQueue.main.asyncAfter"
)
@discardableResult
public func usleep(_ microseconds: UInt32) -> Int32 { 0 }
