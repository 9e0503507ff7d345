import Foundation

/// A motion by a function of one's own.
public protocol CustomAnimation: Hashable, Sendable {
    /// How far a value has come `time` seconds after it was set; nil when it has arrived.
    ///
    /// Here it is asked with the way's length, a `Double`, whose share all parts of the value then have.
    nonisolated func animate<V: VectorArithmetic>(
        value: V,
        time: TimeInterval,
        context: inout AnimationContext<V>
    ) -> V?
    /// How fast the value moves, in units a second: not asked.
    nonisolated func velocity<V: VectorArithmetic>(
        value: V,
        time: TimeInterval,
        context: AnimationContext<V>
    ) -> V?
    /// Whether it takes over from a motion under way: not asked, motions add up.
    nonisolated func shouldMerge<V: VectorArithmetic>(
        previous: Animation,
        value: V,
        time: TimeInterval,
        context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Not known.
    public nonisolated func velocity<V: VectorArithmetic>(
        value: V,
        time: TimeInterval,
        context: AnimationContext<V>
    ) -> V? { nil }
    /// Never.
    public nonisolated func shouldMerge<V: VectorArithmetic>(
        previous: Animation,
        value: V,
        time: TimeInterval,
        context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// What a motion of one's own can read and keep.
public struct AnimationContext<Value: VectorArithmetic> {
    /// What it keeps from one time to the next, 60 times a second from its beginning on.
    public var state = AnimationState<Value>()
    /// Whether the value counts as having arrived.
    public var isLogicallyComplete = false
    /// The surroundings: the usual ones.
    public var environment: EnvironmentValues { EnvironmentValues() }

    /// The same for other values, with a state of its own.
    public func withState<T>(_ state: AnimationState<T>) -> AnimationContext<T> {
        AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete)
    }
}

/// What a motion of one's own keeps.
public struct AnimationState<Value: VectorArithmetic> {
    fileprivate private(set) var values: [ObjectIdentifier: Any] = [:]

    /// Nothing.
    public init() {}
    /// What is kept under a key.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key for what a motion keeps.
public protocol AnimationStateKey {
    /// What is kept.
    associatedtype Value
    /// What is there at first.
    static var defaultValue: Value { get }
}

extension Animation {
    /// A motion of one's own.
    public init(_ base: some CustomAnimation) { self.init(.custom(CustomMotion(base))) }

    /// How far a value has come after `time` seconds; nil when it has arrived.
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

/// A motion of one's own, of any type.
struct CustomMotion: Hashable, Sendable {
    private let base: any CustomAnimation
    /// How often a motion that keeps something is asked.
    private static let interval = 1.0 / 60
    /// A motion that has not arrived after so many seconds never does.
    private static let longest = 120.0

    init(_ base: any CustomAnimation) { self.base = base }

    func step(at time: Double, length: Double) -> Animation.Step {
        let way = length > 0 ? length : 1
        guard let value = value(at: time, way) else {
            return Animation.Step(fraction: 1, isFinished: true)
        }
        return Animation.Step(fraction: value / way, isFinished: false)
    }

    /// How far it has come. What it keeps depends on what was asked before: that is always the same.
    private func value(at time: Double, _ way: Double) -> Double? {
        var context = AnimationContext<Double>()
        var passed = 0.0
        var index = 0.0
        while passed < time {
            guard base.animate(value: way, time: passed, context: &context) != nil else {
                return nil
            }
            if context.state.values.isEmpty { break }
            index += 1
            passed = index * Self.interval
        }
        return base.animate(value: way, time: time, context: &context)
    }

    /// How long it lasts, to a sixtieth of a second; nil if for ever.
    func duration(length: Double) -> Double? {
        let way = length > 0 ? length : 1
        var context = AnimationContext<Double>()
        for index in 0...Int(Self.longest / Self.interval) {
            let time = Double(index) * Self.interval
            if base.animate(value: way, time: time, context: &context) == nil { return time }
        }
        return nil
    }

    static func == (left: Self, right: Self) -> Bool {
        AnyHashable(left.base) == AnyHashable(right.base)
    }
    func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}
