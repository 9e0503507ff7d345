import Foundation

extension DispatchQueue: Scheduler {
    /// A time of the view's clock.
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        /// Seconds since the view appeared.
        let seconds: Double
        /// How much later another time is.
        public func distance(to other: Self) -> Stride { Stride(other.seconds - seconds) }
        /// A time so much later.
        public func advanced(by stride: Stride) -> Self { Self(seconds: seconds + stride.length) }

        /// A length of time in seconds.
        public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable,
            ExpressibleByFloatLiteral, Hashable, Sendable
        {
            var length: Double
            init(_ length: Double) { self.length = length }
        }
    }
    /// Nothing can be asked.
    public struct SchedulerOptions: Sendable {}

    /// The time now.
    public var now: SchedulerTimeType {
        SchedulerTimeType(seconds: CACurrentMediaTime() - VirtualTime.firstUptime)
    }

    /// Has work done at the same time, in the next turn.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        Self.later(by: 0, action)
    }
    /// Has work done at a time.
    public func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        Self.later(by: date.seconds - now.seconds, action)
    }

    /// Runs an action after a delay in seconds, on this thread if it has a view's clock.
    fileprivate static func later(by delay: Double, _ action: @escaping () -> Void) {
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

extension RunLoop: Scheduler {
    /// A time of the view's clock.
    public typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
    /// Nothing can be asked.
    public typealias SchedulerOptions = DispatchQueue.SchedulerOptions

    /// The time now.
    public var now: SchedulerTimeType { DispatchQueue.main.now }
    /// Has work done at the same time, in the next turn.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        DispatchQueue.later(by: 0, action)
    }
    /// Has work done at a time.
    public func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        DispatchQueue.later(by: date.seconds - now.seconds, action)
    }
}

extension DispatchQueue.SchedulerTimeType.Stride {
    /// Seconds.
    public init(integerLiteral value: Int) { self.init(Double(value)) }
    /// Seconds.
    public init(floatLiteral value: Double) { self.init(value) }
    /// Seconds, where the number can be told so.
    public init?<T: BinaryInteger>(exactly source: T) { self.init(Double(source)) }
    /// The length without its sign.
    public var magnitude: Self { Self(abs(length)) }
    /// The sum.
    public static func + (left: Self, right: Self) -> Self { Self(left.length + right.length) }
    /// The difference.
    public static func - (left: Self, right: Self) -> Self { Self(left.length - right.length) }
    /// The product of both numbers of seconds.
    public static func * (left: Self, right: Self) -> Self { Self(left.length * right.length) }
    /// Multiplies by a number of seconds.
    public static func *= (left: inout Self, right: Self) { left.length *= right.length }
    /// The shorter one comes first.
    public static func < (left: Self, right: Self) -> Bool { left.length < right.length }
    /// Seconds.
    public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
    /// Seconds.
    public static func seconds(_ s: Double) -> Self { Self(s) }
    /// Thousandths of a second.
    public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
    /// Millionths of a second.
    public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
    /// Thousand-millionths of a second.
    public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }
}
