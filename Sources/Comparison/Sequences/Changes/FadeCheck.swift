import Raster

/// Tells whether a picture is another one with all alphas multiplied by one factor.
enum FadeCheck {
    /// How far channels may lie off by rounding, in steps.
    private static let slack = 2.0

    /// The factor; nil where there is none, or it is 1.
    static func factor(_ expected: Image, _ actual: Image) -> Double? {
        PixelPair.with(expected, actual) { pair in
            // Least squares: k = Σ a₁a₂ / Σ a₁²; pixels that are the same weigh as well.
            var (products, squares) = (0, 0)
            for index in 0..<pair.width * pair.height {
                let alpha = pair.expected(index).alpha
                products += alpha * pair.actual(index).alpha
                squares += alpha * alpha
            }
            guard squares > 0 else { return nil }
            let factor = Double(products) / Double(squares)
            guard abs(factor - 1) >= 0.004 else { return nil }
            for index in 0..<pair.width * pair.height
            where !isFaded(pair.expected(index), pair.actual(index), by: factor) {
                return nil
            }
            return factor
        }
    }

    private static func isFaded(_ a: PackedPixel, _ b: PackedPixel, by factor: Double) -> Bool {
        let alpha = factor * Double(a.alpha)
        guard abs(alpha - Double(b.alpha)) <= slack else { return false }
        return [(a.red, b.red), (a.green, b.green), (a.blue, b.blue)].allSatisfy { old, new in
            abs(Double(old) * alpha - Double(new * b.alpha)) <= 255 * (slack + 1)
        }
    }
}
