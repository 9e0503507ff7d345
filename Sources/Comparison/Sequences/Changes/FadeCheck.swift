import Raster

/// Tells whether a picture, or a part of it, is another one with all alphas multiplied by one
/// factor.
enum FadeCheck {
    /// How far channels may lie off by rounding, in steps.
    private static let slack = 2.0
    /// The least factor of a part: what has vanished is another cause.
    private static let leastPart = 0.02

    /// The factor; nil where there is none, or it is 1.
    static func factor(_ expected: Image, _ actual: Image) -> Double? {
        PixelPair.with(expected, actual) { pair in
            wholeFactor(pair) ?? partFactor(pair)
        }
    }

    private static func wholeFactor(_ pair: PixelPair) -> Double? {
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

    private static func isFaded(_ a: PackedPixel, _ b: PackedPixel, by factor: Double) -> Bool {
        let alpha = factor * Double(a.alpha)
        guard abs(alpha - Double(b.alpha)) <= slack else { return false }
        return [(a.red, b.red), (a.green, b.green), (a.blue, b.blue)].allSatisfy { old, new in
            abs(Double(old) * alpha - Double(new * b.alpha)) <= 255 * (slack + 1)
        }
    }

    /// The factor by which all pixels that differ have come closer to the background, which is the
    /// first pixel: a part of the picture has faded.
    private static func partFactor(_ pair: PixelPair) -> Double? {
        let background = premultiplied(pair.expected(0))
        var (products, squares) = (0.0, 0.0)
        PixelScan.visit(pair, .whole) { x, y in
            let index = y * pair.width + x
            let old = premultiplied(pair.expected(index)) - background
            products += (old * (premultiplied(pair.actual(index)) - background)).sum()
            squares += (old * old).sum()
        }
        guard squares > 0 else { return nil }
        let factor = products / squares
        guard factor >= leastPart, abs(factor - 1) >= 0.004 else { return nil }
        var isFaded = true
        PixelScan.visit(pair, .whole) { x, y in
            guard isFaded else { return }
            let index = y * pair.width + x
            let old = premultiplied(pair.expected(index)) - background
            let left = premultiplied(pair.actual(index)) - background - factor * old
            isFaded =
                abs(left.x) <= slack && abs(left.y) <= slack && abs(left.z) <= slack
                && abs(left.w) <= slack
        }
        return isFaded ? factor : nil
    }

    private static func premultiplied(_ pixel: PackedPixel) -> SIMD4<Double> {
        let alpha = Double(pixel.alpha) / 255
        return SIMD4(Double(pixel.red), Double(pixel.green), Double(pixel.blue), 255) * alpha
    }
}
