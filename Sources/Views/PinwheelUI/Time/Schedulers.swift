import Foundation

/// A scheduler that uses the virtual clock.
protocol VirtualScheduler: Scheduler
where
    SchedulerTimeType == DispatchQueue.SchedulerTimeType,
    SchedulerOptions == DispatchQueue.SchedulerOptions
{}

extension VirtualScheduler {
    /// The virtual time if a view runs on this thread, otherwise a time of the system clock.
    public var now: SchedulerTimeType {
        SchedulerTimeType(seconds: CACurrentMediaTime() - VirtualTime.firstUptime)
    }

    /// Schedules the action at the current time, after the running event.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        DispatchQueue.run(after: 0, action)
    }
    /// Schedules the action at a time. `tolerance` and `options` are ignored.
    public func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        DispatchQueue.run(after: date.seconds - now.seconds, action)
    }
}

extension DispatchQueue: VirtualScheduler {
    /// A time of the virtual clock.
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        /// The seconds since the view appeared.
        let seconds: Double
        public func distance(to other: Self) -> Stride { Stride(other.seconds - seconds) }
        public func advanced(by stride: Stride) -> Self { Self(seconds: seconds + stride.length) }

        /// A duration in seconds.
        public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable,
            ExpressibleByFloatLiteral, Hashable, Sendable
        {
            var length: Double
            init(_ length: Double) { self.length = length }
        }
    }
    /// An empty type: no options are supported.
    public struct SchedulerOptions: Sendable {}

    /// Runs an action after a delay in seconds, on the virtual clock if this thread has one.
    fileprivate static func run(after delay: Double, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        guard VirtualTime.isOn else {
            return main.asyncAfter(deadline: .now() + max(delay, 0)) { unsafe action() }
        }
        MainActor.assumeIsolated {
            guard let host = VirtualTime.host, delay < .infinity else { return }
            _ = host.schedule(at: host.now + max(delay, 0)) { unsafe action() }
        }
    }
}

extension RunLoop: VirtualScheduler {
    /// A time of the virtual clock.
    public typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
    /// An empty type: no options are supported.
    public typealias SchedulerOptions = DispatchQueue.SchedulerOptions
}

extension DispatchQueue.SchedulerTimeType.Stride {
    public init(integerLiteral value: Int) { self.init(Double(value)) }
    public init(floatLiteral value: Double) { self.init(value) }
    /// Creates a duration in seconds, rounded if `source` has no exact `Double` value.
    public init?<T: BinaryInteger>(exactly source: T) { self.init(Double(source)) }
    public var magnitude: Self { Self(abs(length)) }
    public static func + (left: Self, right: Self) -> Self { Self(left.length + right.length) }
    public static func - (left: Self, right: Self) -> Self { Self(left.length - right.length) }
    /// Multiplies the numbers of seconds.
    public static func * (left: Self, right: Self) -> Self { Self(left.length * right.length) }
    /// Multiplies the numbers of seconds.
    public static func *= (left: inout Self, right: Self) { left.length *= right.length }
    public static func < (left: Self, right: Self) -> Bool { left.length < right.length }
    public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
    public static func seconds(_ s: Double) -> Self { Self(s) }
    public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
    public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
    public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }
}
