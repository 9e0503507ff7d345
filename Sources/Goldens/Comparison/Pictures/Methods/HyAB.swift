/// A colour in the form that pixelmatch 8 compares: the cone responses of Oklab, and the lightness
/// Lr.
///
/// Sources: Ottosson, "A perceptual color space for image processing", 2020; "Okhsv and Okhsl",
/// 2021, for the toe function; Abasi, Tehran and Fairchild, "Distance metrics for very large color
/// differences", 2019, for the distance |ΔLr| + √(Δa² + Δb²). Sums are in pixelmatch's order.
struct HyAB {
    private let l: Double
    private let m: Double
    private let s: Double
    /// Lr, 0…1.
    let lightness: Double

    /// Creates the colour of a pixel that is composited over a background.
    @inline(__always)
    init(_ pixel: PackedPixel, over backdrop: Backdrop, _ tables: HyABTables) {
        let rest = 255 - pixel.alpha
        let red = tables.light(
            Double(pixel.red * pixel.alpha + backdrop.red * rest) / 255
        )
        let green = tables.light(
            Double(pixel.green * pixel.alpha + backdrop.green * rest) / 255
        )
        let blue = tables.light(
            Double(pixel.blue * pixel.alpha + backdrop.blue * rest) / 255
        )
        l = tables.root(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        m = tables.root(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        s = tables.root(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        lightness = Self.toe(0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s)
    }

    /// Whether the distance between two colours is at most `limit`.
    @inline(__always)
    func isWithin(_ limit: Double, of other: HyAB) -> Bool {
        // |ΔLr| + √(Δa² + Δb²) ≤ t without the root: Δa² + Δb² ≤ (t − |ΔLr|)²
        let rest = limit - abs(lightness - other.lightness)
        return rest > 0 && chroma(other) <= rest * rest
    }

    /// Returns the distance between two colours. The distance between black and white is 1.
    func distance(_ other: HyAB) -> Double {
        abs(lightness - other.lightness) + chroma(other).squareRoot()
    }

    /// Returns Δa² + Δb².
    @inline(__always)
    private func chroma(_ other: HyAB) -> Double {
        let (dl, dm, ds) = (l - other.l, m - other.m, s - other.s)
        let a = 1.9779984951 * dl - 2.4285922050 * dm + 0.4505937099 * ds
        let b = 0.0259040371 * dl + 0.7827717662 * dm - 0.8086757660 * ds
        return a * a + b * b
    }

    /// Returns Lr = ½ (x + √(x² + 4 k₂ k₃ L)), with x = k₃ L − k₁.
    @inline(__always)
    private static func toe(_ lightness: Double) -> Double {
        let (k1, k2) = (0.206, 0.03)
        let k3 = (1 + k1) / (1 + k2)
        let x = k3 * lightness - k1
        return 0.5 * (x + (x * x + 4 * k2 * k3 * lightness).squareRoot())
    }
}
