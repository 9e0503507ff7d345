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
        let center = transform.apply(to: center)
        return CircleGeometry(
            center: Point(x: center.x.snapped, y: center.y.snapped),
            radius: (radius * scale).snapped
        )
    }
}

extension Double {
    /// The nearest multiple of 2⁻²⁰, of two the farther from 0.
    var snapped: Double {
        let units = self * 0x1p20
        // By whole numbers, which is a few instructions where rounding is a call of the library.
        guard units.magnitude < 0x1p52 else { return units.rounded() * 0x1p-20 }
        let whole = Int64(units)
        let rest = units - Double(whole)
        return Double(rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole) * 0x1p-20
    }
}
