import DesignFormat
import Indicators
import Raster

/// The two icons of article 004, which are layers of the built-in design `compass`.
struct CompassIcons: Sendable {
    private let design: Design

    /// The icons, or `nil` if the design does not consist of a background and two icons.
    static let standard = CompassIcons()

    private init?() {
        guard let design = BuiltInDesigns.design(named: "compass"), design.outermostLayerCount == 3
        else { return nil }
        self.design = design
    }

    /// Draws the compass, and the needle over it, turned by `degrees`.
    func draw(
        on canvas: inout StageCanvas,
        compass compassCenter: Point,
        needle needleCenter: Point,
        degrees: Double
    ) {
        // In this state the design moves neither icon.
        let unmoved = Moment(state: .armed, position: .progress(1))
        canvas.draw(
            layer: 1,
            of: design,
            at: unmoved,
            .translation(dx: compassCenter.x, dy: compassCenter.y)
        )
        canvas.draw(
            layer: 2,
            of: design,
            at: unmoved,
            Transform.turn(degrees: degrees)
                .then(.translation(dx: needleCenter.x, dy: needleCenter.y))
        )
    }
}
