/// A circle.
package struct CircleGeometry: Hashable, Sendable, BitwiseCopyable {
    /// The centre.
    package var center: Point
    /// The radius, at least 0.
    package var radius: Double

    /// Creates a circle.
    package init(center: Point, radius: Double) {
        self.center = center
        self.radius = radius
    }

    /// Returns the circle after a transform that enlarges lengths `scale` times. The result is
    /// rounded to 2⁻²⁰ pixel, to hide the rounding of a rotating transform.
    func transformed(by transform: Transform, scale: Double) -> CircleGeometry {
        let center = transform.apply(to: center)
        return CircleGeometry(
            center: Point(x: center.x.snapped, y: center.y.snapped),
            radius: (radius * scale).snapped
        )
    }
}

extension Double {
    /// The nearest multiple of 2⁻²⁰; ties round away from 0.
    var snapped: Double {
        let units = self * 0x1p20
        // A conversion to an integer takes a few instructions, while `rounded()` calls a library.
        guard units.magnitude < 0x1p52 else { return units.rounded() * 0x1p-20 }
        let whole = Int64(units)
        let rest = units - Double(whole)
        return Double(rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole) * 0x1p-20
    }
}
