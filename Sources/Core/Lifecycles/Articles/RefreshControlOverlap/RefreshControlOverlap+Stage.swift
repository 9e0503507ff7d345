import Indicators
import Raster

/// 004 on the screen: compass and spinner in a band as high as the pull, over the colour view.
extension RefreshControlOverlap.Values: StageRenderer {
    /// The table, and above it the band: its colour, and the icons clipped to it.
    package func drawScreen(
        on canvas: inout StageCanvas,
        indicator: (inout StageCanvas, Point) -> Void
    ) {
        ContentRows.list.draw(on: &canvas, from: contentTop)
        let band = canvas.band(from: 0, height: pull)
        canvas.fill(.rect(band), shownColor)
        let center = Point(x: middle, y: y + RefreshControlOverlap.icon / 2)
        canvas.clip(to: band) { indicator(&$0, center) }
    }

    /// The icons as far from each other as the lifecycle has them.
    package func drawIndicator(on canvas: inout StageCanvas, at center: Point) {
        let left = center.x - middle + RefreshControlOverlap.icon / 2
        CompassIcons.standard?.draw(
            on: &canvas,
            compass: Point(x: left + compassX, y: center.y),
            needle: Point(x: left + spinnerX, y: center.y),
            degrees: rotation
        )
    }

    /// The colour view.
    package func drawBackground(on canvas: inout StageCanvas) { canvas.fillAll(shownColor) }

    /// The x that the icons approach: they are always equally far from it.
    private var middle: Double {
        (compassX + spinnerX + RefreshControlOverlap.icon) / 2
    }

    /// The colour view's colour as it is seen.
    private var shownColor: Color {
        color.straight.opacity(Self.colorOpacity)
    }
}

extension PremultipliedColor {
    /// The colour with its alpha divided out again; clear has none.
    var straight: Color {
        guard alpha > 0 else { return .clear }
        return Color(red: red / alpha, green: green / alpha, blue: blue / alpha, alpha: alpha)
    }
}
