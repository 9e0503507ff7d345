import Dispatch
import Foundation

/// The main queue by the view's clock.
///
/// It stands in for Dispatch's in files that import this module alone.
public final class DispatchQueue: Sendable {
    /// The queue on which views live.
    public static let main = DispatchQueue()
    /// As the main queue: nothing runs beside it.
    public static func global(qos: QoS = .default) -> DispatchQueue { main }

    /// How urgent work is: all of it runs in turn.
    public enum QoS: Hashable, Sendable {
        /// What a user waits for.
        case userInteractive
        /// What a user has asked for.
        case userInitiated
        /// The usual.
        case `default`
        /// What takes a while.
        case utility
        /// What nobody sees.
        case background
    }

    /// A queue of its own, which is the main one by another name: nothing runs beside it.
    public convenience init(label: String) { self.init() }

    /// Has work done at the same time, in the next turn.
    public func async(execute work: @escaping @MainActor @Sendable () -> Void) {
        Self.schedule(after: 0, work)
    }

    /// Has work done at a time.
    public func asyncAfter(
        deadline: DispatchTime,
        execute work: @escaping @MainActor @Sendable () -> Void
    ) {
        Self.schedule(after: deadline.seconds - DispatchTime.now().seconds, work)
    }

    /// Calls `work` at a time of day, which passes as all time does.
    public func asyncAfter(
        wallDeadline: DispatchWallTime,
        execute work: @escaping @MainActor @Sendable () -> Void
    ) {
        Self.schedule(after: wallDeadline.time.seconds - DispatchTime.now().seconds, work)
    }

    /// Does a work item at a time of day, which passes as all time does.
    public func asyncAfter(wallDeadline: DispatchWallTime, execute item: DispatchWorkItem) {
        asyncAfter(wallDeadline: wallDeadline) { item.perform() }
    }

    /// Has an item done at the same time, in the next turn.
    public func async(execute item: DispatchWorkItem) { async { item.perform() } }

    /// Has an item done at a time, unless it is cancelled before.
    public func asyncAfter(deadline: DispatchTime, execute item: DispatchWorkItem) {
        asyncAfter(deadline: deadline) { item.perform() }
    }

    /// Does work at once.
    public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { try work() }

    /// Has work done so many seconds later; on a thread without a view by the system's main queue.
    static func schedule(
        after delay: Double,
        _ work: @escaping @MainActor @Sendable () -> Void
    ) {
        guard VirtualTime.isOn else {
            let deadline = Dispatch.DispatchTime.now() + max(delay, 0)
            return Dispatch.DispatchQueue.main.asyncAfter(deadline: deadline) { work() }
        }
        MainActor.assumeIsolated {
            guard let host = VirtualTime.host, delay < .infinity else { return }
            host.schedule(at: host.now + max(delay, 0), work)
        }
    }
}

/// Work that can be taken back before it is done.
public final class DispatchWorkItem: @unchecked Sendable {
    // All of a session runs on one thread at a time.
    private let block: @MainActor @Sendable () -> Void
    /// Whether it was taken back.
    public private(set) var isCancelled = false

    /// Work.
    public init(block: @escaping @MainActor @Sendable () -> Void) { self.block = block }

    /// Does it, unless it was taken back.
    @MainActor public func perform() {
        if !isCancelled { block() }
    }

    /// Takes it back.
    public func cancel() { isCancelled = true }
}

/// A time of the view's clock.
public struct DispatchTime: Comparable, Sendable {
    /// Seconds since the view appeared.
    let seconds: Double

    /// The time now.
    public static func now() -> DispatchTime {
        guard VirtualTime.isOn else {
            return DispatchTime(seconds: CACurrentMediaTime() - VirtualTime.firstUptime)
        }
        return MainActor.assumeIsolated { DispatchTime(seconds: VirtualTime.host?.now ?? 0) }
    }
    /// Nanoseconds since the machine began.
    public var uptimeNanoseconds: UInt64 {
        UInt64(min(max((seconds + VirtualTime.firstUptime) * 1e9, 0), 1e19).rounded())
    }
    /// Never.
    public static let distantFuture = DispatchTime(seconds: .infinity)

    /// So many seconds later.
    public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
        DispatchTime(seconds: time.seconds + seconds)
    }
    /// An interval later.
    public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        DispatchTime(seconds: time.seconds + interval.seconds)
    }
    /// The earlier one comes first.
    public static func < (left: DispatchTime, right: DispatchTime) -> Bool {
        left.seconds < right.seconds
    }
}

/// A time of day.
public struct DispatchWallTime: Comparable, Sendable {
    let time: DispatchTime

    /// The view's time.
    public static func now() -> DispatchWallTime { DispatchWallTime(time: .now()) }
    /// Never.
    public static let distantFuture = DispatchWallTime(time: .distantFuture)

    /// So many seconds later.
    public static func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
        DispatchWallTime(time: time.time + seconds)
    }
    /// Later by an interval.
    public static func + (
        time: DispatchWallTime,
        interval: DispatchTimeInterval
    ) -> DispatchWallTime {
        DispatchWallTime(time: time.time + interval)
    }
    /// By time.
    public static func < (left: DispatchWallTime, right: DispatchWallTime) -> Bool {
        left.time < right.time
    }
}

/// A length of time: the system's own, which files that import Foundation, too, know by one name.
public typealias DispatchTimeInterval = Dispatch.DispatchTimeInterval

extension DispatchTimeInterval {
    var seconds: Double {
        switch self {
        case .seconds(let count): Double(count)
        case .milliseconds(let count): Double(count) / 1e3
        case .microseconds(let count): Double(count) / 1e6
        case .nanoseconds(let count): Double(count) / 1e9
        case .never: .infinity
        @unknown default: .infinity
        }
    }
}
