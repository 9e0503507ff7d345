import Comparison
import Pictures
import Raster

/// One picture of many frames, taken apart.
package struct FrameStrip: Sendable {
    /// Frames that belong together, in order.
    package struct Row: Sendable {
        /// The state; nil where the picture does not tell.
        package let state: String?
        /// The frames.
        package let frames: [SequenceFrame]
    }

    /// The whole picture.
    package let sheet: Image
    /// The rows; of a grid, all cells are one.
    package let rows: [Row]
    private let positions: [PixelRect]

    /// The frames where a strip's note says that they are; nil where it is not of this picture.
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

    /// The cells of a grid, row by row; nil where the picture cannot be cut evenly.
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

    /// What lies around the frames: the picture with nothing in their positions.
    package var surroundings: Image { sheet.showing(ComparedArea(ignored: positions)) }
}
