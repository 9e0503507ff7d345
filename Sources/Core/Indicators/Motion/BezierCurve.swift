/// A timing curve: a cubic Bézier curve from (0, 0) to (1, 1), where x is the time and y the
/// progress.
///
/// Apple's `CAMediaTimingFunction` and CSS's `cubic-bezier()` are the same curve.
public struct BezierCurve: Hashable, Sendable {
    /// The time of the first control point, 0…1.
    public let x1: Double
    /// The progress of the first control point, which may be outside of 0…1.
    public let y1: Double
    /// The time of the second control point, 0…1.
    public let x2: Double
    /// The progress of the second control point, which may be outside of 0…1.
    public let y2: Double

    /// The maximum magnitude of y1 and y2.
    public static let progressLimit = 1000.0

    /// A curve that starts slowly: (0.42, 0), (1, 1).
    public static let easeIn = BezierCurve(allowed: 0.42, 0, 1, 1)
    /// A curve that ends slowly: (0, 0), (0.58, 1).
    public static let easeOut = BezierCurve(allowed: 0, 0, 0.58, 1)
    /// A curve that starts and ends slowly, as in `UIView.animate`: (0.42, 0), (0.58, 1).
    public static let easeInOut = BezierCurve(allowed: 0.42, 0, 0.58, 1)
    /// The default curve of Core Animation: (0.25, 0.1), (0.25, 1).
    public static let coreAnimationDefault = BezierCurve(allowed: 0.25, 0.1, 0.25, 1)

    /// Creates the curve with control points (x1, y1) and (x2, y2).
    ///
    /// - Throws: `MotionError` unless x1 and x2 are in 0…1, which makes the curve a function of
    ///   time, and y1 and y2 are within ±`progressLimit`.
    public init(x1: Double, y1: Double, x2: Double, y2: Double) throws(MotionError) {
        for (name, x) in [("x1", x1), ("x2", x2)] where !(x >= 0 && x <= 1) {
            throw MotionError(
                message: "the timing curve's \(name) cannot be \(x)",
                hint: "use a time in 0…1"
            )
        }
        for (name, y) in [("y1", y1), ("y2", y2)] where !(y.magnitude <= Self.progressLimit) {
            throw MotionError(
                message: "the timing curve's \(name) cannot be \(y)",
                hint: "use a progress in ±\(Int(Self.progressLimit))"
            )
        }
        self.init(allowed: x1, y1, x2, y2)
    }

    private init(allowed x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = x1
        self.y1 = y1
        self.x2 = x2
        self.y2 = y2
    }

    /// Returns the progress at `time`, which is clamped to 0…1.
    ///
    /// The curve's parameter is found to within 1e-12. NaN becomes 0.
    public func value(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        return Self.coordinate(parameter(at: time), y1, y2)
    }

    /// The times in 0…1 when the progress reverses, where y′(s) = 0. Empty for most curves.
    var turningPoints: [Double] {
        // y′(s) = a·s² + 2b·s + c
        let (a, b, c) = (3 * (1 + 3 * y1 - 3 * y2), 3 * y2 - 6 * y1, 3 * y1)
        let root = b * b - a * c
        guard root > 0 else { return [] }
        // The numerically stable formula: one root from the sum of terms with equal signs, the
        // other from c/a, the product of the roots.
        let sum = -(b + (b < 0 ? -root.squareRoot() : root.squareRoot()))
        return [sum / a, c / sum].filter { $0 > 0 && $0 < 1 }
            .map { Self.coordinate($0, x1, x2) }.sorted()
    }

    /// Returns the parameter whose x is `time`.
    ///
    /// Newton's method is used. A step that would leave the bracket is replaced by a bisection.
    private func parameter(at time: Double) -> Double {
        var low = 0.0
        var high = 1.0
        var s = time
        // Bisection alone would reach 2⁻⁶⁴ in half the steps. The limit guarantees termination.
        for _ in 0..<128 {
            let error = Self.coordinate(s, x1, x2) - time
            if error == 0 { return s }
            if error > 0 { high = s } else { low = s }
            let slope = Self.slope(s, x1, x2)
            let newton = s - error / slope
            let next = newton > low && newton < high ? newton : low + (high - low) / 2
            let step = (next - s).magnitude
            s = next
            if step <= 1e-15 || high - low <= 1e-15 { return s }
        }
        return s
    }

    /// Evaluates 3(1 − s)²s·a + 3(1 − s)s²·b + s³ in Horner's form.
    private static func coordinate(_ s: Double, _ a: Double, _ b: Double) -> Double {
        let cubic = 1 + 3 * a - 3 * b
        let square = 3 * b - 6 * a
        return ((cubic * s + square) * s + 3 * a) * s
    }

    /// Returns the derivative of `coordinate` with respect to s.
    private static func slope(_ s: Double, _ a: Double, _ b: Double) -> Double {
        let cubic = 1 + 3 * a - 3 * b
        let square = 3 * b - 6 * a
        return (3 * cubic * s + 2 * square) * s + 3 * a
    }
}
