import Indicators
import Platform
import Raster
import Terminal

/// The size and position of a design in a terminal's window.
package struct ShowFit: Equatable, Sendable {
    /// The size of the window.
    package var window: WindowSize
    /// The protocol for images.
    package var method: ImageProtocol
    /// The number of free rows below images.
    package var freeRows: Int

    /// The cell size of a VT340, which sixel terminals use if they report no other size.
    private static let vt340Cell = PixelExtent(width: 10, height: 20)
    /// The maximum of the default scale. Larger images take longer to send.
    private static let largest: (blocks: Double, pictures: Double) = (2, 4)

    /// Creates a fit for a window.
    package init(window: WindowSize, method: ImageProtocol, freeRows: Int) {
        self.window = window
        self.method = method
        self.freeRows = freeRows
    }

    /// The size of a cell, in pixels of images.
    package var cell: PixelExtent {
        method == .blocks
            ? PixelExtent(width: 1, height: 2) : window.cell ?? Self.vt340Cell
    }

    /// The size of the area for images, in pixels.
    package var room: PixelExtent {
        PixelExtent(
            width: window.columns * cell.width,
            height: max(window.rows - freeRows, 1) * cell.height
        )
    }

    /// Returns the largest scale where a canvas in points fits, up to the maximum of the protocol.
    ///
    /// Scales above 1 are rounded down to integers, because hairlines then look best.
    package func scale(for canvas: Size) -> Double {
        let fitting = min(Double(room.width) / canvas.width, Double(room.height) / canvas.height)
        let most = method == .blocks ? Self.largest.blocks : Self.largest.pictures
        let scale = min(fitting, most)
        let chosen = scale >= 1 && method != .blocks ? scale.rounded(.down) : scale
        return max(chosen, Environment.scales.lowerBound)
    }

    /// Returns whether frames of a canvas fit at a scale.
    package func canShow(_ canvas: Size, atScale scale: Double) -> Bool {
        guard let size = canvas.pixelSize(atScale: scale) else { return false }
        return size.width <= room.width && size.height <= room.height
    }

    /// Returns the cell where an image of a size in pixels must start to be centred.
    package func origin(of size: (width: Int, height: Int)) -> ImageOrigin {
        let columns = (size.width + cell.width - 1) / cell.width
        let rows = (size.height + cell.height - 1) / cell.height
        return .cell(
            row: max((window.rows - freeRows - rows) / 2, 0),
            column: max((window.columns - columns) / 2, 0)
        )
    }
}
