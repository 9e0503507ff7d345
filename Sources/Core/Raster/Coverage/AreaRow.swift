import CPixels

/// The signed areas of a row of pixels, or of a band of rows, summed from edge pieces.
///
/// A piece covers everything to its right within the row. Each element is the difference of a pixel
/// from its left neighbour, so that running sums are the areas of the pixels.
final class AreaRow {
    /// The area differences, in half square units.
    let changes = GrowingBuffer<Int32>()

    /// The number of pixels that are processed at once. All but the first may be beyond the end of
    /// the row.
    static let stepWidth = 8

    init() {}

    /// Returns the number of differences in a row of `width` pixels.
    static func stride(width: Int) -> Int {
        // An edge also writes to the right neighbours of its last pixel.
        width + 4 + stepWidth
    }

    /// Reserves memory for a band of rows of `width` pixels.
    func reserve(width: Int) {
        let count = Self.stride(width: width) * Int(cpixels_band_rows)
        if changes.count < count { changes.reset(count: count, to: 0) }
    }

    func clear() { changes.reset(count: changes.count, to: 0) }

    /// The address of the differences. Valid until the next `reserve`.
    @inline(__always)
    @unsafe var pointer: UnsafeMutablePointer<Int32> { unsafe changes.pointer }
}
