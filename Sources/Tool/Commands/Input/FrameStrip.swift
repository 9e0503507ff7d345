import Comparison
import Pictures
import Raster

/// An image that contains many frames, divided into its frames.
package struct FrameStrip: Sendable {
    /// Frames of one state, in order.
    package struct Row: Sendable {
        /// The state, or `nil` if the image does not record it.
        package let state: String?
        package let frames: [SequenceFrame]
    }

    /// The entire image.
    package let sheet: Image
    /// The rows. The cells of a grid are one row.
    package let rows: [Row]
    private let positions: [PixelRect]

    /// Divides a strip by its note. Returns `nil` if the note belongs to an image of another size.
    package init?(_ sheet: Image, note: StripNote) {
        guard note.sheet == PixelSize(sheet) else { return nil }
        self.sheet = sheet
        rows = note.rows.map { row in
            let frames = zip(note.positions(of: row), row.moments).map { position, moment in
                SequenceFrame(image: sheet.cropped(to: position), moment: moment)
            }
            return Row(state: row.state, frames: frames)
        }
        positions = note.rows.flatMap(note.positions)
    }

    /// Divides an image into cells, row by row. Returns `nil` if it cannot be divided evenly.
    package init?(_ sheet: Image, grid: CellGrid) {
        guard let cell = grid.cell(of: PixelSize(sheet)) else { return nil }
        self.sheet = sheet
        let last = Double(max(grid.columns * grid.rows - 1, 1))
        positions = (0..<grid.rows).flatMap { row in
            (0..<grid.columns).map { column in
                PixelRect(
                    x: column * cell.width,
                    y: row * cell.height,
                    width: cell.width,
                    height: cell.height
                )
            }
        }
        let frames = positions.enumerated().map { index, position in
            SequenceFrame(
                image: sheet.cropped(to: position),
                moment: .progress(Double(index) / last)
            )
        }
        rows = [Row(state: nil, frames: frames)]
    }

    /// The image without the frames.
    package var outerArea: Image { sheet.showing(ComparedArea(ignored: positions)) }
}
