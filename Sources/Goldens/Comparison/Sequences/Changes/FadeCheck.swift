import Raster

/// Tells whether a picture, or a part of it, is another one with all alphas multiplied by one
/// factor.
enum FadeCheck {
    /// How far channels may lie off by rounding, in steps.
    private static let slack = 2.0
    /// The least factor of a part: what has vanished is another cause.
    private static let leastPart = 0.02
    /// The least part, as a share of all that is not background: of a shape that shrank by less than
    /// a pixel, edges look faded.
    private static let leastShare = 0.25

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
        var (products, squares, most, count) = (0.0, 0.0, 0.0, 0)
        PixelScan.visit(pair, .whole) { x, y in
            let index = y * pair.width + x
            let old = premultiplied(pair.expected(index)) - background
            let new = premultiplied(pair.actual(index)) - background
            products += (old * new).sum()
            squares += (old * old).sum()
            let way = new - old
            most = max(most, abs(way.x), abs(way.y), abs(way.z), abs(way.w))
            count += 1
        }
        guard squares > 0 else { return nil }
        let factor = products / squares
        let covered = (0..<pair.width * pair.height).count {
            pair.expected($0) != pair.expected(0)
        }
        // Steps as small as rounding are colours.
        guard factor >= leastPart, most > 2 * slack,
            Double(count) >= leastShare * Double(covered)
        else { return nil }
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
