/// Turning curves into short lines, fine enough for exact coverage.
///
/// A curve Q is cut into n steps of equal parameter, each about |Q′|/n long with a sagitta of
/// |Q″|/(8n²). Inner corners are then moved out by a twelfth of their second difference: the
/// polygon keeps the curve's area to the next order (Euler–Maclaurin). What is left changes sign
/// within a step, from 2/3 of the sagitta at its ends to −1/3 in its middle, so that a pixel is off
/// by at most .13 of sagitta times length where it sees a part of a step, and by less than 2/3 of
/// the sagitta anyway. Either bound may be kept.
package struct Flattening: Sendable {
    /// The sagitta allowed of steps of any length.
    let sagitta: Double
    /// The product of sagitta and length allowed.
    private let area: Double
    /// The greatest sagitta of all.
    private let limit: Double
    /// How far a curve may stray from a circle and still be kept as its arc.
    let stray: Double
    /// The greatest radius of such circles.
    let greatestRadius: Double

    /// Steps for curves that are then enlarged `scale` times.
    package init(scale: Double = 1) {
        sagitta = 0.0025 / scale
        area = 0.0045 / (scale * scale)
        limit = 0.02 / scale
        stray = 0.0002 / scale
        greatestRadius = 0x1p16 / scale
    }

    /// The steps that a curve needs whose derivatives are at most `speed` and `bend` long, and
    /// whose corners are then moved out or not.
    package func steps(
        speed: Double,
        bend: Double,
        areCorrected: Bool = true
    ) -> FlatteningSteps {
        let bySagitta = (bend / (8 * sagitta)).squareRoot()
        guard areCorrected, bySagitta > 2 else { return FlatteningSteps(bySagitta) }
        let least = max((bend / (8 * limit)).squareRoot(), 3)
        guard bySagitta > least else { return FlatteningSteps(bySagitta) }
        // The number of steps is rounded up anyway.
        let byArea = DeterministicMath.cbrtRoundedUp(speed * bend / (8 * area))
        return FlatteningSteps(min(bySagitta, max(byArea, least)))
    }

    /// The steps that a cubic curve needs.
    ///
    /// |B″| is at most 6M, M the greater second difference of the control points (Wang's bound),
    /// |B′| three times the longest leg.
    package func steps(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) -> FlatteningSteps {
        let (a, b, c) = (p1 - p0, p2 - p1, p3 - p2)
        let bend = max((b - a).dot(b - a), (c - b).dot(c - b)).squareRoot()
        let speed = max(a.dot(a), b.dot(b), c.dot(c)).squareRoot()
        return steps(speed: 3 * speed, bend: 6 * bend)
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
        let steps = Flattening().steps(p0, p1, p2, p3)
        // B(t) = ((a·t + b)·t + c)·t + p0, and B″(t)/12 = a·t/2 + b/6.
        let ax = p3.x - p0.x + 3 * (p1.x - p2.x)
        let ay = p3.y - p0.y + 3 * (p1.y - p2.y)
        let bx = 3 * (p0.x - 2 * p1.x + p2.x)
        let by = 3 * (p0.y - 2 * p1.y + p2.y)
        let cx = 3 * (p1.x - p0.x)
        let cy = 3 * (p1.y - p0.y)
        let h2 = steps.length * steps.length
        for i in 1..<steps.places {
            let t = steps.parameter(i)
            let move = h2 * steps.correction(i)
            let x = ((ax * t + bx) * t + cx) * t + p0.x - (ax * t * 0.5 + bx / 6) * move
            let y = ((ay * t + by) * t + cy) * t + p0.y - (ay * t * 0.5 + by / 6) * move
            outline.add(Point(x: x, y: y))
        }
        outline.add(p3)
    }
}
