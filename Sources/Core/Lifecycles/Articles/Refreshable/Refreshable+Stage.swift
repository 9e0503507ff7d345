import Indicators
import Raster

/// The screen of article 002: the system's refresh control above a list, and the error card.
extension Refreshable.Values: StageRenderer {
    /// Draws the list, the control above it, and the card.
    package func drawScreen(
        on canvas: inout StageCanvas,
        indicator: (inout StageCanvas, Point) -> Void
    ) {
        ContentRows.list.draw(on: &canvas, from: contentTop)
        if contentTop > 0 {
            let height = min(contentTop, OpenRefreshControl.height)
            let center = Point(x: canvas.middle, y: height - OpenRefreshControl.height / 2)
            canvas.clip(to: canvas.band(from: 0, height: contentTop)) { indicator(&$0, center) }
        }
        if errorView != nil {
            ErrorCard(image: retryImage).draw(on: &canvas)
        }
    }

    /// Draws the spokes. They appear with the pull, spin, and then shrink with half a turn.
    package func drawIndicator(on canvas: inout StageCanvas, at center: Point) {
        let tint = canvas.color(.secondary)
        let wheel = SpokeWheel.refreshControl
        switch control {
        case .refreshing(let image):
            wheel.draw(image: image, tint: tint, on: &canvas, at: center)
        case .pulled:
            wheel.draw(
                spokes,
                tint: tint,
                on: &canvas,
                placement: .translation(dx: center.x, dy: center.y)
            )
        case .leaving(let left):
            wheel.draw(
                SpokeWheel.opacities(image: 0),
                tint: tint,
                on: &canvas,
                placement: .scale(left).then(Transform.turn(degrees: 180 * (1 - left)))
                    .then(.translation(dx: center.x, dy: center.y))
            )
        }
    }
}
