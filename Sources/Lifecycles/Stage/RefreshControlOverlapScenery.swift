import Indicators
import Raster

/// 004 on the screen: compass and spinner in a band as high as the pull, over the colour view.
struct RefreshControlOverlapScenery: Scenery {
    /// What is drawn.
    let values: RefreshControlOverlap.Values
    /// The article's icons; nil where a design takes their place.
    let icons: CompassIcons?

    /// The table, and above it the band: its colour, and the icons clipped to it.
    func drawScreen(
        on canvas: inout StageCanvas,
        indicator: (inout StageCanvas, Point) -> Void
    ) {
        canvas.fillAll(canvas.page)
        let rows = ContentRows(pitch: 44, bar: 10, hasSeparators: true)
        rows.draw(on: &canvas, from: values.contentTop, bar: canvas.bars)
        let band = Rect(x: 0, y: 0, width: canvas.size.width, height: values.pull)
        canvas.fill(.rect(band), color)
        let center = Point(x: middle, y: values.y + RefreshControlOverlap.icon / 2)
        canvas.clip(to: band) { indicator(&$0, center) }
    }

    /// The icons as far from each other as the lifecycle has them.
    func drawIndicator(on canvas: inout StageCanvas, at center: Point) {
        let left = center.x - middle + RefreshControlOverlap.icon / 2
        icons?.draw(
            on: &canvas,
            compass: Point(x: left + values.compassX, y: center.y),
            needle: Point(x: left + values.spinnerX, y: center.y),
            degrees: values.rotation
        )
    }

    /// The colour view.
    func drawGround(on canvas: inout StageCanvas) { canvas.fillAll(color) }

    /// The x that the icons approach: they are always equally far from it.
    private var middle: Double {
        (values.compassX + values.spinnerX + RefreshControlOverlap.icon) / 2
    }

    private var color: Color {
        values.color.straight.opacity(RefreshControlOverlap.Values.colorOpacity)
    }
}

extension PremultipliedColor {
    /// The colour with its alpha divided out again; clear has none.
    var straight: Color {
        guard alpha > 0 else { return .clear }
        return Color(red: red / alpha, green: green / alpha, blue: blue / alpha, alpha: alpha)
    }
}
