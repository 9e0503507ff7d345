import Raster

/// How a pixel looks over black and over white, in Oklab.
///
/// Two pixels that look alike over both look alike over everything: what a backdrop d adds to
/// their difference, d·(a₂ − a₁), is greatest at its ends.
struct SeenColor {
    let onBlack: Oklab
    let onWhite: Oklab

    /// A pixel's looks, its colours mixed with the backdrop as encoded, the way screens do it.
    init(_ pixel: PackedPixel) {
        onBlack = Self.color(pixel, over: .black)
        onWhite = pixel.alpha == 255 ? onBlack : Self.color(pixel, over: .white)
    }

    private static let light = (0...255).map { TransferFunction.decode(Double($0) / 255) }

    private static func color(_ pixel: PackedPixel, over backdrop: Backdrop) -> Oklab {
        if pixel.alpha == 255 {
            return Oklab(
                linearRed: light[pixel.red],
                green: light[pixel.green],
                blue: light[pixel.blue]
            )
        }
        let rest = 255 - pixel.alpha
        func mixed(_ channel: Int, _ behind: Int) -> Double {
            Double(channel * pixel.alpha + behind * rest) / (255 * 255)
        }
        return Oklab(
            Color(
                red: mixed(pixel.red, backdrop.red),
                green: mixed(pixel.green, backdrop.green),
                blue: mixed(pixel.blue, backdrop.blue)
            )
        )
    }
}

extension Oklab {
    /// √(ΔL² + Δa² + Δb²)
    func distance(_ other: Oklab) -> Double {
        (self - other).squares.squareRoot()
    }

    /// The product of two differences, taken as vectors.
    func dot(_ other: Oklab) -> Double {
        lightness * other.lightness + a * other.a + b * other.b
    }

    /// The square of a difference's length.
    var squares: Double { dot(self) }

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
