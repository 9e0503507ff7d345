import DesignFormat
import Indicators
import Raster

/// 004's two icons: the built-in compass's layers, each to be put where the lifecycle says.
struct CompassIcons: Sendable {
    private let design: Design

    /// The built-in design's; nil where it is not made of a background and two icons.
    static let standard = CompassIcons()

    private init?() {
        guard let design = BuiltInDesigns.design(named: "compass"), design.outermostLayers == 3
        else { return nil }
        self.design = design
    }

    /// Draws the compass and the needle over it, which is turned by so many degrees.
    func draw(
        on canvas: inout StageCanvas,
        compass compassCenter: Point,
        needle needleCenter: Point,
        degrees: Double
    ) {
        // In this state the design leaves both in their positions.
        let together = Moment(state: .armed, position: .progress(1))
        canvas.draw(
            layer: 1,
            of: design,
            at: together,
            .translation(dx: compassCenter.x, dy: compassCenter.y)
        )
        canvas.draw(
            layer: 2,
            of: design,
            at: together,
            Transform.turn(degrees: degrees)
                .then(.translation(dx: needleCenter.x, dy: needleCenter.y))
        )
    }
}
