import Foundation

// Unavailable replacements for types and functions that follow the real clock. In files that import
// only this module, they shadow the system's.

@available(
    *,
    unavailable,
    message: "it would follow the real clock; use Timer or DispatchQueue.main.asyncAfter"
)
public final class DispatchSource {
    public static func makeTimerSource(queue: DispatchQueue? = nil) -> DispatchSource {
        DispatchSource()
    }
}

@available(
    *,
    unavailable,
    message:
        "a view must not block its thread; await a Task, or use DispatchGroup.notify(queue: .main)"
)
public final class DispatchSemaphore {
    public init(value: Int) {}
    @discardableResult
    public func signal() -> Int { 0 }
    public func wait() {}
}

@available(
    *,
    unavailable,
    message: "it would follow the real clock; use DispatchQueue.main or a Task"
)
public final class OperationQueue {
    public static var main: OperationQueue { OperationQueue() }
    public init() {}
    public func addOperation(_ block: @escaping @Sendable () -> Void) {}
}

/// Foundation's `Thread`, without the functions that wait for the real clock or start a thread.
public enum Thread {
    /// Whether the current thread is the main thread of the process.
    public static var isMainThread: Bool { Foundation.Thread.isMainThread }
    /// The call stack of the current thread.
    public static var callStackSymbols: [String] { Foundation.Thread.callStackSymbols }
    @available(
        *,
        unavailable,
        message: "a view must not block its thread; use Task.sleep or DispatchQueue.main.asyncAfter"
    )
    public static func sleep(forTimeInterval interval: TimeInterval) {}
    @available(
        *,
        unavailable,
        message: "a view must not block its thread; use Task.sleep or DispatchQueue.main.asyncAfter"
    )
    public static func sleep(until date: Date) {}
    @available(*, unavailable, message: "a view has a single thread; use a Task or DispatchQueue")
    public static func detachNewThread(_ block: @escaping @Sendable () -> Void) {}
}

@available(
    *,
    unavailable,
    message: "a view must not block its thread; use Task.sleep or DispatchQueue.main.asyncAfter"
)
@discardableResult
public func sleep(_ seconds: UInt32) -> UInt32 { 0 }

@available(
    *,
    unavailable,
    message: "a view must not block its thread; use Task.sleep or DispatchQueue.main.asyncAfter"
)
@discardableResult
public func usleep(_ microseconds: UInt32) -> Int32 { 0 }
