extension Path {
    /// Whether every point and control point, sent through `transform`, is a point within the
    /// coordinate limit.
    ///
    /// Asked before a path is cut into lines: one that reaches too far would be cut into very many,
    /// only to be thrown away.
    package func isDrawable(through transform: Transform) -> Bool {
        func holds(_ point: Point) -> Bool {
            let point = transform.apply(to: point)
            // What is not a number is not within the limit.
            return abs(point.x) <= Self.coordinateLimit && abs(point.y) <= Self.coordinateLimit
        }
        return elements.allSatisfy { element in
            switch element {
            case .move(let point), .line(let point): holds(point)
            case .quad(let control, let point): holds(control) && holds(point)
            case .cubic(let control1, let control2, let point):
                holds(control1) && holds(control2) && holds(point)
            case .close: true
            }
        }
    }
}
