package struct PixelExtent: Hashable, Sendable {
    package var width: Int
    package var height: Int

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}

/// The size of a terminal window.
package struct WindowSize: Hashable, Sendable {
    /// The number of columns, in cells.
    package var columns: Int
    /// The number of rows, in cells.
    package var rows: Int
    /// The size of a cell in pixels, or `nil` if it is unknown.
    package var cell: PixelExtent?

    package init(columns: Int, rows: Int, cell: PixelExtent? = nil) {
        self.columns = columns
        self.rows = rows
        self.cell = cell
    }

    /// Returns the window size with another cell size, unless `cell` is `nil`.
    package func with(cell: PixelExtent?) -> WindowSize {
        WindowSize(columns: columns, rows: rows, cell: cell ?? self.cell)
    }
}
