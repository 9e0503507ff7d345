import Foundation

/// A part of a track: from where the value is to another one.
public struct _KeyframeSegment<Value: Animatable> {
    enum Kind {
        case linear(UnitCurve)
        /// Velocities in units a second; nil for those that make the motion smooth.
        case cubic(start: Value?, end: Value?)
        case spring(Spring, start: Value?)
        case move
    }

    let target: Value
    let kind: Kind
    /// In seconds.
    let duration: Double
}

/// Parts of a track.
public protocol KeyframeTrackContent<Value> {
    /// What changes.
    associatedtype Value: Animatable
    /// The parts, one after another.
    var _segments: [_KeyframeSegment<Value>] { get }
}

/// At an even pace, or by a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// The parts.
    public let _segments: [_KeyframeSegment<Value>]

    /// To a value, in seconds.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        _segments = [
            _KeyframeSegment(target: to, kind: .linear(timingCurve), duration: max(duration, 0))
        ]
    }
}

/// By a cubic that goes smoothly from one part into the next.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// The parts.
    public let _segments: [_KeyframeSegment<Value>]

    /// To a value, in seconds; velocities are in units a second.
    public init(
        _ to: Value,
        duration: TimeInterval,
        startVelocity: Value? = nil,
        endVelocity: Value? = nil
    ) {
        let kind = _KeyframeSegment<Value>.Kind.cubic(start: startVelocity, end: endVelocity)
        _segments = [_KeyframeSegment(target: to, kind: kind, duration: max(duration, 0))]
    }
}

/// By a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// The parts.
    public let _segments: [_KeyframeSegment<Value>]

    /// To a value, in seconds; until the spring has come to rest if not given.
    public init(
        _ to: Value,
        duration: TimeInterval? = nil,
        spring: Spring = Spring(),
        startVelocity: Value? = nil
    ) {
        _segments = [
            _KeyframeSegment(
                target: to,
                kind: .spring(spring, start: startVelocity),
                duration: max(duration ?? spring.settlingDuration, 0)
            )
        ]
    }
}

/// At once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// The parts.
    public let _segments: [_KeyframeSegment<Value>]

    /// To a value.
    public init(_ to: Value) {
        _segments = [_KeyframeSegment(target: to, kind: .move, duration: 0)]
    }
}

/// Makes one track of several parts.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// Parts one after another.
    public struct Content: KeyframeTrackContent {
        /// The parts.
        public let _segments: [_KeyframeSegment<Value>]
    }
    /// A part.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> Content
    where K.Value == Value {
        Content(_segments: expression._segments)
    }
    /// Several parts.
    public static func buildBlock(_ parts: Content...) -> Content {
        Content(_segments: parts.flatMap(\._segments))
    }
    /// Parts of a loop.
    public static func buildArray(_ components: [Content]) -> Content {
        Content(_segments: components.flatMap(\._segments))
    }
    /// Parts of an `if` without `else`.
    public static func buildOptional(_ component: Content?) -> Content {
        component ?? Content(_segments: [])
    }
    /// The first branch.
    public static func buildEither(first component: Content) -> Content { component }
    /// The second branch.
    public static func buildEither(second component: Content) -> Content { component }
}
