import CPixels

/// The encoded pixels of one row of the image.
@safe struct TargetPixels {
    private let base: UnsafeMutableRawPointer
    /// The width in pixels.
    let width: Int

    /// Creates a view of `width` pixels at `base`.
    @inline(__always)
    @unsafe init(base: UnsafeMutableRawPointer, width: Int) {
        unsafe self.base = base
        self.width = width
    }

    /// The encoded pixel in column `x`, which must be within the row.
    @inline(__always)
    subscript(x: Int) -> UInt32 {
        get {
            assert(x >= 0 && x < width)
            return unsafe UInt32(
                littleEndian: base.loadUnaligned(fromByteOffset: 4 * x, as: UInt32.self)
            )
        }
        nonmutating set {
            assert(x >= 0 && x < width)
            unsafe base.storeBytes(of: newValue.littleEndian, toByteOffset: 4 * x, as: UInt32.self)
        }
    }

    /// Stores four encoded pixels from column `x` on. All must be within the row.
    @inline(__always)
    func store(_ pixels: SIMD4<UInt32>, at x: Int) {
        assert(x >= 0 && x + 4 <= width)
        unsafe base.storeBytes(of: pixels, toByteOffset: 4 * x, as: SIMD4<UInt32>.self)
    }

    /// Returns the address of the first pixel of `columns`.
    @inline(__always)
    @unsafe func pointer(to columns: Range<Int>) -> UnsafeMutablePointer<UInt32> {
        assert(columns.lowerBound >= 0 && columns.upperBound <= width)
        return unsafe (base + 4 * columns.lowerBound).assumingMemoryBound(to: UInt32.self)
    }

    /// Fills the pixels of `columns` with one code.
    @inline(__always)
    func fill(_ columns: Range<Int>, with pixel: UInt32) {
        let count = Int32(truncatingIfNeeded: columns.count)
        unsafe cpixels_fill(pointer(to: columns), count, pixel)
    }
}
