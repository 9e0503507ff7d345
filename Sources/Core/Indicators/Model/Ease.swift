/// The easing of a motion in a design. It becomes an `Easing` when parameters are resolved.
public struct Ease: Equatable, Sendable {
    /// The kinds of easing.
    package enum Content: Equatable, Sendable {
        /// An easing with a name in `Easing.names`.
        case named(String)
        /// A kind of easing with its arguments, in the order of its fields.
        case made(EasingKind, [ModelArgument?])
    }

    package let content: Content

    private init(_ content: Content) { self.content = content }

    /// Creates an easing of a kind. `arguments` has one element for each field of the kind.
    package init(_ kind: EasingKind, _ arguments: [ModelArgument?]) {
        self.init(.made(kind, arguments))
    }

    /// Returns the easing with a name in `Easing.names`.
    public static func named(_ name: String) -> Ease { Ease(.named(name)) }

    /// Returns the timing curve with two control points, like `cubic-bezier(x1, y1, x2, y2)` in
    /// CSS.
    public static func bezier(
        _ x1: Setting<Double>,
        _ y1: Setting<Double>,
        _ x2: Setting<Double>,
        _ y2: Setting<Double>
    ) -> Ease {
        Ease(EasingKind.bezier, [x1, y1, x2, y2].map { .constantNumber($0) })
    }

    /// Returns an easing of `count` equal steps, 1…`Easing.stepLimit`. The value jumps at the end
    /// of each step.
    public static func steps(_ count: Setting<Int>) -> Ease {
        Ease(EasingKind.steps, [.integer(count)])
    }

    /// Returns a spring with a response in seconds and a damping ratio.
    public static func spring(response: Setting<Double>, damping: Setting<Double>) -> Ease {
        Ease(EasingKind.spring, [.constantNumber(response), .constantNumber(damping)])
    }

    /// Returns a spring with a perceived duration in seconds and a bounce.
    public static func bounce(duration: Setting<Double>, bounce: Setting<Double>) -> Ease {
        Ease(EasingKind.bounce, [.constantNumber(duration), .constantNumber(bounce)])
    }

    /// Constant speed.
    public static let linear = Ease.named("linear")
    /// An easing that starts slowly.
    public static let easeIn = Ease.named("easeIn")
    /// An easing that ends slowly.
    public static let easeOut = Ease.named("easeOut")
    /// An easing that starts and ends slowly.
    public static let easeInOut = Ease.named("easeInOut")
    /// An easing without motion: the value stays until the next keyframe replaces it.
    public static let hold = Ease.named("hold")
    /// SwiftUI's spring without a bounce.
    public static let smooth = Ease.named("smooth")
    /// SwiftUI's spring with a small bounce.
    public static let snappy = Ease.named("snappy")
    /// SwiftUI's spring with a bounce.
    public static let bouncy = Ease.named("bouncy")
}

extension Setting where Value == Ease {
    /// Constant speed.
    public static var linear: Setting { .constant(.linear) }
    /// An easing that starts slowly.
    public static var easeIn: Setting { .constant(.easeIn) }
    /// An easing that ends slowly.
    public static var easeOut: Setting { .constant(.easeOut) }
    /// An easing that starts and ends slowly.
    public static var easeInOut: Setting { .constant(.easeInOut) }
    /// An easing without motion: the value stays until the next keyframe replaces it.
    public static var hold: Setting { .constant(.hold) }
    /// SwiftUI's spring without a bounce.
    public static var smooth: Setting { .constant(.smooth) }
    /// SwiftUI's spring with a small bounce.
    public static var snappy: Setting { .constant(.snappy) }
    /// SwiftUI's spring with a bounce.
    public static var bouncy: Setting { .constant(.bouncy) }

    /// Returns an easing of `count` equal steps, 1…`Easing.stepLimit`. The value jumps at the end
    /// of each step.
    public static func steps(_ count: Setting<Int>) -> Setting { .constant(.steps(count)) }

    /// Returns the timing curve with two control points.
    public static func bezier(
        _ x1: Setting<Double>,
        _ y1: Setting<Double>,
        _ x2: Setting<Double>,
        _ y2: Setting<Double>
    ) -> Setting {
        .constant(.bezier(x1, y1, x2, y2))
    }

    /// Returns a spring with a response in seconds and a damping ratio.
    public static func spring(
        response: Setting<Double>,
        damping: Setting<Double>
    ) -> Setting {
        .constant(.spring(response: response, damping: damping))
    }
}
