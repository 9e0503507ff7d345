/// The points at which a curve is cut into lines.
///
/// A curve's ends stay where they are, and without a correction the first step and the last would
/// lie inside the curve: both are half as long as the others, a quarter as deep, where there are
/// steps enough.
package struct FlatteningSteps: Sendable {
    /// How many whole steps the curve is long.
    private let whole: Int
    private let hasHalves: Bool

    /// The greatest number of steps of one curve.
    private static let maximum = 1 << 16

    /// At least so many steps; 1 for NaN.
    init(_ count: Double) {
        whole = count > 1 ? Int(min(count, Double(Self.maximum)).rounded(.up)) : 1
        hasHalves = whole > 2
    }

    /// The number of the last point, at the curve's end; the first, at its start, is 0.
    var last: Int { hasHalves ? whole + 1 : whole }

    /// The length of a step as a share of the curve's parameter.
    var length: Double { 1 / Double(whole) }

    /// How many steps before the first whole one the parameter 0 lies: at (i − start)·length lies
    /// the inner point i.
    var start: Double { hasHalves ? 0.5 : 0 }

    /// The curve's parameter at a point: 0 at the first, 1 at the last.
    @inline(__always)
    func parameter(_ index: Int) -> Double {
        if index == last { return 1 }
        return hasHalves && index > 0
            ? (Double(index) - 0.5) * length : Double(index) * length
    }

    /// Which share of a twelfth of its second difference an inner point is to be moved by.
    ///
    /// Beside a half step, which needs a quarter as much, 4/5 leave the least error of area in
    /// the two steps: −1/15 and +1/20 of sagitta times length.
    @inline(__always)
    func correction(_ index: Int) -> Double {
        hasHalves && (index == 1 || index == last - 1) ? 0.8 : 1
    }
}
