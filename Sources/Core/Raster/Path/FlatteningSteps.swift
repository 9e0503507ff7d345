/// The parameters that cut a curve into lines.
///
/// The ends of a curve are not moved, so that without a correction the first and the last step
/// would be inside the curve. If there are at least three steps, both are half as long as the
/// others and have a quarter of their sagitta.
package struct FlatteningSteps: Sendable {
    /// The length of the curve, in full steps.
    private let whole: Int
    private let hasHalves: Bool

    /// The largest number of steps of a curve.
    private static let maximum = 1 << 16

    /// Creates at least `count` steps; 1 for NaN.
    init(_ count: Double) {
        whole = count > 1 ? Int(min(count, Double(Self.maximum)).rounded(.up)) : 1
        hasHalves = whole > 2
    }

    /// The index of the last point, at the end of the curve; that of the first is 0.
    var last: Int { hasHalves ? whole + 1 : whole }

    /// The length of a full step, as a fraction of the parameter.
    var length: Double { 1 / Double(whole) }

    /// The offset of the inner points: point i is at (i − start)·length.
    var start: Double { hasHalves ? 0.5 : 0 }

    /// Returns the parameter of a point: 0 at the first, 1 at the last.
    @inline(__always)
    func parameter(_ index: Int) -> Double {
        if index == last { return 1 }
        return hasHalves && index > 0
            ? (Double(index) - 0.5) * length : Double(index) * length
    }

    /// Returns the factor of the correction of an inner point, in twelfths of its second
    /// difference.
    ///
    /// Next to a half step, which needs a quarter of the correction, 4/5 gives the least error of
    /// area in the two steps: −1/15 and +1/20 of sagitta times length.
    @inline(__always)
    func correction(_ index: Int) -> Double {
        hasHalves && (index == 1 || index == last - 1) ? 0.8 : 1
    }
}
