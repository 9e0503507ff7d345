import Raster

/// The colours of a gradient in Double, computed from the definitions: sRGB's transfer function,
/// the matrices of Oklab, premultiplied interpolation.
struct IdealGradient {
    /// The locations and premultiplied components of the stops in the colour space of the
    /// interpolation, alpha last.
    private let stops: [(location: Double, components: SIMD4<Double>)]
    private let isOklab: Bool

    init(_ gradient: Gradient) {
        isOklab = gradient.interpolation == .oklab
        stops = gradient.stops.map { [isOklab] stop in
            let rgb = SIMD3(stop.color.red, stop.color.green, stop.color.blue)
            let straight = isOklab ? Self.oklab(rgb) : rgb
            return (stop.location, SIMD4(straight * stop.color.alpha, stop.color.alpha))
        }
    }

    /// The locations of hard edges.
    var hardPlaces: [Double] {
        zip(stops, stops.dropFirst()).filter { $0.location == $1.location }.map(\.0.location)
    }

    /// Returns the straight colour at `t`, 0…1, clamped to the gamut of sRGB.
    func color(at t: Double) -> SIMD4<Double> {
        guard let first = stops.first, let last = stops.last else { return .zero }
        var mixed = t <= first.location ? first.components : last.components
        for (a, b) in zip(stops, stops.dropFirst()) where a.location <= t && t < b.location {
            let fraction = (t - a.location) / (b.location - a.location)
            mixed = a.components + (b.components - a.components) * fraction
        }
        guard mixed.w > 0 else { return .zero }
        let straight = SIMD3(mixed.x, mixed.y, mixed.z) / mixed.w
        let rgb = isOklab ? Self.rgb(straight) : straight
        return SIMD4(rgb.clamped(lowerBound: .zero, upperBound: .one), mixed.w)
    }

    static func linear(_ encoded: Double) -> Double {
        encoded <= 0.04045 ? encoded / 12.92 : SystemMath.power((encoded + 0.055) / 1.055, 2.4)
    }

    static func encoded(_ linear: Double) -> Double {
        linear <= 0.0031308 ? linear * 12.92 : 1.055 * SystemMath.power(linear, 1 / 2.4) - 0.055
    }

    /// Returns the Oklab coordinates of an encoded colour: two matrices with a cube root between
    /// them. Björn Ottosson, "A perceptual color space for image processing", 2020.
    static func oklab(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
        let light = SIMD3(linear(rgb.x), linear(rgb.y), linear(rgb.z))
        let cones = [
            SIMD3(0.4122214708, 0.5363325363, 0.0514459929),
            SIMD3(0.2119034982, 0.6806995451, 0.1073969566),
            SIMD3(0.0883024619, 0.2817188376, 0.6299787005),
        ].map { SystemMath.cubeRoot(($0 * light).sum()) }
        let lms = SIMD3(cones)
        return SIMD3(
            (SIMD3(0.2104542553, 0.7936177850, -0.0040720468) * lms).sum(),
            (SIMD3(1.9779984951, -2.4285922050, 0.4505937099) * lms).sum(),
            (SIMD3(0.0259040371, 0.7827717662, -0.8086757660) * lms).sum()
        )
    }

    /// Returns the encoded colour of Oklab coordinates. Components outside 0…1 are outside sRGB's
    /// gamut.
    static func rgb(_ lab: SIMD3<Double>) -> SIMD3<Double> {
        let roots = SIMD3(
            (SIMD3(1, 0.3963377774, 0.2158037573) * lab).sum(),
            (SIMD3(1, -0.1055613458, -0.0638541728) * lab).sum(),
            (SIMD3(1, -0.0894841775, -1.2914855480) * lab).sum()
        )
        let lms = roots * roots * roots
        return SIMD3(
            encoded((SIMD3(4.0767416621, -3.3077115913, 0.2309699292) * lms).sum()),
            encoded((SIMD3(-1.2684380046, 2.6097574011, -0.3413193965) * lms).sum()),
            encoded((SIMD3(-0.0041960863, -0.7034186147, 1.7076147010) * lms).sum())
        )
    }
}
