/// A straight pixel of four bytes, as an image keeps it.
package struct EncodedPixel: Sendable {
    /// Red in the lowest byte, then green, blue, and alpha in the highest.
    package let rgba: UInt32

    /// The nearest 8-bit values; a pixel whose alpha becomes 0 is all zeros.
    ///
    /// 2²³ + x has the nearest whole number to x in its lowest bits, and the conversions of the
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

    /// Four codes with other alphas of 0…1 in place of theirs; a code whose alpha becomes 0 is 0.
    @inline(__always)
    static func codes(_ codes: SIMD4<UInt32>, alpha: SIMD4<Float>) -> SIMD4<UInt32> {
        let shifted = alpha * 255 + 8_388_608
        let alphas = unsafe unsafeBitCast(shifted, to: SIMD4<UInt32>.self) &<< 24
        let result = (codes & 0x00FF_FFFF) | alphas
        return result.replacing(with: 0, where: alphas .== 0)
    }
}

/// A straight colour as the compositor works with it: red, green, blue, alpha.
///
/// A pixel that a single paint has touched keeps that paint's colour exactly, however little of
/// the pixel is covered; only where colours mix are they premultiplied, mixed and divided again.
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

    /// The straight colour; clear has none.
    package var straight: StraightPixel {
        guard alpha > 0 else { return .zero }
        var result = components / alpha
        result.clamp(lowerBound: .zero, upperBound: .one)
        result.w = min(alpha, 1)
        return result
    }
}
