/// A segment of a contour: a cubic Bézier curve, or a line stored as a cubic.
///
/// Quadratic curves are raised to cubics of the same shape.
package struct CubicSegment: Hashable, Sendable {
    /// The start point, t = 0.
    package var start: Point
    /// The control point next to the start.
    package var control1: Point
    /// The control point next to the end.
    package var control2: Point
    /// The end point, t = 1.
    package var end: Point
    /// Whether the segment is a line with constant speed.
    package var isLine: Bool

    /// Creates a cubic curve.
    package init(start: Point, control1: Point, control2: Point, end: Point) {
        self.start = start
        self.control1 = control1
        self.control2 = control2
        self.end = end
        isLine = false
    }

    /// Creates a line.
    package init(from start: Point, to end: Point) {
        self.start = start
        control1 = start.interpolated(to: end, at: 1.0 / 3)
        control2 = start.interpolated(to: end, at: 2.0 / 3)
        self.end = end
        isLine = true
    }

    /// Creates a quadratic curve.
    package init(start: Point, control: Point, end: Point) {
        self.init(
            start: start,
            control1: start.interpolated(to: control, at: 2.0 / 3),
            control2: end.interpolated(to: control, at: 2.0 / 3),
            end: end
        )
    }

    /// The bounding box of the points and control points, which contains the segment.
    var hull: Rect { Rect(around: start, control1, control2, end) }

    /// Returns the transformed segment.
    func transformed(by transform: Transform) -> CubicSegment {
        var result = self
        result.start = transform.apply(to: start)
        result.control1 = transform.apply(to: control1)
        result.control2 = transform.apply(to: control2)
        result.end = transform.apply(to: end)
        return result
    }

    /// Returns the point at the parameter t, 0…1; exact at both ends.
    package func point(at t: Double) -> Point {
        if isLine { return t == 1 ? end : start.interpolated(to: end, at: t) }
        let s = 1 - t
        let (a, b, c, d) = (s * s * s, 3 * (s * s * t), 3 * (s * t * t), t * t * t)
        return Point(
            x: a * start.x + b * control1.x + c * control2.x + d * end.x,
            y: a * start.y + b * control1.y + c * control2.y + d * end.y
        )
    }

    /// Returns the derivative at the parameter t.
    package func derivative(at t: Double) -> Vector {
        if isLine { return end - start }
        let s = 1 - t
        return (control1 - start) * (3 * s * s) + (control2 - control1) * (6 * s * t)
            + (end - control2) * (3 * t * t)
    }

    /// Returns the parts before and after t, by de Casteljau's algorithm.
    package func split(at t: Double) -> (before: CubicSegment, after: CubicSegment) {
        if isLine {
            let middle = point(at: t)
            return (CubicSegment(from: start, to: middle), CubicSegment(from: middle, to: end))
        }
        let ab = start.interpolated(to: control1, at: t)
        let bc = control1.interpolated(to: control2, at: t)
        let cd = control2.interpolated(to: end, at: t)
        let abc = ab.interpolated(to: bc, at: t)
        let bcd = bc.interpolated(to: cd, at: t)
        let middle = abc.interpolated(to: bcd, at: t)
        return (
            CubicSegment(start: start, control1: ab, control2: abc, end: middle),
            CubicSegment(start: middle, control1: bcd, control2: cd, end: end)
        )
    }

    /// Returns the part between two parameters, 0 ≤ from ≤ to ≤ 1. Ends at 0 or 1 are exact.
    package func part(from: Double, to: Double) -> CubicSegment {
        if isLine { return CubicSegment(from: point(at: from), to: point(at: to)) }
        let head = to < 1 ? split(at: to).before : self
        return from > 0 ? head.split(at: from / to).after : head
    }
}

extension Path.Element {
    /// The end point; `nil` for `close`.
    package var end: Point? {
        switch self {
        case .move(let point), .line(let point), .quad(_, let point), .cubic(_, _, let point),
            .arc(_, _, let point):
            point
        case .close: nil
        }
    }
}
