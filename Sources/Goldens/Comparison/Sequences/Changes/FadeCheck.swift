import Raster

/// A check for an image, or a part of one, whose opacity is multiplied by a factor.
enum FadeCheck {
    /// The largest deviation of a channel caused by rounding, in steps.
    private static let slack = 2.0
    /// The smallest factor for a part. A vanished part has another cause.
    private static let leastPart = 0.02
    /// The minimum size of a part, as a fraction of all pixels that are not background. Otherwise,
    /// the edges of a shape that shrank by less than a pixel would count as faded.
    private static let leastShare = 0.25

    /// Returns the factor of the opacity. Returns `nil` if the opacity did not change, or if there
    /// is no common factor.
    static func factor(_ expected: Image, _ actual: Image) -> Double? {
        PixelPair.with(expected, actual) { pair in
            opacityFactor(ofEntireImage: pair) ?? opacityFactor(ofPart: pair)
        }
    }

    private static func opacityFactor(ofEntireImage pair: PixelPair) -> Double? {
        // The least-squares factor of all pixels, including equal ones: k = Σ a₁a₂ / Σ a₁².
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

    /// Returns the factor by which all differing pixels have changed towards the background, which
    /// is the colour of the first pixel. Returns `nil` if there is no common factor.
    private static func opacityFactor(ofPart pair: PixelPair) -> Double? {
        let background = premultiplied(pair.expected(0))
        var (products, squares, most, count) = (0.0, 0.0, 0.0, 0)
        PixelScan.visit(pair, .whole) { x, y in
            let index = y * pair.width + x
            let old = premultiplied(pair.expected(index)) - background
            let new = premultiplied(pair.actual(index)) - background
            products += (old * new).sum()
            squares += (old * old).sum()
            let difference = new - old
            most = max(
                most,
                abs(difference.x),
                abs(difference.y),
                abs(difference.z),
                abs(difference.w)
            )
            count += 1
        }
        guard squares > 0 else { return nil }
        let factor = products / squares
        let covered = (0..<pair.width * pair.height).count {
            pair.expected($0) != pair.expected(0)
        }
        // Differences as small as rounding errors are reported as changes of colour.
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
