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

    /// Has work done at the same time, in the next turn.
    public func async(execute work: @escaping @MainActor @Sendable () -> Void) {
        MainActor.assumeIsolated {
            guard let host = VirtualTime.host else { return }
            host.schedule(at: host.now, work)
        }
    }

    /// Has work done at a time.
    public func asyncAfter(
        deadline: DispatchTime,
        execute work: @escaping @MainActor @Sendable () -> Void
    ) {
        MainActor.assumeIsolated { _ = VirtualTime.host?.schedule(at: deadline.seconds, work) }
    }
}

/// A time of the view's clock.
public struct DispatchTime: Comparable, Sendable {
    /// Seconds since the view appeared.
    let seconds: Double

    /// The time now.
    public static func now() -> DispatchTime {
        MainActor.assumeIsolated { DispatchTime(seconds: VirtualTime.host?.now ?? 0) }
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

/// A length of time.
public enum DispatchTimeInterval: Hashable, Sendable {
    /// Seconds.
    case seconds(Int)
    /// Thousandths of a second.
    case milliseconds(Int)
    /// Millionths of a second.
    case microseconds(Int)
    /// Thousand-millionths of a second.
    case nanoseconds(Int)
    /// For ever.
    case never

    var seconds: Double {
        switch self {
        case .seconds(let count): Double(count)
        case .milliseconds(let count): Double(count) / 1e3
        case .microseconds(let count): Double(count) / 1e6
        case .nanoseconds(let count): Double(count) / 1e9
        case .never: .infinity
        }
    }
}
