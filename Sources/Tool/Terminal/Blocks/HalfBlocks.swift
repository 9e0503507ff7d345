import Raster

/// Frames of half blocks, of which only the cells that changed are sent.
package struct HalfBlocks: Sendable {
    /// The colours there are.
    package let depth: ColorDepth
    /// The terminal's background, over which what is partly clear is laid.
    package let background: OpaquePixel
    private var shown: [[Cell]] = []

    /// Frames in so many colours on `background`.
    package init(depth: ColorDepth, background: OpaquePixel) {
        self.depth = depth
        self.background = background
    }

    /// Changes what is shown at `origin` to the picture, a pixel wide and two high in each cell.
    package mutating func frame(_ image: Image, at origin: PictureOrigin) -> [UInt8] {
        let rows = Cell.rows(of: image, depth: depth, background: background)
        var writer = CellWriter()
        for (y, row) in rows.enumerated() {
            let old = y < shown.count ? shown[y] : []
            /// Where the cursor is; nil while it is not in this row.
            var cursor: Int?
            for (x, cell) in row.enumerated() {
                guard cell != (x < old.count ? old[x] : .clear) else { continue }
                if let cursor, cursor != x {
                    writer.write(control: "\u{1B}[\(x - cursor)C")
                } else if cursor == nil {
                    writer.move(to: origin)
                    writer.write(control: Self.move(toRow: y, column: x))
                }
                writer.write(cell)
                // At the screen's edge the cursor would stay; a row's last cell is followed by none.
                cursor = x + 1
            }
        }
        writer.reset()
        shown = rows
        return writer.bytes
    }

    /// The whole picture as lines of text, each with its line break.
    package func lines(_ image: Image) -> [UInt8] {
        var writer = CellWriter()
        for row in Cell.rows(of: image, depth: depth, background: background) {
            let end = (row.lastIndex { $0 != .clear } ?? -1) + 1
            for cell in row[..<end] { writer.write(cell) }
            writer.reset()
            writer.write(control: "\r\n")
        }
        return writer.bytes
    }

    /// The screen was cleared, and frames with it.
    package mutating func forget() {
        shown = []
    }

    /// Moves the cursor from the origin to a cell.
    private static func move(toRow row: Int, column: Int) -> String {
        (row > 0 ? "\u{1B}[\(row)B" : "") + (column > 0 ? "\u{1B}[\(column)C" : "")
    }
}
