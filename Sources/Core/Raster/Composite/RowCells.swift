/// The division of a row into up to 64 cells of equal width, one for each bit of a word.
struct RowCells {
    /// The binary logarithm of the width of a cell, in pixels.
    let shift: Int

    /// Creates the cells of a row of `width` pixels.
    init(width: Int) {
        var shift = 0
        while width > 64 << shift { shift += 1 }
        self.shift = shift
    }

    /// Returns the cells that `columns` touch. `columns` must not be empty.
    @inline(__always)
    func touched(by columns: Range<Int>) -> UInt64 {
        let first = UInt64(truncatingIfNeeded: columns.lowerBound &>> shift)
        let last = UInt64(truncatingIfNeeded: (columns.upperBound &- 1) &>> shift)
        return (UInt64.max &>> (63 &- last)) & (UInt64.max &<< first)
    }

    /// Calls `body` with the parts of `columns` that are in cells of `set`.
    @inline(__always)
    func forEachRun(of set: UInt64, within columns: Range<Int>, _ body: (Range<Int>) -> Void) {
        var rest = set
        while rest != 0 {
            let first = rest.trailingZeroBitCount
            let length = (~(rest &>> UInt64(first))).trailingZeroBitCount
            let end = first + length
            body(
                max(first &<< shift, columns.lowerBound)..<min(end &<< shift, columns.upperBound)
            )
            rest &= end < 64 ? UInt64.max &<< UInt64(end) : 0
        }
    }
}
