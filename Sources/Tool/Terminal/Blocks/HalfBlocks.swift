import Raster

/// Frames of half blocks. Only cells that differ from the previous frame are sent.
package struct HalfBlocks: Sendable {
    /// The number of colours.
    package let depth: ColorDepth
    /// The terminal's background, for compositing translucent pixels.
    package let background: OpaquePixel
    private var shown: [[Cell]] = []

    package init(depth: ColorDepth, background: OpaquePixel) {
        self.depth = depth
        self.background = background
    }

    /// Returns the bytes that change the displayed frame at `origin` to the image. Each cell is one
    /// pixel wide and two pixels high.
    package mutating func frame(_ image: Image, at origin: ImageOrigin) -> [UInt8] {
        let rows = Cell.rows(of: image, depth: depth, background: background)
        var writer = CellWriter()
        for (y, row) in rows.enumerated() {
            let old = y < shown.count ? shown[y] : []
            /// The cursor's column, or `nil` if it is in another row.
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
                // At the right edge of the screen, the cursor does not advance, but no cell follows
                // in this row.
                cursor = x + 1
            }
        }
        writer.reset()
        shown = rows
        return writer.bytes
    }

    /// Returns the entire image as lines of text, each with a line break.
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

    /// Forgets the displayed frame, after the screen was cleared.
    package mutating func forget() {
        shown = []
    }

    /// Returns the sequence that moves the cursor from the origin to a cell.
    private static func move(toRow row: Int, column: Int) -> String {
        (row > 0 ? "\u{1B}[\(row)B" : "") + (column > 0 ? "\u{1B}[\(column)C" : "")
    }
}
