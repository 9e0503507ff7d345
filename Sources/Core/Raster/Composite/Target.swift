import CPixels

/// The image while it is drawn, as rows of encoded pixels.
@safe struct Target {
    private let base: UnsafeMutableRawPointer
    private let rows: BufferView<RetainedImage.RowContents>
    private let cells: RowCells
    /// The width in pixels.
    let width: Int
    /// The height in pixels.
    let height: Int

    /// Creates a view of an image whose bytes are at `base`. They must outlive the view. `rows` has
    /// the known contents of each row.
    @unsafe init(
        base: UnsafeMutableRawPointer,
        width: Int,
        height: Int,
        rows: BufferView<RetainedImage.RowContents>
    ) {
        unsafe self.base = base
        self.rows = rows
        self.width = width
        self.height = height
        cells = RowCells(width: width)
    }

    /// The image as a C struct for the kernels.
    @unsafe var memory: cpixels_image {
        unsafe cpixels_image(
            pixels: base.assumingMemoryBound(to: UInt32.self),
            rows: rows.pointer,
            width: Int32(truncatingIfNeeded: width),
            shift: Int32(truncatingIfNeeded: cells.shift)
        )
    }

    /// Returns the row `row`, which must be within the image.
    @inline(__always)
    func row(_ row: Int) -> TargetRow {
        assert(row >= 0 && row < height)
        return unsafe TargetRow(
            pixels: TargetPixels(base: base + 4 * row * width, width: width),
            row: row,
            rows: rows,
            cells: cells
        )
    }
}
