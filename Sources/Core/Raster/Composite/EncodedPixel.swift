/// A straight pixel of four bytes, as stored in an image.
package struct EncodedPixel: Sendable {
    /// Red in the lowest byte, then green, blue, and alpha in the highest.
    package let rgba: UInt32

    /// Encodes a colour as the nearest 8-bit values. A pixel whose alpha becomes 0 is all zeros.
    ///
    /// The lowest bits of the float 2²³ + x are the nearest integer to x. The conversions of the
    /// standard library's vectors are many times slower.
    @inline(__always)
    package init(_ straight: StraightPixel) {
        let shifted = straight * 255 + 8_388_608
        let bits = unsafe unsafeBitCast(shifted, to: SIMD4<UInt32>.self) & 0xFF
        let value = (bits &<< SIMD4(0, 8, 16, 24)).wrappedSum()
        rgba = value < 1 << 24 ? 0 : value
    }

    /// The least code of an opaque pixel.
    static let opaque: UInt32 = 0xFF00_0000

    /// Returns four codes with other alphas, 0 to 1. A code whose alpha becomes 0 is 0.
    @inline(__always)
    static func codes(_ codes: SIMD4<UInt32>, alpha: SIMD4<Float>) -> SIMD4<UInt32> {
        let shifted = alpha * 255 + 8_388_608
        let alphas = unsafe unsafeBitCast(shifted, to: SIMD4<UInt32>.self) &<< 24
        let result = (codes & 0x00FF_FFFF) | alphas
        return result.replacing(with: 0, where: alphas .== 0)
    }
}

/// A straight colour in the compositor: red, green, blue, alpha.
///
/// A pixel that is covered by a single paint keeps the exact colour of that paint, even at low
/// coverage. Only mixed colours are premultiplied, mixed and divided again.
package typealias StraightPixel = SIMD4<Float>

/// A colour whose components are multiplied by its alpha.
package struct PremultipliedPixel: Sendable {
    package var components: SIMD4<Float>

    package init(components: SIMD4<Float>) {
        self.components = components
    }

    package init(_ straight: StraightPixel) {
        components = straight * straight.w
        components.w = straight.w
    }

    package var alpha: Float { components.w }

    /// The straight colour; all zeros if it is clear.
    package var straight: StraightPixel {
        guard alpha > 0 else { return .zero }
        var result = components / alpha
        result.clamp(lowerBound: .zero, upperBound: .one)
        result.w = min(alpha, 1)
        return result
    }
}
