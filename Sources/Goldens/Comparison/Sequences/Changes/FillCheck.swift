import Raster

/// Tells whether a colour stands where the other picture is transparent.
enum FillCheck {
    /// A colour that took the place of transparency, or gave way to it.
    struct Fill: Equatable {
        let color: PixelColor
        /// Whether the actual picture has the colour, the expected one nothing.
        let isFilled: Bool
    }

    /// How far channels may lie off by rounding.
    private static let slack = 2
    /// One in so many pixels is the least that is called a fill.
    private static let leastShare = 500

    /// The colour over which both pictures look the same; nil where there is none.
    ///
    /// Such pictures differ only for those who look at alpha: comparing them over that colour,
    /// often white, lets everything pass. All differences must go the same way, and either most of
    /// them from or to full transparency, or all of them to or from full opacity. A few pixels are
    /// no fill.
    static func fill(_ expected: Image, _ actual: Image) -> Fill? {
        PixelPair.with(expected, actual) { pair in
            guard let way = direction(pair) else { return nil }
            let colors = [way.color, .white, .black].compactMap(\.self)
            let color = colors.first { isSame(pair, over: $0) }
            return color.map { Fill(color: $0, isFilled: way.isFilled) }
        }
    }

    /// Which picture is the more opaque one, and the colour of the first opaque pixel where the
    /// other is clear; nil where it is now this one and now that.
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
            count * leastShare >= pair.width * pair.height
        else { return nil }
        // A line that became thinner leaves most of the background as it was.
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

    /// |(c₁ − d)·α₁ − (c₂ − d)·α₂|, in 255ths of a step, within the slack.
    private static func isNear(_ a: Int, _ alphaA: Int, _ b: Int, _ alphaB: Int, over d: Int)
        -> Bool
    {
        abs((a - d) * alphaA - (b - d) * alphaB) <= 255 * slack
    }
}
