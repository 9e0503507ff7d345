/// Shapes with the start points and directions of SwiftUI's. Clockwise is as seen on the screen.
extension Path {
    /// The length of the handles of a quarter circle's cubic, in radii: 4/3·(√2 − 1).
    /// Its greatest error is 2.7·10⁻⁴ of the radius.
    static let quarterHandle = 0.5522847498307934

    /// The rectangle's outline, clockwise from its origin, closed.
    public static func rect(_ rect: Rect) -> Path {
        polygon([
            Point(x: rect.minX, y: rect.minY),
            Point(x: rect.maxX, y: rect.minY),
            Point(x: rect.maxX, y: rect.maxY),
            Point(x: rect.minX, y: rect.maxY),
        ])
    }

    /// The largest circle in the middle of `rect`, from 3 o'clock clockwise, closed.
    public static func circle(in rect: Rect) -> Path {
        circle(center: rect.center, radius: min(rect.width, rect.height) / 2)
    }

    /// A circle from 3 o'clock clockwise, closed: four cubics. A negative radius counts as 0.
    public static func circle(center: Point, radius: Double) -> Path {
        ellipse(center: center, radiusX: max(radius, 0), radiusY: max(radius, 0))
    }

    /// The ellipse that touches the sides of `rect`, from 3 o'clock clockwise, closed: four cubics.
    public static func ellipse(in rect: Rect) -> Path {
        ellipse(center: rect.center, radiusX: rect.width / 2, radiusY: rect.height / 2)
    }

    /// Straight lines from point to point, and back to the first one when `isClosed`; empty
    /// without points.
    public static func polygon(_ points: [Point], isClosed: Bool = true) -> Path {
        guard let first = points.first else { return Path() }
        var elements: [Element] = []
        elements.reserveCapacity(points.count + 1)
        elements.append(.move(first))
        for point in points.dropFirst() { elements.append(.line(point)) }
        if isClosed { elements.append(.close) }
        return Path(elements: elements)
    }

    /// One straight line.
    public static func line(from start: Point, to end: Point) -> Path {
        polygon([start, end], isClosed: false)
    }

    /// The rectangle with its shorter sides rounded off, from the middle of the right side
    /// clockwise, closed: half circles where the corners are circular. Continuous ones, SwiftUI's
    /// default, bend in gently from the longer sides.
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
