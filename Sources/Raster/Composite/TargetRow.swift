import CPixels

/// One row of the finished picture, and what is known of it from the picture before.
struct TargetRow {
    /// The row's memory; ink may be written to it where it is then told of.
    let pixels: TargetPixels
    private let row: Int
    private let rows: BufferView<KeptPicture.KnownRow>
    private let cells: RowCells

    /// A row of the picture of `rows`.
    @inline(__always)
    init(
        pixels: TargetPixels,
        row: Int,
        rows: BufferView<KeptPicture.KnownRow>,
        cells: RowCells
    ) {
        self.pixels = pixels
        self.row = row
        self.rows = rows
        self.cells = cells
    }

    /// Makes every pixel `ground`.
    func flood(_ ground: UInt32) {
        lay(ground, 0..<pixels.width)
        remember(ground: ground, inked: 0)
    }

    /// Makes the pixels of `columns` the ground's colour, where they may be of another.
    @inline(__always)
    func lay(_ ground: UInt32, _ columns: Range<Int>) {
        guard !columns.isEmpty else { return }
        let known = rows[row]
        guard known.ground == ground else { return pixels.fill(columns, with: ground) }
        let stale = known.inked & cells.touched(by: columns)
        cells.forEachStretch(of: stale, within: columns) { pixels.fill($0, with: ground) }
    }

    /// Makes the pixels that `coverage` leaves free clear, before ink is laid on the others.
    @inline(__always)
    func clear(around coverage: CoverageRow) {
        let known = rows[row]
        let inked = unsafe cpixels_clear_gaps(
            pixels.pointer(to: 0..<pixels.width),
            Int32(truncatingIfNeeded: pixels.width),
            coverage.runs.pointer,
            Int32(truncatingIfNeeded: coverage.runs.count),
            Int32(truncatingIfNeeded: cells.shift),
            known.ground == 0 ? known.inked : .max
        )
        remember(ground: 0, inked: inked)
    }

    /// Tells, once the row is written, that it is `ground` but for the cells of `inked`.
    @inline(__always)
    func remember(ground: UInt32, inked: UInt64) {
        rows[row] = KeptPicture.KnownRow(ground: ground, inked: inked)
    }
}
