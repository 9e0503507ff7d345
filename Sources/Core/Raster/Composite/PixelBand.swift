import CPixels

/// A band of adjacent rows while they are composited. Each shape is prepared once for all of its
/// rows.
@safe final class PixelBand {
    /// The default number of rows, whose pixels fit in the L1 cache.
    static let defaultHeight = 16

    /// The rows of the band.
    private(set) var rows = 0..<0
    private let width: Int
    private let cellShift: Int32
    private let states = unsafe GrowingBuffer<PixelRow.State>()
    private let colors = GrowingBuffer<Float>()
    private let live = GrowingBuffer<UInt8>()

    /// Creates a band of rows of `width` pixels.
    init(width: Int) {
        self.width = width
        cellShift = Int32(truncatingIfNeeded: RowCells(width: width).shift)
    }

    /// Begins with clear rows, which are written to `target` if that is given.
    func begin(_ rows: Range<Int>, of target: Target?) {
        self.rows = rows
        let count = ColorBlocks.count(width: width)
        if colors.count < count * rows.count { colors.reset(count: count * rows.count, to: 0) }
        live.reset(count: count / 32 * rows.count, to: 0)
        unsafe states.removeAll()
        for row in rows { append(row, of: target) }
    }

    private func append(_ row: Int, of target: Target?) {
        let start = (row - rows.lowerBound) * ColorBlocks.count(width: width)
        let pixels = unsafe cpixels_row(
            colors: colors.pointer + start,
            live: live.pointer + start / 32,
            codes: nil,
            dirty: 0,
            background: (0, 0, 0, 0),
            width: Int32(truncatingIfNeeded: width),
            cell_shift: cellShift
        )
        unsafe states.append(
            PixelRow.State(
                pixels: pixels,
                encoding: target == nil ? .deferred : .backgroundOnly,
                target: target?.row(row)
            )
        )
    }

    /// The row `row`, which must be one of `rows`.
    @inline(__always)
    subscript(row: Int) -> PixelRow {
        assert(rows.contains(row))
        return unsafe PixelRow(states.pointer + (row - rows.lowerBound))
    }

    /// Writes all rows to the target.
    func finish() {
        for row in rows { self[row].finish() }
    }
}
