/// A colour in Oklab: perceived lightness and two opponent axes.
///
/// Matrices: Björn Ottosson, "A perceptual color space for image processing", 2020.
package struct Oklab: Hashable, Sendable {
    package var lightness: Double
    package var a: Double
    package var b: Double

    package init(lightness: Double, a: Double, b: Double) {
        self.lightness = lightness
        self.a = a
        self.b = b
    }

    /// Converts an sRGB colour, without its alpha.
    package init(_ color: Color) {
        self.init(
            linearRed: TransferFunction.decode(color.red),
            green: TransferFunction.decode(color.green),
            blue: TransferFunction.decode(color.blue)
        )
    }

    /// Converts linear light with the primaries of sRGB, each component from 0 to 1.
    package init(linearRed r: Double, green g: Double, blue b: Double) {
        let l = DeterministicMath.cbrt(
            0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b
        )
        let m = DeterministicMath.cbrt(
            0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b
        )
        let s = DeterministicMath.cbrt(
            0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b
        )
        lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
        a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
        self.b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    }

    /// Returns the sRGB colour with the given alpha, clamped to the gamut of sRGB.
    package func color(alpha: Double) -> Color {
        let l = lightness + 0.3963377774 * a + 0.2158037573 * b
        let m = lightness - 0.1055613458 * a - 0.0638541728 * b
        let s = lightness - 0.0894841775 * a - 1.2914855480 * b
        let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
        return Color(
            linearRed: 4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
            green: -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
            blue: -0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3,
            alpha: alpha
        )
    }
}
