/// Turning curves into short lines, fine enough for exact coverage.
///
/// A curve Q is cut into n steps of equal parameter, each about |Q′|/n long with a sagitta of
/// |Q″|/(8n²). Inner corners are then moved out by a twelfth of their second difference: the
/// polygon keeps the curve's area to the next order (Euler–Maclaurin). What is left changes sign
/// within a step, from 2/3 of the sagitta at its ends to −1/3 in its middle, so that a pixel is off
/// by at most .13 of sagitta times length where it sees a part of a step, and by less than 2/3 of
/// the sagitta anyway. Either bound may be kept.
package struct Flattening: Sendable {
    /// The length of a pixel.
    let pixel: Double
    /// The sagitta allowed of steps of any length.
    let sagitta: Double
    /// The product of sagitta and length allowed.
    private let area: Double
    /// The greatest sagitta of all.
    private let limit: Double
    /// How far a curve may deviate from a circle and still be kept as its arc.
    let tolerance: Double
    /// The greatest radius of such circles.
    let greatestRadius: Double

    /// Steps for curves that are then enlarged `scale` times.
    package init(scale: Double = 1) {
        pixel = 1 / scale
        sagitta = 0.0025 / scale
        area = 0.0045 / (scale * scale)
        limit = 0.02 / scale
        tolerance = 0.0002 / scale
        greatestRadius = 0x1p16 / scale
    }

    /// The scale at which no corner lies farther off than `tolerance`, in the space before.
    static func scale(forTolerance tolerance: Double) -> Double { 0.02 / tolerance }

    /// The steps that a curve needs whose derivatives are at most `speed` and `bend` long, and
    /// whose corners are then moved out or not.
    package func steps(
        speed: Double,
        bend: Double,
        areCorrected: Bool = true
    ) -> FlatteningSteps {
        let bySagitta = (bend / (8 * sagitta)).squareRoot()
        guard areCorrected, bySagitta > 2 else { return FlatteningSteps(bySagitta) }
        let least = max((bend / (8 * limit)).squareRoot(), 3)
        guard bySagitta > least else { return FlatteningSteps(bySagitta) }
        // The number of steps is rounded up anyway.
        let byArea = DeterministicMath.cbrtRoundedUp(speed * bend / (8 * area))
        return FlatteningSteps(min(bySagitta, max(byArea, least)))
    }

    /// The steps that a cubic curve needs.
    ///
    /// |B″| is at most 6M, M the greater second difference of the control points (Wang's bound),
    /// |B′| three times the longest leg.
    package func steps(_ curve: CubicSegment) -> FlatteningSteps {
        let (p1, p2) = (curve.control1, curve.control2)
        let (a, b, c) = (p1 - curve.start, p2 - p1, curve.end - p2)
        let bend = max((b - a).dot(b - a), (c - b).dot(c - b)).squareRoot()
        let speed = max(a.dot(a), b.dot(b), c.dot(c)).squareRoot()
        return steps(speed: 3 * speed, bend: 6 * bend)
    }
}
