/// The transfer function of sRGB (IEC 61966-2-1) between encoded and linear light, both from 0 to
/// 1.
package enum TransferFunction {
    /// Returns the linear light of an encoded component.
    package static func decode(_ encoded: Double) -> Double {
        encoded <= 0.04045
            ? encoded / 12.92
            : DeterministicMath.pow(base: (encoded + 0.055) / 1.055, exponent: 2.4)
    }

    /// Returns the encoded component of linear light, clamped to 0…1. The error is within 4 · 2⁻⁵³
    /// of the definition.
    package static func encode(_ linear: Double) -> Double {
        encode(SIMD4(linear, 0, 0, 0))[0]
    }

    /// Returns the encoded components of linear light, clamped to 0…1.
    fileprivate static func encode(_ linear: SIMD4<Double>) -> SIMD4<Double> {
        let bend = SIMD4(repeating: 0.0031308)
        let line = pointwiseMax(linear, .zero) * 12.92
        let curve = 1.055 * raised(linear.clamped(lowerBound: bend, upperBound: .one)) - 0.055
        return line.replacing(with: curve, where: linear .> bend)
            .replacing(with: 1, where: linear .>= 1)
    }

    /// Returns the components of `x`, from 2⁻⁹ to 1, to the power 1/2.4 = 5/12, as the cube root of
    /// x·x^¼. Gradients need thousands of such powers. This takes a quarter of the time of
    /// logarithms.
    private static func raised(_ x: SIMD4<Double>) -> SIMD4<Double> {
        let cube = x * x.squareRoot().squareRoot()
        let bits = unsafe unsafeBitCast(cube, to: SIMD4<UInt64>.self)
        // A third of the exponent is within 4 % of the root (Kahan). A third is 1/4 + 1/16 + … +
        // 1/4096 + …
        var third = (bits &>> 2) &+ (bits &>> 4)
        third &+= third &>> 4
        third &+= third &>> 8
        var root = unsafe unsafeBitCast(third &+ 0x2A9F_7893 << 32, to: SIMD4<Double>.self)
        // The error of each step of Halley's method is two thirds of the cube of the previous
        // error.
        for _ in 0..<3 {
            let power = root * root * root
            root *= (power + 2 * cube) / (2 * power + cube)
        }
        return root
    }
}

extension Color {
    /// Creates a colour from linear light, each component clamped to 0…1.
    package init(linearRed red: Double, green: Double, blue: Double, alpha: Double) {
        let encoded = TransferFunction.encode(SIMD4(red, green, blue, 0))
        self.init(red: encoded.x, green: encoded.y, blue: encoded.z, alpha: alpha)
    }
}
