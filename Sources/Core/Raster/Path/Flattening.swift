/// The conversion of curves to lines that are short enough for exact coverage.
///
/// A curve Q is cut into n steps of equal parameter, each about |Q′|/n long with a sagitta of
/// |Q″|/(8n²). Inner corners are then moved outwards by a twelfth of their second difference, so
/// that the polygon keeps the area of the curve to the next order (Euler–Maclaurin).
///
/// The remaining distance changes sign within a step, from 2/3 of the sagitta at its ends to −1/3
/// in its middle. The error of a pixel is therefore at most 0.13 · sagitta · length if it contains
/// part of a step, and always less than 2/3 of the sagitta. Either bound suffices.
package struct Flattening: Sendable {
    /// The size of a pixel, in the units of the curve.
    let pixel: Double
    /// The sagitta allowed for steps of any length.
    let sagitta: Double
    /// The allowed product of sagitta and length.
    private let area: Double
    /// The largest sagitta.
    private let limit: Double
    /// The largest deviation from a circle at which a curve becomes an arc, in the units of the
    /// curve.
    let tolerance: Double
    /// The largest radius of an arc that replaces a curve.
    let greatestRadius: Double

    /// Creates a flattening for curves that are enlarged `scale` times when they are drawn.
    package init(scale: Double = 1) {
        pixel = 1 / scale
        sagitta = 0.0025 / scale
        area = 0.0045 / (scale * scale)
        limit = 0.02 / scale
        tolerance = 0.0002 / scale
        greatestRadius = 0x1p16 / scale
    }

    /// Returns the scale at which no corner deviates by more than `tolerance`, in the units of the
    /// curve.
    static func scale(forTolerance tolerance: Double) -> Double { 0.02 / tolerance }

    /// Returns the steps for a curve whose first and second derivative are at most `speed` and
    /// `bend` long. `areCorrected` is whether the corners are moved outwards afterwards.
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

    /// Returns the steps for a cubic curve.
    ///
    /// |B″| is at most 6M, where M is the larger second difference of the control points (Wang's
    /// bound). |B′| is at most three times the longest leg of the control polygon.
    package func steps(_ curve: CubicSegment) -> FlatteningSteps {
        let (p1, p2) = (curve.control1, curve.control2)
        let (a, b, c) = (p1 - curve.start, p2 - p1, curve.end - p2)
        let bend = max((b - a).dot(b - a), (c - b).dot(c - b)).squareRoot()
        let speed = max(a.dot(a), b.dot(b), c.dot(c)).squareRoot()
        return steps(speed: 3 * speed, bend: 6 * bend)
    }
}
