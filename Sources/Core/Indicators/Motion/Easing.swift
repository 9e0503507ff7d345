/// A function from the elapsed fraction of a time span to the progress of a motion.
public struct Easing: Equatable, Sendable {
    private enum Kind: Equatable, Sendable {
        case linear
        case curve(BezierCurve)
        case spring(Spring)
        case steps(Int)
        case function
    }

    private let kind: Kind
    /// The formula of an easing of kind `function`.
    ///
    /// It is stored outside of `Kind`, so that `Kind` contains only numbers and is cheap to copy in
    /// every frame.
    private let function: EasingFunction?

    /// The maximum number of steps in `steps(_:)`.
    public static let stepLimit = 10_000

    /// Constant speed.
    public static let linear = Easing(kind: .linear)
    /// An easing that starts slowly.
    public static let easeIn = curve(.easeIn)
    /// An easing that ends slowly.
    public static let easeOut = curve(.easeOut)
    /// An easing that starts and ends slowly.
    public static let easeInOut = curve(.easeInOut)
    /// The default curve of Core Animation.
    public static let coreAnimationDefault = curve(.coreAnimationDefault)

    /// An easing that stays at the start and jumps to the end when the time span is over.
    public static let hold = Easing(kind: .steps(1))

    /// Returns an easing along a timing curve.
    public static func curve(_ curve: BezierCurve) -> Easing { Easing(kind: .curve(curve)) }

    /// Returns an easing along the timing curve with two control points.
    ///
    /// - Throws: `MotionError`, as `BezierCurve` does.
    public static func cubic(
        _ x1: Double,
        _ y1: Double,
        _ x2: Double,
        _ y2: Double
    ) throws(MotionError) -> Easing {
        curve(try BezierCurve(x1: x1, y1: y1, x2: x2, y2: y2))
    }

    /// Returns an easing that follows a spring in real time, even if it has not settled at the end
    /// of the span.
    public static func spring(_ spring: Spring) -> Easing { Easing(kind: .spring(spring)) }

    /// Returns an easing of `count` equal steps: ⌊t·count⌋/count. The value jumps at the end of
    /// each step.
    ///
    /// - Throws: `MotionError` unless the count is in 1…`stepLimit`.
    public static func steps(_ count: Int) throws(MotionError) -> Easing {
        guard (1...stepLimit).contains(count) else {
            throw MotionError(
                message: "an easing cannot have \(count) steps",
                hint: "use 1 to \(stepLimit) steps"
            )
        }
        return Easing(kind: .steps(count))
    }

    /// Returns an easing that evaluates a formula.
    package static func function(_ function: EasingFunction) -> Easing {
        Easing(kind: .function, function)
    }

    private init(kind: Kind, _ function: EasingFunction? = nil) {
        self.kind = kind
        self.function = function
    }

    /// Returns the progress of the motion: 0 at its start, 1 at its end. Springs and some curves
    /// overshoot.
    ///
    /// - Parameters:
    ///   - fraction: The elapsed fraction of the time span, clamped to 0…1.
    ///   - seconds: The duration of the time span in seconds. Only springs and formulas depend on
    ///     it.
    public func value(at fraction: Double, over seconds: Double = 1) -> Double {
        let t = fraction > 0 ? min(fraction, 1) : 0
        switch kind {
        case .linear: return t
        case .curve(let curve): return curve.value(at: t)
        case .spring(let spring): return spring.value(at: t * seconds)
        case .steps(let count):
            // Frame times are quotients: (1/49)·49 is just below 1, but belongs to the next step.
            let steps = (t * Double(count) + 1e-9).rounded(.down)
            return steps / Double(count)
        case .function: return function?.value(t, seconds) ?? t
        }
    }

    /// The spring of a spring easing, or `nil` for other kinds.
    var spring: Spring? {
        guard case .spring(let spring) = kind else { return nil }
        return spring
    }

    /// Returns the fractions of a time span of `seconds` where the motion reverses.
    ///
    /// Only overshooting curves and springs reverse. For a spring, only the first reversal is
    /// returned, because it has the largest overshoot.
    package func turningPoints(over seconds: Double) -> [Double] {
        switch kind {
        case .linear, .steps: return []
        case .curve(let curve): return curve.turningPoints
        case .spring(let spring):
            guard let reversal = spring.firstOvershootTime, reversal < seconds else { return [] }
            return [reversal / seconds]
        case .function: return function?.turningPoints(seconds) ?? []
        }
    }
}

/// A formula for easings beyond the built-in kinds. It is a class, so that easings are cheap to
/// copy in every frame.
package final class EasingFunction: Sendable {
    /// The name of the formula. Formulas with equal names and numbers are equal.
    package let name: String
    /// The parameters of the formula.
    package let numbers: [Double]
    /// Returns the progress at a fraction of a span, whose duration is in seconds.
    package let value: @Sendable (_ fraction: Double, _ seconds: Double) -> Double
    /// Returns the fractions where the motion reverses.
    package let turningPoints: @Sendable (_ seconds: Double) -> [Double]

    /// Creates a formula.
    package init(
        _ name: String,
        _ numbers: [Double],
        turningPoints: @escaping @Sendable (_ seconds: Double) -> [Double] = { _ in [] },
        value: @escaping @Sendable (_ fraction: Double, _ seconds: Double) -> Double
    ) {
        self.name = name
        self.numbers = numbers
        self.value = value
        self.turningPoints = turningPoints
    }
}

extension EasingFunction: Equatable {
    /// Whether both formulas have equal names and numbers.
    package static func == (left: EasingFunction, right: EasingFunction) -> Bool {
        left.name == right.name && left.numbers == right.numbers
    }
}

/// An error for invalid parameters or an unknown name of a curve, spring or easing.
public struct MotionError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The error message, with the invalid value.
    public let message: String
    /// The allowed values, or the most similar name.
    public let hint: String

    /// Creates an error.
    public init(message: String, hint: String) {
        self.message = message
        self.hint = hint
    }

    /// The message and the hint on one line.
    public var description: String { "\(message); \(hint)" }
}
