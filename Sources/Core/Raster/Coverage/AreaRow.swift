import CPixels

/// The signed areas of one row of pixels, or of a few, summed from edge pieces.
///
/// A piece covers all that lies to its right within the row; each pixel holds the change against
/// its left neighbour, so that running sums are the pixels' areas.
final class AreaRow {
    /// The changes of area, in units of half a square unit.
    let changes = GrowingBuffer<Int32>()

    /// Sweeping looks at so many pixels at once, of which all but the first may lie beyond the row.
    static let stepWidth = 8

    init() {}

    /// How many changes there are to a row of `width` pixels.
    static func stride(width: Int) -> Int {
        // An edge writes to its last pixel's right neighbours, too.
        width + 4 + stepWidth
    }

    /// Makes room for a band of rows of `width` pixels.
    func reserve(width: Int) {
        let count = Self.stride(width: width) * Int(cpixels_band_rows)
        if changes.count < count { changes.reset(count: count, to: 0) }
    }

    /// Sets all areas to 0.
    func clear() { changes.reset(count: changes.count, to: 0) }

    /// The changes, for the kernels; valid until more room is made.
    @inline(__always)
    @unsafe var pointer: UnsafeMutablePointer<Int32> { unsafe changes.pointer }
}
