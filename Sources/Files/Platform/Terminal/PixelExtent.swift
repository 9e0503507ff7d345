/// A width and a height in pixels.
package struct PixelExtent: Hashable, Sendable {
    /// The width.
    package var width: Int
    /// The height.
    package var height: Int

    /// An extent.
    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}

/// The size of a terminal's window.
package struct WindowSize: Hashable, Sendable {
    /// Cells in a row.
    package var columns: Int
    /// Rows.
    package var rows: Int
    /// A cell's size; nil where the system does not know it.
    package var cell: PixelExtent?

    /// A window of so many cells.
    package init(columns: Int, rows: Int, cell: PixelExtent? = nil) {
        self.columns = columns
        self.rows = rows
        self.cell = cell
    }

    /// The same window with another size of its cells, unless that is nil.
    package func with(cell: PixelExtent?) -> WindowSize {
        WindowSize(columns: columns, rows: rows, cell: cell ?? self.cell)
    }
}
