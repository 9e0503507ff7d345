import Foundation
import Raster

extension Path {
    /// The bounding box of the path itself. Control points do not extend it.
    public var boundingRect: CGRect {
        guard !isEmpty else { return .null }
        var (low, high) = (
            Point(x: .infinity, y: .infinity), Point(x: -Double.infinity, y: -.infinity)
        )
        func include(_ point: Point) {
            low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
            high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        forEachExtreme(include)
        guard low.x <= high.x, low.y <= high.y else { return .null }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// The bounding box of all points, including control points.
    var controlBounds: CGRect { outline.bounds.map(CGRect.init) ?? .null }

    /// Calls `include` with all end points and with the points where x or y has an extreme value.
    private func forEachExtreme(_ include: (Point) -> Void) {
        var (start, here) = (Point(x: 0, y: 0), Point(x: 0, y: 0))
        for element in outline.elements {
            switch element {
            case .move(let point):
                start = point
                include(point)
            case .line(let point): include(point)
            case .quad(let control, let point):
                // Convert to a cubic. Its control points are two thirds of the way from each end to
                // the control point.
                let first = here + (control - here) * (2 / 3.0)
                let second = point + (control - point) * (2 / 3.0)
                Self.forEachCubicExtreme(here, first, second, point, include)
            case .cubic(let first, let second, let point):
                Self.forEachCubicExtreme(here, first, second, point, include)
            case .arc(_, _, let point):
                let arc = Raster.Path(elements: [.move(here), element])
                if let bounds = arc.bounds {
                    include(Point(x: bounds.minX, y: bounds.minY))
                    include(Point(x: bounds.maxX, y: bounds.maxY))
                }
                include(point)
            case .close: break
            }
            here = element.end ?? start
        }
    }

    /// Calls `include` with the ends of a cubic and with the points where x or y has a derivative
    /// of 0.
    ///
    /// The derivative is 3(1−t)²a + 6(1−t)t·b + 3t²c, with the differences a, b and c of
    /// consecutive points.
    private static func forEachCubicExtreme(
        _ start: Point,
        _ first: Point,
        _ second: Point,
        _ end: Point,
        _ include: (Point) -> Void
    ) {
        include(start)
        include(end)
        for axis in [\Point.x, \Point.y] {
            let a = first[keyPath: axis] - start[keyPath: axis]
            let b = second[keyPath: axis] - first[keyPath: axis]
            let c = end[keyPath: axis] - second[keyPath: axis]
            for t in roots(a - 2 * b + c, 2 * (b - a), a) where t > 0 && t < 1 {
                let s = 1 - t
                func value(_ axis: KeyPath<Point, Double>) -> Double {
                    s * s * s * start[keyPath: axis] + 3 * s * s * t * first[keyPath: axis]
                        + 3 * s * t * t * second[keyPath: axis] + t * t * t * end[keyPath: axis]
                }
                include(Point(x: value(\.x), y: value(\.y)))
            }
        }
    }

    /// Returns the real roots of a·t² + b·t + c.
    private static func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
        guard abs(a) > 1e-12 * (abs(b) + abs(c)) else { return b == 0 ? [] : [-c / b] }
        let discriminant = b * b - 4 * a * c
        guard discriminant >= 0 else { return [] }
        let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
        return q == 0 ? [0] : [q / a, c / q]
    }
}
