/// A circle.
package struct CircleGeometry: Hashable, Sendable, BitwiseCopyable {
    /// Where its centre is.
    package var center: Point
    /// The radius, at least 0.
    package var radius: Double

    /// The circle of `radius` around `center`.
    package init(center: Point, radius: Double) {
        self.center = center
        self.radius = radius
    }

    /// The circle sent through a transform that enlarges it `scale` times, in pixels: to 2⁻²⁰ of one,
    /// which a turning transform's rounding does not reach.
    func placed(through transform: Transform, scale: Double) -> CircleGeometry {
        func snapped(_ value: Double) -> Double { (value * 0x1p20).rounded() * 0x1p-20 }
        let center = transform.apply(to: center)
        return CircleGeometry(
            center: Point(x: snapped(center.x), y: snapped(center.y)),
            radius: snapped(radius * scale)
        )
    }
}
