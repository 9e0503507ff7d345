import CPixels

/// The signed areas of one row of pixels, summed from edge pieces.
///
/// A piece covers all that lies to its right within the row; each pixel holds the change against
/// its left neighbour, so that running sums are the pixels' areas.
final class AreaRow {
    /// The changes of area, in units of half a square unit.
    let changes = GrowingBuffer<Int32>()

    /// Sweeping looks at so many pixels at once, of which all but the first may lie beyond the row.
    static let stepWidth = 4

    init() {}

    /// Makes room for rows of `width` pixels.
    func reserve(width: Int) {
        // An edge writes to its last pixel's right neighbours, too.
        let count = width + 4 + Self.stepWidth
        if changes.count < count { changes.reset(count: count, to: 0) }
    }

    /// Sets all areas to 0.
    func clear() { changes.reset(count: changes.count, to: 0) }

    /// The changes, for the kernels; valid until more room is made.
    @inline(__always)
    @unsafe var pointer: UnsafeMutablePointer<Int32> { unsafe changes.pointer }
}
