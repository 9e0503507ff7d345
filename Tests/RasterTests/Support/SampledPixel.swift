import Raster

/// The mean colour of many points of a pixel.
enum SampledPixel {
    private static let few = 250
    private static let many = 4096

    /// Returns the mean of straight colours over a pixel, premultiplied. Pixels of almost one
    /// colour are sampled at fewer points.
    static func mean(
        _ x: Int,
        _ y: Int,
        _ color: (Point) -> SIMD4<Double>
    ) -> SIMD4<Double> {
        let corner = Vector(dx: Double(x), dy: Double(y))
        var sum = SIMD4<Double>.zero
        var (least, most) = (SIMD4<Double>.one, SIMD4<Double>.zero)
        for index in 0..<many {
            let straight = color(point(index) + corner)
            var premultiplied = straight * straight.w
            premultiplied.w = straight.w
            sum += premultiplied
            least = pointwiseMin(least, premultiplied)
            most = pointwiseMax(most, premultiplied)
            if index == few, (most - least).max() < 0.02 { return sum / Double(few + 1) }
        }
        return sum / Double(many)
    }

    /// Returns a point of a sequence that fills the unit square evenly in every direction
    /// (M. Roberts, "The Unreasonable Effectiveness of Quasirandom Sequences", 2018).
    private static func point(_ index: Int) -> Point {
        let x = 0.5 + Double(index) * 0.7548776662466927
        let y = 0.5 + Double(index) * 0.5698402909980532
        return Point(x: x - x.rounded(.down), y: y - y.rounded(.down))
    }

    /// Returns the largest difference of a pixel from a premultiplied colour, in steps of a
    /// component.
    static func error(_ bytes: [UInt8], _ mean: SIMD4<Double>) -> Double {
        let alpha = Double(bytes[3]) / 255
        var worst = abs(alpha - mean.w)
        for component in 0..<3 {
            worst = max(worst, abs(Double(bytes[component]) / 255 * alpha - mean[component]))
        }
        return worst * 255
    }
}
