/// A pixel cut by a straight edge.
enum PixelHalf {
    /// The ratio of the shorter to the longer width below which the shorter one is ignored.
    private static let negligible = 1e-4

    /// Returns the fraction of a pixel that is after an edge.
    ///
    /// Positions are measured across the edge, in any unit. The pixel is a square whose sides
    /// extend over `a` and `b` in this direction, so that its profile is a trapezoid. The result is
    /// the exact area for a straight edge.
    ///
    /// - Parameters:
    ///   - distance: The position of the pixel's centre minus that of the edge.
    ///   - a: The width of the pixel's first side, 0 or more.
    ///   - b: The width of its second side, 0 or more.
    static func fraction(distance: Double, _ a: Double, _ b: Double) -> Double {
        let half = (a + b) / 2
        if distance >= half { return 1 }
        // A NaN counts as half a pixel.
        guard distance > -half else { return distance <= -half ? 0 : 0.5 }
        let (wide, narrow) = (max(a, b), min(a, b))
        if narrow <= wide * negligible { return min(max(0.5 + distance / wide, 0), 1) }
        let flat = (wide - narrow) / 2
        let away = abs(distance)
        let beyond: Double
        if away <= flat {
            beyond = 0.5 - away / wide
        } else {
            let rest = half - away
            beyond = rest * rest / (2 * wide * narrow)
        }
        return distance < 0 ? beyond : 1 - beyond
    }
}
