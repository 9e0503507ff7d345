import Indicators
import Platform
import Raster
import Terminal

/// How large a design is drawn in a terminal's window, and where.
package struct ShowFit: Equatable, Sendable {
    /// The window.
    package var window: WindowSize
    /// How pictures get there.
    package var method: ImageProtocol
    /// Rows at the bottom that pictures leave free.
    package var freeRows: Int

    /// A cell of the VT340, whose sixels terminals without another size follow.
    private static let usualCell = PixelExtent(width: 10, height: 20)
    /// The largest default scale: larger pictures are slower to send.
    private static let largest: (blocks: Double, pictures: Double) = (2, 4)

    /// A fit into `window`.
    package init(window: WindowSize, method: ImageProtocol, freeRows: Int) {
        self.window = window
        self.method = method
        self.freeRows = freeRows
    }

    /// A cell's size in the pixels that pictures have.
    package var cell: PixelExtent {
        method == .blocks
            ? PixelExtent(width: 1, height: 2) : window.cell ?? Self.usualCell
    }

    /// The room for pictures, in their pixels.
    package var room: PixelExtent {
        PixelExtent(
            width: window.columns * cell.width,
            height: max(window.rows - freeRows, 1) * cell.height
        )
    }

    /// The greatest scale at which `canvas`, in points, fits into the room; at most the largest that
    /// is usual, and whole where it can be, since hairlines look best so.
    package func scale(for canvas: Size) -> Double {
        let fitting = min(Double(room.width) / canvas.width, Double(room.height) / canvas.height)
        let most = method == .blocks ? Self.largest.blocks : Self.largest.pictures
        let scale = min(fitting, most)
        let chosen = scale >= 1 && method != .blocks ? scale.rounded(.down) : scale
        return max(chosen, Environment.scales.lowerBound)
    }

    /// Whether frames of `canvas` at `scale` fit into the room.
    package func takes(_ canvas: Size, atScale scale: Double) -> Bool {
        guard let size = canvas.pixelSize(atScale: scale) else { return false }
        return size.width <= room.width && size.height <= room.height
    }

    /// The cell at which a picture of `size` pixels begins so that it is in the middle.
    package func origin(of size: (width: Int, height: Int)) -> PictureOrigin {
        let columns = (size.width + cell.width - 1) / cell.width
        let rows = (size.height + cell.height - 1) / cell.height
        return .cell(
            row: max((window.rows - freeRows - rows) / 2, 0),
            column: max((window.columns - columns) / 2, 0)
        )
    }
}
