import Indicators
import Raster

/// 004's two icons: the built-in compass's layers, each to be put where the lifecycle says.
struct CompassIcons: Sendable {
    private let compass: Layer
    private let needle: Layer
    private let canvas: Size

    /// Nil where the built-in design is not made of a ground and two icons.
    init?() {
        guard let design = BuiltInDesigns.design(named: "compass"), design.content.layers.count == 3
        else { return nil }
        compass = design.content.layers[1]
        needle = design.content.layers[2]
        canvas = design.canvas
    }

    /// Draws the compass and upon it the needle, which is turned by so many degrees.
    func draw(
        on canvas: inout StageCanvas,
        compass compassCenter: Point,
        needle needleCenter: Point,
        degrees: Double
    ) {
        // In this state the design leaves both in their places.
        let together = Instant(state: .armed, time: 1, length: 1)
        canvas.draw(
            compass,
            in: self.canvas,
            at: together,
            .translation(dx: compassCenter.x, dy: compassCenter.y)
        )
        canvas.draw(
            needle,
            in: self.canvas,
            at: together,
            Drawing.rotation(degrees: degrees)
                .then(.translation(dx: needleCenter.x, dy: needleCenter.y))
        )
    }
}
