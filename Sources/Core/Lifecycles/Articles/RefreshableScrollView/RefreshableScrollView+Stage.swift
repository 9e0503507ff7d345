import Indicators
import Raster

/// The screen of article 000: a white strip with a spinner over the top of the content.
extension RefreshableScrollView.Values: StageRenderer {
    private static let rowCount = 19
    /// The padding around all rows, in points.
    private static let padding = 16.0
    private static let lineHeight = 20.0

    /// Draws the page, its rows, and the strip over them.
    ///
    /// The strip is white in dark appearance too, as in the article, which makes the spinner's
    /// light spokes hard to see.
    package func drawScreen(
        on canvas: inout StageCanvas,
        indicator: (inout StageCanvas, Point) -> Void
    ) {
        // Lines of 20 points, 8 points apart, each with a padding of 10 below. Each row is centred
        // on its line.
        let rows = ContentRows(pitch: 38, count: Self.rowCount, isCentered: true)
        let first = contentY + Self.padding + Self.lineHeight / 2 - rows.pitch / 2
        rows.draw(on: &canvas, from: first)
        canvas.fill(.rect(canvas.band(from: stripY, height: contentY - stripY)), .white)
        indicator(&canvas, Point(x: canvas.middle, y: spinnerY))
    }

    /// Draws the spinner's image.
    package func drawIndicator(on canvas: inout StageCanvas, at center: Point) {
        let tint = canvas.color(.secondary)
        SpokeWheel.medium.draw(image: image, tint: tint, on: &canvas, at: center)
    }
}
