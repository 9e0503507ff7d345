import Indicators
import Raster

/// 000 on the screen: a white strip with a spinner over the top of the content.
extension RefreshableScrollView.Values: StageRenderer {
    private static let rowCount = 19
    /// The room around all rows, in points.
    private static let padding = 16.0
    private static let lineHeight = 20.0

    /// The page, its lines, and the strip over both. The article's strip is white on dark screens,
    /// too, where the spinner's light spokes hardly show on it.
    package func drawScreen(
        on canvas: inout StageCanvas,
        indicator: (inout StageCanvas, Point) -> Void
    ) {
        // Lines of text 20 points high, 8 points apart, each with a padding of 10 below, of which
        // a row has its half above and below its middle.
        let rows = ContentRows(pitch: 38, count: Self.rowCount, isCentered: true)
        let first = contentY + Self.padding + Self.lineHeight / 2 - rows.pitch / 2
        rows.draw(on: &canvas, from: first)
        canvas.fill(.rect(canvas.band(from: stripY, height: contentY - stripY)), .white)
        indicator(&canvas, Point(x: canvas.middle, y: spinnerY))
    }

    /// The spinner's image.
    package func drawIndicator(on canvas: inout StageCanvas, at center: Point) {
        let tint = canvas.color(.secondary)
        SpokeWheel.medium.draw(image: image, tint: tint, on: &canvas, at: center)
    }
}
