/// How a design spreads a motion over its time; an `Easing` once its parameters have values.
public struct Ease: Equatable, Sendable {
    /// What an ease says.
    package enum Content: Equatable, Sendable {
        /// One of `Easing.names`.
        case named(String)
        /// A kind and its arguments, in the order of its fields.
        case made(EasingKind, [ModelArgument?])
    }

    /// What it says.
    package let content: Content

    private init(_ content: Content) { self.content = content }

    /// An easing of a kind with the arguments of all its fields.
    package init(_ kind: EasingKind, _ arguments: [ModelArgument?]) {
        self.init(.made(kind, arguments))
    }

    /// One of `Easing.names`.
    public static func named(_ name: String) -> Ease { Ease(.named(name)) }

    /// The timing curve of two control points, as CSS's `cubic-bezier(x1, y1, x2, y2)`.
    public static func bezier(
        _ x1: Setting<Double>,
        _ y1: Setting<Double>,
        _ x2: Setting<Double>,
        _ y2: Setting<Double>
    ) -> Ease {
        Ease(EasingKind.bezier, [x1, y1, x2, y2].map { .constantNumber($0) })
    }

    /// Jumps, each at the end of its part; 1…`Easing.stepLimit`.
    public static func steps(_ count: Setting<Int>) -> Ease {
        Ease(EasingKind.steps, [.integer(count)])
    }

    /// A spring by its response in seconds and its damping ratio.
    public static func spring(response: Setting<Double>, damping: Setting<Double>) -> Ease {
        Ease(EasingKind.spring, [.constantNumber(response), .constantNumber(damping)])
    }

    /// A spring by its perceived duration in seconds and its bounce.
    public static func bounce(duration: Setting<Double>, bounce: Setting<Double>) -> Ease {
        Ease(EasingKind.bounce, [.constantNumber(duration), .constantNumber(bounce)])
    }

    /// The same speed throughout.
    public static let linear = Ease.named("linear")
    /// Slow at first.
    public static let easeIn = Ease.named("easeIn")
    /// Slow at last.
    public static let easeOut = Ease.named("easeOut")
    /// Slow at both ends.
    public static let easeInOut = Ease.named("easeInOut")
    /// No way: the value stays until the next takes its place.
    public static let hold = Ease.named("hold")
    /// SwiftUI's spring without a bounce.
    public static let smooth = Ease.named("smooth")
    /// SwiftUI's spring with a small bounce.
    public static let snappy = Ease.named("snappy")
    /// SwiftUI's spring with a bounce.
    public static let bouncy = Ease.named("bouncy")
}

extension Setting where Value == Ease {
    /// The same speed throughout.
    public static var linear: Setting { .constant(.linear) }
    /// Slow at first.
    public static var easeIn: Setting { .constant(.easeIn) }
    /// Slow at last.
    public static var easeOut: Setting { .constant(.easeOut) }
    /// Slow at both ends.
    public static var easeInOut: Setting { .constant(.easeInOut) }
    /// No way: the value stays until the next takes its place.
    public static var hold: Setting { .constant(.hold) }
    /// SwiftUI's spring without a bounce.
    public static var smooth: Setting { .constant(.smooth) }
    /// SwiftUI's spring with a small bounce.
    public static var snappy: Setting { .constant(.snappy) }
    /// SwiftUI's spring with a bounce.
    public static var bouncy: Setting { .constant(.bouncy) }

    /// In jumps, each at the end of its part; 1…`Easing.stepLimit`.
    public static func steps(_ count: Setting<Int>) -> Setting { .constant(.steps(count)) }

    /// Along the timing curve of two control points.
    public static func bezier(
        _ x1: Setting<Double>,
        _ y1: Setting<Double>,
        _ x2: Setting<Double>,
        _ y2: Setting<Double>
    ) -> Setting {
        .constant(.bezier(x1, y1, x2, y2))
    }

    /// As a spring moves, by its response in seconds and its damping ratio.
    public static func spring(
        response: Setting<Double>,
        damping: Setting<Double>
    ) -> Setting {
        .constant(.spring(response: response, damping: damping))
    }
}
