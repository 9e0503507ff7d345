import Raster

/// The appearance of a colour over black and over white, in Oklab.
///
/// Two colours that look alike over black and over white look alike over every background: a
/// background d adds d·(a₂ − a₁) to their difference, so the difference is linear in d and greatest
/// for black or white.
struct PerceivedColor {
    let onBlack: Oklab
    let onWhite: Oklab

    /// Creates the appearance of a pixel.
    init(_ pixel: PackedPixel) {
        self.init(premultiplied: Self.premultiplied(pixel))
    }

    /// Creates the appearance of a premultiplied colour with channels in 0…255. Compositing uses
    /// encoded values, as screens do.
    init(premultiplied color: SIMD4<Double>) {
        onBlack = Self.color(color, over: 0)
        onWhite = color.w == 255 ? onBlack : Self.color(color, over: 255 - color.w)
    }

    /// Returns a pixel's channels, 0…255, with the colours multiplied by alpha.
    static func premultiplied(_ pixel: PackedPixel) -> SIMD4<Double> {
        SIMD4(
            Double(pixel.red * pixel.alpha) / 255,
            Double(pixel.green * pixel.alpha) / 255,
            Double(pixel.blue * pixel.alpha) / 255,
            Double(pixel.alpha)
        )
    }

    private static func color(_ color: SIMD4<Double>, over light: Double) -> Oklab {
        let tables = HyABTables.shared
        return Oklab(
            linearRed: tables.light(min(color.x + light, 255)),
            green: tables.light(min(color.y + light, 255)),
            blue: tables.light(min(color.z + light, 255))
        )
    }
}

extension Oklab {
    /// Returns √(ΔL² + Δa² + Δb²).
    func distance(_ other: Oklab) -> Double {
        (self - other).squares.squareRoot()
    }

    /// Returns the distance to the nearest point of the segment between two colours.
    func distance(toLineFrom start: Oklab, to end: Oklab) -> Double {
        let (offset, direction) = (self - start, end - start)
        let squares = direction.squares
        guard squares > 0 else { return offset.squares.squareRoot() }
        let fraction = min(max(offset.dot(direction) / squares, 0), 1)
        return (offset - direction * fraction).squares.squareRoot()
    }

    /// The squared length of a difference.
    private var squares: Double { dot(self) }

    /// Returns the dot product of two differences.
    private func dot(_ other: Oklab) -> Double {
        lightness * other.lightness + a * other.a + b * other.b
    }

    static func - (left: Oklab, right: Oklab) -> Oklab {
        Oklab(
            lightness: left.lightness - right.lightness,
            a: left.a - right.a,
            b: left.b - right.b
        )
    }

    static func * (color: Oklab, factor: Double) -> Oklab {
        Oklab(lightness: color.lightness * factor, a: color.a * factor, b: color.b * factor)
    }
}
