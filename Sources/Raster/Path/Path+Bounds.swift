extension Path {
    /// The smallest rectangle around all points, control points and arcs; it holds the path and may be
    /// larger than it; nil for an empty path or where a coordinate is not finite.
    public var bounds: Rect? {
        var low = Point(x: .infinity, y: .infinity)
        var high = Point(x: -.infinity, y: -.infinity)
        var isFinite = true
        func include(_ point: Point) {
            isFinite = isFinite && point.isFinite
            low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
            high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        var (start, current) = (Point.zero, Point.zero)
        for element in elements {
            switch element {
            case .move(let point):
                start = point
                include(point)
            case .line(let point): include(point)
            case .quad(let control, let point):
                include(control)
                include(point)
            case .cubic(let control1, let control2, let point):
                include(control1)
                include(control2)
                include(point)
            case .arc(let center, let sweep, let end):
                let arc = CircularArc(start: current, center: center, sweep: sweep, end: end)
                include(end)
                arc.forEachExtreme(include)
            case .close: break
            }
            current = element.end ?? start
        }
        guard isFinite, !elements.isEmpty else { return nil }
        return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
