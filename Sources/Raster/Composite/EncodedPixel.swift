/// A straight pixel of four bytes, as an image keeps it.
package struct EncodedPixel: Sendable {
    /// Red in the lowest byte, then green, blue, and alpha in the highest.
    package let rgba: UInt32

    /// The nearest 8-bit values; a pixel whose alpha becomes 0 is all zeros.
    @inline(__always)
    package init(_ straight: StraightPixel) {
        let scaled = SIMD4<UInt32>(truncatingIfNeeded: SIMD4<Int32>(straight * 255 + 0.5))
        let value = scaled[0] | scaled[1] << 8 | scaled[2] << 16 | scaled[3] << 24
        rgba = scaled[3] == 0 ? 0 : value
    }
}
