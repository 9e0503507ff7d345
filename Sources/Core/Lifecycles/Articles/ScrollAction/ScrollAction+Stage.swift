import Indicators
import Raster

/// The screen of article 003: an arrow or a spinner on a panel that the pull uncovers.
extension ScrollAction.Values: StageRenderer {
    /// Draws the panel, the indicator on it, and the article's red content over both.
    package func drawScreen(
        on canvas: inout StageCanvas,
        indicator: (inout StageCanvas, Point) -> Void
    ) {
        canvas.fillAll(canvas.page)
        let panel = canvas.band(from: 0, height: panelHeight)
        canvas.fill(.rect(panel), Self.panel(on: canvas))
        indicator(&canvas, Point(x: canvas.middle, y: indicatorHeight / 2))
        let content = canvas.band(from: contentY, height: 1.5 * canvas.size.height)
        canvas.fill(.rect(content), canvas.color(.red))
    }

    /// Draws the arrow, turned by at most half a turn, and the spinner. They cross-fade.
    package func drawIndicator(on canvas: inout StageCanvas, at center: Point) {
        let arrow = 1 - spinnerOpacity
        if arrow > 0 {
            canvas.stroke(
                Self.arrow,
                width: 2.4,
                .solid(canvas.color(.primary).opacity(arrow)),
                placement: Transform.turn(degrees: min(angle, ScrollAction.halfTurn))
                    .then(.translation(dx: center.x, dy: center.y))
            )
        }
        guard spinnerOpacity > 0 else { return }
        let tint = canvas.color(.secondary).opacity(spinnerOpacity)
        SpokeWheel.medium.draw(image: image, tint: tint, on: &canvas, at: center)
    }

    /// Draws the panel.
    package func drawBackground(on canvas: inout StageCanvas) {
        canvas.fillAll(Self.panel(on: canvas))
    }

    private static func panel(on canvas: StageCanvas) -> Color {
        canvas.isDark
            ? Color(red8: 40, green8: 40, blue8: 40) : Color(red8: 240, green8: 240, blue8: 245)
    }

    /// A bold arrow that points down, 14.1 by 16.7 points with its stroke, with a right angle at
    /// its head.
    private static let arrow: Path = {
        var path = Path.line(from: Point(x: 0, y: -7.15), to: Point(x: 0, y: 7.15))
        path.move(to: Point(x: -5.85, y: 1.3))
        path.line(to: Point(x: 0, y: 7.15))
        path.line(to: Point(x: 5.85, y: 1.3))
        return path
    }()
}
