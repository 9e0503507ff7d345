import Indicators
import Raster

extension SpokeWheel {
    /// Draws spokes with opacities, clockwise from 12 o'clock.
    ///
    /// `placement` maps coordinates relative to the wheel's centre to the canvas.
    func draw(
        _ opacities: [Double],
        tint: Color,
        on canvas: inout StageCanvas,
        placement: Transform
    ) {
        for (index, opacity) in opacities.enumerated() where opacity > 0 {
            canvas.stroke(
                spoke,
                width: thickness,
                .solid(tint.opacity(opacity)),
                placement: Transform.turn(degrees: 45 * Double(index)).then(placement)
            )
        }
    }

    /// Draws an image of the wheel at a point.
    func draw(image: Int, tint: Color, on canvas: inout StageCanvas, at center: Point) {
        draw(
            Self.opacities(image: image),
            tint: tint,
            on: &canvas,
            placement: .translation(dx: center.x, dy: center.y)
        )
    }
}
