import CPixels

/// One row of the finished picture, and what is known of it from the picture before.
struct TargetRow {
    /// The row's memory; pixels written to it must be reported to `finish`.
    let pixels: TargetPixels
    private let row: Int
    private let rows: BufferView<RetainedPicture.KnownRow>
    private let cells: RowCells

    /// A row of the picture of `rows`.
    @inline(__always)
    init(
        pixels: TargetPixels,
        row: Int,
        rows: BufferView<RetainedPicture.KnownRow>,
        cells: RowCells
    ) {
        self.pixels = pixels
        self.row = row
        self.rows = rows
        self.cells = cells
    }

    /// Makes every pixel `background`.
    func clear(_ background: UInt32) {
        blend(background, 0..<pixels.width)
        remember(background: background, dirty: 0)
    }

    /// Makes the pixels of `columns` the background's colour, where they may be of another.
    @inline(__always)
    func blend(_ background: UInt32, _ columns: Range<Int>) {
        guard !columns.isEmpty else { return }
        let known = unsafe rows[row]
        guard known.background == background else { return pixels.fill(columns, with: background) }
        let stale = known.dirty & cells.touched(by: columns)
        cells.forEachStretch(of: stale, within: columns) { pixels.fill($0, with: background) }
    }

    /// Makes the pixels that `coverage` leaves free clear, before ink is composited on the others.
    @inline(__always)
    func clear(around coverage: CoverageRow) {
        let known = unsafe rows[row]
        let dirty = unsafe cpixels_clear_gaps(
            pixels.pointer(to: 0..<pixels.width),
            Int32(truncatingIfNeeded: pixels.width),
            coverage.runs.pointer,
            Int32(truncatingIfNeeded: coverage.runs.count),
            Int32(truncatingIfNeeded: cells.shift),
            known.background == 0 ? known.dirty : .max
        )
        remember(background: 0, dirty: dirty)
    }

    /// Tells, once the row is written, that it is `background` but for the cells of `dirty`.
    @inline(__always)
    func remember(background: UInt32, dirty: UInt64) {
        unsafe rows[row] = RetainedPicture.KnownRow(background: background, dirty: dirty)
    }
}
