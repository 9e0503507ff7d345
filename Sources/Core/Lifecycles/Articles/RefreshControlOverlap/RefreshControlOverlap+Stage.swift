import Indicators
import Raster

/// The screen of article 004: compass and spinner over the colour view, in a band above a table.
extension RefreshControlOverlap.Values: StageRenderer {
    /// Draws the table, and above it the band with its colour and the clipped icons.
    package func drawScreen(
        on canvas: inout StageCanvas,
        indicator: (inout StageCanvas, Point) -> Void
    ) {
        ContentRows.list.draw(on: &canvas, from: contentTop)
        let band = canvas.band(from: 0, height: pull)
        canvas.fill(.rect(band), bandColor)
        let center = Point(x: middle, y: y + RefreshControlOverlap.icon / 2)
        canvas.clip(to: band) { indicator(&$0, center) }
    }

    /// Draws the icons around a point, with the lifecycle's distance between them.
    package func drawIndicator(on canvas: inout StageCanvas, at center: Point) {
        let left = center.x - middle + RefreshControlOverlap.icon / 2
        CompassIcons.standard?.draw(
            on: &canvas,
            compass: Point(x: left + compassX, y: center.y),
            needle: Point(x: left + spinnerX, y: center.y),
            degrees: rotation
        )
    }

    /// Draws the colour view.
    package func drawBackground(on canvas: inout StageCanvas) { canvas.fillAll(bandColor) }

    /// The x coordinate midway between the icons.
    private var middle: Double {
        (compassX + spinnerX + RefreshControlOverlap.icon) / 2
    }

    /// The colour view's colour, including the view's opacity.
    private var bandColor: Color {
        color.straight.opacity(Self.colorOpacity)
    }
}

extension PremultipliedColor {
    /// The colour without premultiplication.
    var straight: Color {
        guard alpha > 0 else { return .clear }
        return Color(red: red / alpha, green: green / alpha, blue: blue / alpha, alpha: alpha)
    }
}
