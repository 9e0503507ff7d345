import Indicators
import Raster

/// The system's eight spokes around a centre.
struct SpokeWheel {
    /// The distance in points from the centre at which spokes begin.
    var inner: Double
    /// The distance in points at which they end, round ends included.
    var outer: Double
    /// The spokes' width in points.
    var thickness: Double

    /// The spinner of 20 by 20 points.
    static let medium = SpokeWheel(inner: 3.5, outer: 10, thickness: 2.5)
    /// The refresh control's, which fills 30 by 30 points.
    static let refreshControl = SpokeWheel(inner: 5, outer: 15, thickness: 3.75)

    /// The opacities of a spinner's spokes in one of its images, clockwise from 12 o'clock.
    ///
    /// Image f, spoke i counted counter-clockwise from 9 o'clock:
    /// a = 0.85·max(0.32, 1 − 0.085·s) with s = (f mod 2 + 2(⌊f/2⌋ + i)) mod 16, as it was found
    /// in the framework's drawing.
    static func opacities(image: Int) -> [Double] {
        (0..<8).map { index in
            let index = (14 - index) % 8
            let step = (image % 2 + 2 * (image / 2 + index)) % ActivityIndicator.images
            return 0.85 * max(0.32, 1 - 0.085 * Double(step))
        }
    }

    /// Draws spokes of opacities clockwise from 12 o'clock; `placement` leads from points around
    /// the wheel's centre to points of the canvas.
    func draw(
        _ opacities: [Double],
        tint: Color,
        on canvas: inout StageCanvas,
        placement: Transform
    ) {
        let cap = thickness / 2
        let spoke = Path.line(
            from: Point(x: 0, y: cap - outer),
            to: Point(x: 0, y: -cap - inner)
        )
        for (index, opacity) in opacities.enumerated() where opacity > 0 {
            canvas.stroke(
                spoke,
                width: thickness,
                .solid(tint.opacity(opacity)),
                placement: Transform.turn(degrees: 45 * Double(index)).then(placement)
            )
        }
    }

    /// Draws an image of the spinner around a point.
    func draw(image: Int, tint: Color, on canvas: inout StageCanvas, at center: Point) {
        draw(
            Self.opacities(image: image),
            tint: tint,
            on: &canvas,
            placement: .translation(dx: center.x, dy: center.y)
        )
    }
}
