import Raster

/// How a colour looks over black and over white, in Oklab.
///
/// Two colours that look alike over both look alike over everything: what a backdrop d adds to
/// their difference, d·(a₂ − a₁), is greatest at its ends.
struct SeenColor {
    let onBlack: Oklab
    let onWhite: Oklab

    /// A pixel's changes.
    init(_ pixel: PackedPixel) {
        self.init(premultiplied: Self.premultiplied(pixel))
    }

    /// The looks of red, green, blue and alpha of 0…255, premultiplied as encoded, the way screens
    /// mix colours.
    init(premultiplied color: SIMD4<Double>) {
        onBlack = Self.color(color, over: 0)
        onWhite = color.w == 255 ? onBlack : Self.color(color, over: 255 - color.w)
    }

    /// A pixel's channels, 0…255, the colours multiplied by alpha.
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
    /// √(ΔL² + Δa² + Δb²)
    func distance(_ other: Oklab) -> Double {
        (self - other).squares.squareRoot()
    }

    /// The distance to the nearest position between two colours.
    func distance(toLineFrom start: Oklab, to end: Oklab) -> Double {
        let (offset, way) = (self - start, end - start)
        let squares = way.squares
        guard squares > 0 else { return offset.squares.squareRoot() }
        let part = min(max(offset.dot(way) / squares, 0), 1)
        return (offset - way * part).squares.squareRoot()
    }

    /// The square of a difference's length.
    private var squares: Double { dot(self) }

    /// The product of two differences, taken as vectors.
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
