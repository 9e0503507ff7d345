import Raster

/// A check for a colour in place of transparency, or transparency in place of a colour.
enum FillCheck {
    /// A colour that replaced transparency, or was replaced by it.
    struct Fill: Equatable {
        let color: PixelColor
        /// Whether the actual image has the colour and the expected one is transparent.
        let isFilled: Bool
    }

    /// The largest deviation of a channel caused by rounding, in steps.
    private static let slack = 2
    /// The denominator of the smallest fraction of the image that counts as a fill: 1/500.
    private static let leastFractionDenominator = 500

    /// Returns the fill if both images look equal over the fill's colour. Otherwise, returns `nil`.
    ///
    /// Such images differ only in alpha, so a comparison over that colour, often white, finds no
    /// difference. One image must be more opaque in all differing pixels. In addition, most of
    /// these pixels must be transparent in the other image, or all must be opaque in this one.
    static func fill(_ expected: Image, _ actual: Image) -> Fill? {
        PixelPair.with(expected, actual) { pair in
            guard let change = direction(pair) else { return nil }
            let colors = [change.color, .white, .black].compactMap(\.self)
            let color = colors.first { isSame(pair, over: $0) }
            return color.map { Fill(color: $0, isFilled: change.isFilled) }
        }
    }

    /// Returns whether the actual image is more opaque, and the colour of the first opaque pixel
    /// that is transparent in the other image. Returns `nil` if neither image is more opaque in all
    /// differing pixels, or if the differences are not a fill.
    private static func direction(_ pair: PixelPair) -> (isFilled: Bool, color: PixelColor?)? {
        var (filled, cleared, clear, full) = (0, 0, 0, 0)
        var color: PixelColor?
        PixelScan.visit(pair, .whole) { x, y in
            let (a, b) = (pair.expected(y * pair.width + x), pair.actual(y * pair.width + x))
            if a.alpha < b.alpha { filled += 1 }
            if a.alpha > b.alpha { cleared += 1 }
            if min(a.alpha, b.alpha) == 0 { clear += 1 }
            if max(a.alpha, b.alpha) == 255 { full += 1 }
            let upper = a.alpha < b.alpha ? b : a
            if color == nil, min(a.alpha, b.alpha) == 0, upper.alpha == 255 {
                color = PixelColor(upper)
            }
        }
        let count = filled + cleared
        guard (filled == 0) != (cleared == 0), 2 * clear > count || full == count,
            count * leastFractionDenominator >= pair.width * pair.height
        else { return nil }
        // If most of the background is unchanged, a line became thinner or thicker instead.
        let untouched = (0..<pair.width * pair.height).count {
            pair.expected($0).alpha == 0 && pair.actual($0).alpha == 0
        }
        return untouched <= clear || full == count ? (filled > 0, color) : nil
    }

    private static func isSame(_ pair: PixelPair, over color: PixelColor) -> Bool {
        var isSame = true
        PixelScan.visit(pair, .whole) { x, y in
            guard isSame else { return }
            let (a, b) = (pair.expected(y * pair.width + x), pair.actual(y * pair.width + x))
            isSame =
                isNear(a.red, a.alpha, b.red, b.alpha, over: Int(color.red))
                && isNear(a.green, a.alpha, b.green, b.alpha, over: Int(color.green))
                && isNear(a.blue, a.alpha, b.blue, b.alpha, over: Int(color.blue))
        }
        return isSame
    }

    /// Whether |(c₁ − d)·α₁ − (c₂ − d)·α₂|, in 1/255 of a step, is within the slack.
    private static func isNear(_ a: Int, _ alphaA: Int, _ b: Int, _ alphaB: Int, over d: Int)
        -> Bool
    {
        abs((a - d) * alphaA - (b - d) * alphaB) <= 255 * slack
    }
}
