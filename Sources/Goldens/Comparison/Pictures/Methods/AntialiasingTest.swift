/// A test for anti-aliased pixels: the pixel is on a brightness ramp next to an area that is flat
/// in both images.
///
/// Source: Vyšniauskas, "Anti-aliased pixel and intensity slope detector", 2009. As in pixelmatch,
/// neighbours are visited by columns from the left, and within a column from the top. Of equal
/// values, the first is used.
struct AntialiasingTest {
    /// The background over which brightness is measured.
    enum Ramp {
        /// pixelmatch's two-tone pattern at the centre pixel.
        case checkerboard
        /// White.
        case white
        /// White. If two pixels are equally bright over white, their alpha values are compared
        /// (pixelmatch 8).
        case whiteOrAlpha
    }

    let ramp: Ramp

    /// Whether the pixel looks anti-aliased in either image.
    func passes(x: Int, y: Int, in pair: PixelPair) -> Bool {
        isOnRamp(x: x, y: y, of: pair) || isOnRamp(x: x, y: y, of: pair.swapped)
    }

    /// Whether the pixel is on a ramp in the first image of a pair.
    private func isOnRamp(x: Int, y: Int, of pair: PixelPair) -> Bool {
        let index = y * pair.width + x
        let middle = pair.expected(index)
        let backdrop: Backdrop = ramp == .checkerboard ? .checkerboard(index) : .white
        var equals = Self.isAtBorder(x, y, pair) ? 1 : 0
        var (darkest, brightest) = (0.0, 0.0)
        var (darkestPlace, brightestPlace) = ((x: 0, y: 0), (x: 0, y: 0))
        for column in max(x - 1, 0)...min(x + 1, pair.width - 1) {
            for row in max(y - 1, 0)...min(y + 1, pair.height - 1)
            where column != x || row != y {
                let other = pair.expected(row * pair.width + column)
                let delta = brightness(middle, other, over: backdrop)
                if delta == 0 {
                    equals += 1
                    if equals > 2 { return false }
                } else if delta < darkest {
                    (darkest, darkestPlace) = (delta, (column, row))
                } else if delta > brightest {
                    (brightest, brightestPlace) = (delta, (column, row))
                }
            }
        }
        guard darkest != 0, brightest != 0 else { return false }
        return Self.isFlat(darkestPlace, pair) && Self.isFlat(darkestPlace, pair.swapped)
            || Self.isFlat(brightestPlace, pair) && Self.isFlat(brightestPlace, pair.swapped)
    }

    @inline(__always)
    private func brightness(
        _ a: PackedPixel,
        _ b: PackedPixel,
        over backdrop: Backdrop
    ) -> Double {
        if a == b { return 0 }
        let luma = YIQ.luma(a, b, over: backdrop)
        if ramp == .whiteOrAlpha, luma == 0 { return Double(a.alpha - b.alpha) / 2 }
        return luma
    }

    /// Whether at least three neighbours have the pixel's bytes. An image border counts as one
    /// neighbour.
    private static func isFlat(_ position: (x: Int, y: Int), _ pair: PixelPair) -> Bool {
        let middle = pair.expected(position.y * pair.width + position.x)
        var equals = isAtBorder(position.x, position.y, pair) ? 1 : 0
        for column in max(position.x - 1, 0)...min(position.x + 1, pair.width - 1) {
            for row in max(position.y - 1, 0)...min(position.y + 1, pair.height - 1)
            where column != position.x || row != position.y {
                if pair.expected(row * pair.width + column) == middle { equals += 1 }
            }
        }
        return equals > 2
    }

    @inline(__always)
    private static func isAtBorder(_ x: Int, _ y: Int, _ pair: PixelPair) -> Bool {
        x == 0 || y == 0 || x == pair.width - 1 || y == pair.height - 1
    }
}
