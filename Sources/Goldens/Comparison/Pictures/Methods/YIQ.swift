/// The colour difference of pixelmatch up to version 7.
///
/// Source: Kotsarenko and Ramos, "Measuring perceived color difference using YIQ NTSC transmission
/// color space in mobile applications", 2010. Sums are in pixelmatch's order, so results are
/// identical to the last bit.
enum YIQ {
    /// The maximum squared distance, which is the distance between black and white.
    static let most = 35215.0

    /// Returns the luma of the first pixel minus that of the second, −255…255. Both pixels are
    /// composited over `backdrop`.
    @inline(__always)
    static func luma(_ a: PackedPixel, _ b: PackedPixel, over backdrop: Backdrop) -> Double {
        let (red, green, blue) = channels(a, b, over: backdrop)
        return luma(red, green, blue)
    }

    /// Returns the luma of channels, or of channel differences.
    @inline(__always)
    static func luma(_ red: Double, _ green: Double, _ blue: Double) -> Double {
        red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
    }

    /// Returns the squared distance, up to 35215. It is negative if the first pixel is brighter.
    @inline(__always)
    static func delta(_ a: PackedPixel, _ b: PackedPixel, over backdrop: Backdrop) -> Double {
        let (red, green, blue) = channels(a, b, over: backdrop)
        let y = luma(red, green, blue)
        let i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
        let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
        // δ = .5053 Y² + .299 I² + .1957 Q²
        let delta = 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
        return y > 0 ? -delta : delta
    }

    @inline(__always)
    private static func channels(
        _ a: PackedPixel,
        _ b: PackedPixel,
        over backdrop: Backdrop
    ) -> (red: Double, green: Double, blue: Double) {
        if a.alpha == 255, b.alpha == 255 {
            return (Double(a.red - b.red), Double(a.green - b.green), Double(a.blue - b.blue))
        }
        let delta = BlendedDelta(a, b, over: backdrop)
        return (Double(delta.red) / 255, Double(delta.green) / 255, Double(delta.blue) / 255)
    }
}

/// The difference between the channels of two pixels that are composited over the same background.
/// The unit is 1/255 of a step.
///
/// With a background d: c₁·a₁ + d·(255 − a₁) − c₂·a₂ − d·(255 − a₂) = c₁·a₁ − c₂·a₂ − d·(a₁ − a₂)
struct BlendedDelta {
    let red: Int
    let green: Int
    let blue: Int

    @inline(__always)
    init(_ a: PackedPixel, _ b: PackedPixel, over backdrop: Backdrop) {
        let alpha = a.alpha - b.alpha
        red = a.red * a.alpha - b.red * b.alpha - backdrop.red * alpha
        green = a.green * a.alpha - b.green * b.alpha - backdrop.green * alpha
        blue = a.blue * a.alpha - b.blue * b.alpha - backdrop.blue * alpha
    }

    /// The sum of the squared channels, exact.
    var squares: Int { red * red + green * green + blue * blue }
}
