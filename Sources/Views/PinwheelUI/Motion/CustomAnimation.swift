import Foundation

public protocol CustomAnimation: Hashable, Sendable {
    /// Returns the value `time` seconds after the change, or `nil` once the animation has ended.
    ///
    /// It receives the magnitude of the change as a `Double`. All components of the value change by
    /// the same fraction.
    nonisolated func animate<V: VectorArithmetic>(
        value: V,
        time: TimeInterval,
        context: inout AnimationContext<V>
    ) -> V?
    /// Returns the velocity in units per second. It is never called.
    nonisolated func velocity<V: VectorArithmetic>(
        value: V,
        time: TimeInterval,
        context: AnimationContext<V>
    ) -> V?
    /// Returns whether this animation takes over from a running one. It is never called: animations
    /// always blend.
    nonisolated func shouldMerge<V: VectorArithmetic>(
        previous: Animation,
        value: V,
        time: TimeInterval,
        context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    public nonisolated func velocity<V: VectorArithmetic>(
        value: V,
        time: TimeInterval,
        context: AnimationContext<V>
    ) -> V? { nil }
    public nonisolated func shouldMerge<V: VectorArithmetic>(
        previous: Animation,
        value: V,
        time: TimeInterval,
        context: inout AnimationContext<V>
    ) -> Bool { false }
}

public struct AnimationContext<Value: VectorArithmetic> {
    /// The state that is preserved between evaluations. Evaluations are 1/60 s apart, from the
    /// start of the animation.
    public var state = AnimationState<Value>()
    /// Whether the animation counts as complete. It has no effect on completion handlers.
    public var isLogicallyComplete = false
    /// The default environment, not that of the animated view.
    public var environment: EnvironmentValues { EnvironmentValues() }

    public func withState<T>(_ state: AnimationState<T>) -> AnimationContext<T> {
        AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete)
    }
}

public struct AnimationState<Value: VectorArithmetic> {
    fileprivate private(set) var values: [ObjectIdentifier: Any] = [:]

    public init() {}
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

public protocol AnimationStateKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

extension Animation {
    public init(_ base: some CustomAnimation) { self.init(.custom(CustomMotion(base))) }

    public func animate<V: VectorArithmetic>(
        value: V,
        time: TimeInterval,
        context: inout AnimationContext<V>
    ) -> V? {
        let step = step(at: time, length: value.magnitudeSquared.squareRoot())
        if step.isFinished { context.isLogicallyComplete = true }
        return step.isFinished ? nil : value.scaled(by: step.fraction)
    }
}

/// A type-erased custom animation.
struct CustomMotion: Hashable, Sendable {
    private let base: any CustomAnimation
    /// The time between evaluations of an animation that has state, in seconds.
    private static let interval = 1.0 / 60
    /// The time in seconds after which an animation that has not ended is treated as endless.
    private static let longest = 120.0

    init(_ base: any CustomAnimation) { self.base = base }

    func step(at time: Double, length: Double) -> Animation.Step {
        let magnitude = length > 0 ? length : 1
        guard let value = value(at: time, magnitude) else {
            return Animation.Step(fraction: 1, isFinished: true)
        }
        return Animation.Step(fraction: value / magnitude, isFinished: false)
    }

    /// Returns the value at `time`, or `nil` if the animation has ended.
    ///
    /// An animation that has state is replayed from its start, so that the result does not depend
    /// on earlier calls.
    private func value(at time: Double, _ magnitude: Double) -> Double? {
        var context = AnimationContext<Double>()
        var passed = 0.0
        var index = 0.0
        while passed < time {
            guard base.animate(value: magnitude, time: passed, context: &context) != nil else {
                return nil
            }
            if context.state.values.isEmpty { break }
            index += 1
            passed = index * Self.interval
        }
        return base.animate(value: magnitude, time: time, context: &context)
    }

    /// Returns the duration, a multiple of 1/60 s, or `nil` if the animation is endless.
    func duration(length: Double) -> Double? {
        let magnitude = length > 0 ? length : 1
        var context = AnimationContext<Double>()
        for index in 0...Int(Self.longest / Self.interval) {
            let time = Double(index) * Self.interval
            if base.animate(value: magnitude, time: time, context: &context) == nil { return time }
        }
        return nil
    }

    static func == (left: Self, right: Self) -> Bool {
        AnyHashable(left.base) == AnyHashable(right.base)
    }
    func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}
