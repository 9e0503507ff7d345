import Foundation

/// One keyframe: the change from the current value to a target.
public struct _KeyframeSegment<Value: Animatable> {
    enum Kind {
        case linear(UnitCurve)
        /// Velocities in units per second. `nil` uses the velocity of a Catmull-Rom spline.
        case cubic(start: Value?, end: Value?)
        case spring(Spring, start: Value?)
        case move
    }

    let target: Value
    let kind: Kind
    /// The duration in seconds.
    let duration: Double
}

public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable
    /// The keyframes of the content, in order.
    var _segments: [_KeyframeSegment<Value>] { get }
}

public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _segments: [_KeyframeSegment<Value>]

    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        _segments = [
            _KeyframeSegment(target: to, kind: .linear(timingCurve), duration: max(duration, 0))
        ]
    }
}

public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _segments: [_KeyframeSegment<Value>]

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

public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _segments: [_KeyframeSegment<Value>]

    /// Creates a keyframe. By default it lasts until the spring has settled.
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

public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _segments: [_KeyframeSegment<Value>]

    public init(_ to: Value) {
        _segments = [_KeyframeSegment(target: to, kind: .move, duration: 0)]
    }
}

@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    public struct Content: KeyframeTrackContent {
        public let _segments: [_KeyframeSegment<Value>]
    }
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> Content
    where K.Value == Value {
        Content(_segments: expression._segments)
    }
    public static func buildBlock(_ parts: Content...) -> Content {
        Content(_segments: parts.flatMap(\._segments))
    }
    public static func buildArray(_ components: [Content]) -> Content {
        Content(_segments: components.flatMap(\._segments))
    }
    public static func buildOptional(_ component: Content?) -> Content {
        component ?? Content(_segments: [])
    }
    public static func buildEither(first component: Content) -> Content { component }
    public static func buildEither(second component: Content) -> Content { component }
}
