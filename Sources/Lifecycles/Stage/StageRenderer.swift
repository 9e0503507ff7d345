import Raster

/// What a lifecycle draws at one moment: its values, and how they look on the screen.
package protocol StageRenderer: Hashable, Sendable {
    /// The values by name, always the same names in the same order.
    var named: [NamedValue] { get }
    /// How far the indicator is turned, in degrees clockwise.
    var rotation: Double { get }

    /// Draws the whole screen. `indicator` draws the indicator around a point; it is called once
    /// at most, and not where nothing of it shows.
    func drawScreen(
        on canvas: inout StageCanvas,
        indicator: (inout StageCanvas, Point) -> Void
    )
    /// Draws the article's own indicator around a point.
    func drawIndicator(on canvas: inout StageCanvas, at center: Point)
    /// Draws what lies behind the indicator where it is shown alone.
    func drawBackground(on canvas: inout StageCanvas)
}

extension StageRenderer {
    /// Nothing.
    package func drawBackground(on canvas: inout StageCanvas) {}
}
