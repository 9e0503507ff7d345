/// Shapes with the start points and directions of SwiftUI's. Clockwise is as seen on the screen.
extension Path {
    /// The length of the handles of a quarter circle's cubic, in radii: 4/3·(√2 − 1). Its largest
    /// error is 2.7·10⁻⁴ of the radius.
    static let quarterHandle = 0.5522847498307934

    /// Creates a closed rectangle, clockwise from its origin.
    public static func rect(_ rect: Rect) -> Path {
        polygon([
            Point(x: rect.minX, y: rect.minY),
            Point(x: rect.maxX, y: rect.minY),
            Point(x: rect.maxX, y: rect.maxY),
            Point(x: rect.minX, y: rect.maxY),
        ])
    }

    /// Creates the largest circle around the centre of `rect` that fits, clockwise from 3 o'clock,
    /// closed.
    public static func circle(in rect: Rect) -> Path {
        circle(center: rect.center, radius: min(rect.width, rect.height) / 2)
    }

    /// Creates a circle from four cubics, clockwise from 3 o'clock, closed. A negative radius
    /// counts as 0.
    public static func circle(center: Point, radius: Double) -> Path {
        ellipse(center: center, radiusX: max(radius, 0), radiusY: max(radius, 0))
    }

    /// Creates the ellipse inscribed in `rect` from four cubics, clockwise from 3 o'clock, closed.
    public static func ellipse(in rect: Rect) -> Path {
        ellipse(center: rect.center, radiusX: rect.width / 2, radiusY: rect.height / 2)
    }

    /// Creates lines from point to point, and a line back to the first if `isClosed`. The path is
    /// empty if there are no points.
    public static func polygon(_ points: [Point], isClosed: Bool = true) -> Path {
        guard let first = points.first else { return Path() }
        var elements: [Element] = []
        elements.reserveCapacity(points.count + 1)
        elements.append(.move(first))
        for point in points.dropFirst() { elements.append(.line(point)) }
        if isClosed { elements.append(.close) }
        return Path(elements: elements)
    }

    /// Creates a line.
    public static func line(from start: Point, to end: Point) -> Path {
        polygon([start, end], isClosed: false)
    }

    /// Creates a closed rectangle with rounded shorter sides, clockwise from the middle of the
    /// right side. Circular corners give half circles. Continuous ones, SwiftUI's default, begin to
    /// curve on the longer sides.
    public static func capsule(in rect: Rect, corners: Corners = .continuous) -> Path {
        roundedRect(rect, cornerRadius: .infinity, corners: corners)
    }

    private static func ellipse(center: Point, radiusX: Double, radiusY: Double) -> Path {
        func point(_ x: Double, _ y: Double) -> Point {
            Point(x: center.x + x * radiusX, y: center.y + y * radiusY)
        }
        let k = quarterHandle
        return Path(elements: [
            .move(point(1, 0)),
            .cubic(point(1, k), point(k, 1), point(0, 1)),
            .cubic(point(-k, 1), point(-1, k), point(-1, 0)),
            .cubic(point(-1, -k), point(-k, -1), point(0, -1)),
            .cubic(point(k, -1), point(1, -k), point(1, 0)),
            .close,
        ])
    }
}
