/// How a motion spreads its way over the span of time it has.
public struct Easing: Equatable, Sendable {
    private enum Kind: Equatable, Sendable {
        case linear
        case curve(BezierCurve)
        case spring(Spring)
        case steps(Int)
        case function
    }

    private let kind: Kind
    /// The formula of one by a function; apart, as all others are numbers alone, copied in every frame.
    private let function: EasingFunction?

    /// The most steps that `steps(_:)` allows.
    public static let stepLimit = 10_000

    /// The same speed throughout.
    public static let linear = Easing(kind: .linear)
    /// Slow at first.
    public static let easeIn = curve(.easeIn)
    /// Slow at last.
    public static let easeOut = curve(.easeOut)
    /// Slow at both ends.
    public static let easeInOut = curve(.easeInOut)
    /// Core Animation's default.
    public static let coreAnimationDefault = curve(.coreAnimationDefault)

    /// At the start until the end, and there at once.
    public static let hold = Easing(kind: .steps(1))

    /// Along a timing curve.
    public static func curve(_ curve: BezierCurve) -> Easing { Easing(kind: .curve(curve)) }

    /// Along the timing curve of two control points.
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

    /// As a spring moves in the span's seconds, whether it has settled by then or not.
    public static func spring(_ spring: Spring) -> Easing { Easing(kind: .spring(spring)) }

    /// In `count` jumps, each at the end of its part of the span: ⌊t·count⌋/count.
    ///
    /// - Throws: `MotionError` unless the count is within 1…`stepLimit`.
    public static func steps(_ count: Int) throws(MotionError) -> Easing {
        guard (1...stepLimit).contains(count) else {
            throw MotionError(
                message: "an easing of \(count) steps",
                hint: "the number of steps is within 1…\(stepLimit)"
            )
        }
        return Easing(kind: .steps(count))
    }

    /// As a function says.
    package static func function(_ function: EasingFunction) -> Easing {
        Easing(kind: .function, function)
    }

    private init(kind: Kind, _ function: EasingFunction? = nil) {
        self.kind = kind
        self.function = function
    }

    /// How far the motion has come: 0 at its start, 1 at its aim; springs and some curves
    /// pass the aim for a while.
    ///
    /// - Parameters:
    ///   - fraction: how much of the span has gone by, clamped to 0…1.
    ///   - seconds: how long the span lasts; it matters to springs alone.
    public func value(at fraction: Double, over seconds: Double = 1) -> Double {
        let t = fraction > 0 ? min(fraction, 1) : 0
        switch kind {
        case .linear: return t
        case .curve(let curve): return curve.value(at: t)
        case .spring(let spring): return spring.value(at: t * seconds)
        case .steps(let count):
            // The times of frames are quotients; (1/49)·49 is just below 1, yet means the step.
            let steps = (t * Double(count) + 1e-9).rounded(.down)
            return steps / Double(count)
        case .function: return function?.value(t, seconds) ?? t
        }
    }

    /// The spring by which it moves; nil for an easing that is none.
    var spring: Spring? {
        guard case .spring(let spring) = kind else { return nil }
        return spring
    }

    /// The fractions of a span of so many seconds at which the motion turns back: none but of
    /// springs and curves that pass their aim. Of a spring it is the first, where it is farthest
    /// beyond.
    package func turns(over seconds: Double) -> [Double] {
        switch kind {
        case .linear, .steps: return []
        case .curve(let curve): return curve.turns
        case .spring(let spring):
            guard let turn = spring.firstTurn, turn < seconds else { return [] }
            return [turn / seconds]
        case .function: return function?.turns(seconds) ?? []
        }
    }
}

/// A motion by a formula, for kinds of easings that are none of the above; a reference, as easings are
/// copied in every frame.
package final class EasingFunction: Sendable {
    /// What it is called, and its numbers: by these it equals another.
    package let name: String
    /// The numbers that the formula takes.
    package let numbers: [Double]
    /// How far the motion has come at a fraction of a span of so many seconds.
    package let value: @Sendable (_ fraction: Double, _ seconds: Double) -> Double
    /// The fractions at which it turns back.
    package let turns: @Sendable (_ seconds: Double) -> [Double]

    /// A motion by a formula.
    package init(
        _ name: String,
        _ numbers: [Double],
        turns: @escaping @Sendable (_ seconds: Double) -> [Double] = { _ in [] },
        value: @escaping @Sendable (_ fraction: Double, _ seconds: Double) -> Double
    ) {
        self.name = name
        self.numbers = numbers
        self.value = value
        self.turns = turns
    }
}

extension EasingFunction: Equatable {
    /// Whether both have one name and the same numbers.
    package static func == (left: EasingFunction, right: EasingFunction) -> Bool {
        left.name == right.name && left.numbers == right.numbers
    }
}

/// Why a curve, a spring or an easing cannot be made from the numbers or the name given.
public struct MotionError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What is wrong, and what was found.
    public let message: String
    /// What is allowed instead, or the nearest name.
    public let hint: String

    /// An error with its way out.
    public init(message: String, hint: String) {
        self.message = message
        self.hint = hint
    }

    /// The message and the hint in one line.
    public var description: String { "\(message); \(hint)" }
}
