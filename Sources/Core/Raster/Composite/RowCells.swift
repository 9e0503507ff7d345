/// Up to 64 even cells of a row, one for each bit of a word.
struct RowCells {
    /// A cell is 1 << shift pixels wide.
    let shift: Int

    /// The cells of a row of `width` pixels.
    init(width: Int) {
        var shift = 0
        while width > 64 << shift { shift += 1 }
        self.shift = shift
    }

    /// The cells that `columns` touch, which must not be empty.
    @inline(__always)
    func touched(by columns: Range<Int>) -> UInt64 {
        let first = UInt64(truncatingIfNeeded: columns.lowerBound &>> shift)
        let last = UInt64(truncatingIfNeeded: (columns.upperBound &- 1) &>> shift)
        return (UInt64.max &>> (63 &- last)) & (UInt64.max &<< first)
    }

    /// Calls `body` with the stretches of `columns` that lie in cells of `set`.
    @inline(__always)
    func forEachStretch(of set: UInt64, within columns: Range<Int>, _ body: (Range<Int>) -> Void) {
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
