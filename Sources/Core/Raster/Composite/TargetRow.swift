import CPixels

/// A row of the image, with its known contents from the previous image.
struct TargetRow {
    /// The pixels of the row. Written pixels must be reported to `record`.
    let pixels: TargetPixels
    private let row: Int
    private let rows: BufferView<RetainedImage.RowContents>
    private let cells: RowCells

    @inline(__always)
    init(
        pixels: TargetPixels,
        row: Int,
        rows: BufferView<RetainedImage.RowContents>,
        cells: RowCells
    ) {
        self.pixels = pixels
        self.row = row
        self.rows = rows
        self.cells = cells
    }

    /// Fills the row with the encoded colour `background`.
    func clear(_ background: UInt32) {
        fill(0..<pixels.width, with: background)
        record(background: background, dirty: 0)
    }

    /// Fills the pixels of `columns` with `background`, unless they are known to have it.
    @inline(__always)
    func fill(_ columns: Range<Int>, with background: UInt32) {
        guard !columns.isEmpty else { return }
        let known = unsafe rows[row]
        guard known.background == background else { return pixels.fill(columns, with: background) }
        let stale = known.dirty & cells.touched(by: columns)
        cells.forEachRun(of: stale, within: columns) { pixels.fill($0, with: background) }
    }

    /// Clears the pixels outside `coverage`. The covered pixels must be drawn next.
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
        record(background: 0, dirty: dirty)
    }

    /// Records that all pixels outside the cells of `dirty` have the encoded colour `background`.
    @inline(__always)
    func record(background: UInt32, dirty: UInt64) {
        unsafe rows[row] = RetainedImage.RowContents(background: background, dirty: dirty)
    }
}
