import Raster

/// What an article puts on the screen at one moment.
protocol Scenery {
    /// Draws the whole screen. `indicator` draws the indicator around a place; it is called once
    /// at most, and not where nothing of it shows.
    func drawScreen(
        on canvas: inout StageCanvas,
        indicator: (inout StageCanvas, Point) -> Void
    )
    /// Draws the article's own indicator around a place.
    func drawIndicator(on canvas: inout StageCanvas, at center: Point)
    /// Draws what lies behind the indicator where it is shown alone.
    func drawGround(on canvas: inout StageCanvas)
}

extension Scenery {
    /// Nothing.
    func drawGround(on canvas: inout StageCanvas) {}
}
