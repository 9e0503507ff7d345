/// Turning curves into short lines, fine enough for exact coverage.
///
/// A curve is cut into n steps of equal parameter. The sagitta of a step is at most |B″|/(8n²), and
/// |B″| is at most 6M, M the greater second difference of the control points (Wang's bound), so
/// that n = √(0.75·M/tolerance). Inner corners are then moved out by a twelfth of their second
/// difference: the polygon keeps the curve's area to the next order (Euler–Maclaurin), and what is
/// left of a pixel's error changes sign within a step.
package enum Flattening {
    /// The sagitta allowed, in pixels; the area correction takes most of it away again.
    package static let tolerance = 0.0025

    /// The greatest number of steps of one curve.
    package static let maximumSteps = 1 << 16

    /// How many steps keep a cubic curve within `tolerance`.
    package static func steps(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) -> Int {
        let first = Vector(dx: p0.x - 2 * p1.x + p2.x, dy: p0.y - 2 * p1.y + p2.y)
        let second = Vector(dx: p1.x - 2 * p2.x + p3.x, dy: p1.y - 2 * p2.y + p3.y)
        let bound = max(first.dot(first), second.dot(second)).squareRoot()
        return count((0.75 * bound / tolerance).squareRoot())
    }

    /// A number of steps of at least 1 and at most `maximumSteps`; 1 for what is not a number.
    package static func count(_ steps: Double) -> Int {
        steps > 1 ? Int(min(steps, Double(maximumSteps)).rounded(.up)) : 1
    }
}

extension Path {
    /// The farthest from the origin, in pixels, that a path may reach and be drawn.
    public static let coordinateLimit = 1e7

    /// Adds the path, sent through `transform`, to `outline` as closed polygons in pixels.
    package func flatten(through transform: Transform, into outline: inout Outline) {
        var current = Point.zero
        for element in elements {
            switch element {
            case .move(let point):
                outline.endPolygon()
                current = transform.apply(to: point)
                outline.add(current)
            case .line(let point):
                current = transform.apply(to: point)
                outline.add(current)
            case .quad(let control, let point):
                let c = transform.apply(to: control)
                let end = transform.apply(to: point)
                let c1 = current.interpolated(to: c, at: 2.0 / 3)
                let c2 = end.interpolated(to: c, at: 2.0 / 3)
                Self.flattenCubic(current, c1, c2, end, into: &outline)
                current = end
            case .cubic(let control1, let control2, let point):
                let end = transform.apply(to: point)
                let c1 = transform.apply(to: control1)
                let c2 = transform.apply(to: control2)
                Self.flattenCubic(current, c1, c2, end, into: &outline)
                current = end
            case .close:
                break
            }
        }
        outline.endPolygon()
    }

    private static func flattenCubic(
        _ p0: Point,
        _ p1: Point,
        _ p2: Point,
        _ p3: Point,
        into outline: inout Outline
    ) {
        let n = Flattening.steps(p0, p1, p2, p3)
        let h = 1 / Double(n)
        // B(t) = ((a·t + b)·t + c)·t + p0, and B″(t)·h²/12 = (a·t/2 + b/6)·h².
        let ax = p3.x - p0.x + 3 * (p1.x - p2.x)
        let ay = p3.y - p0.y + 3 * (p1.y - p2.y)
        let bx = 3 * (p0.x - 2 * p1.x + p2.x)
        let by = 3 * (p0.y - 2 * p1.y + p2.y)
        let cx = 3 * (p1.x - p0.x)
        let cy = 3 * (p1.y - p0.y)
        let h2 = h * h
        for i in 1..<n {
            let t = Double(i) * h
            let x = ((ax * t + bx) * t + cx) * t + p0.x - (ax * t * 0.5 + bx / 6) * h2
            let y = ((ay * t + by) * t + cy) * t + p0.y - (ay * t * 0.5 + by / 6) * h2
            outline.add(Point(x: x, y: y))
        }
        outline.add(p3)
    }
}
