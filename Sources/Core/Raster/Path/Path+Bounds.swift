extension Path {
    /// The bounding box of all points, control points and arcs. It contains the path and may be
    /// larger. `nil` if the path is empty or a coordinate is not finite.
    public var bounds: Rect? {
        bounds { arc, extremes in arc.forEachExtreme { extremes.includeOfArc($0) } }
    }

    /// The bounding box of the path with a full circle in place of each arc. `nil` if `bounds` is
    /// `nil`.
    var boundsOfCircles: Rect? {
        bounds { arc, extremes in
            let reach = Vector(dx: arc.radius, dy: arc.radius)
            extremes.includeOfArc(arc.center - reach)
            extremes.includeOfArc(arc.center + reach)
        }
    }

    /// Returns the bounding box of all points and control points, and of the points that `include`
    /// adds for arcs.
    @inline(__always)
    private func bounds(_ include: (CircularArc, inout Extremes) -> Void) -> Rect? {
        var extremes = Extremes()
        var (start, current) = (Point.zero, Point.zero)
        for element in elements {
            switch element {
            case .move(let point):
                start = point
                extremes.include(point)
            case .line(let point): extremes.include(point)
            case .quad(let control, let point):
                extremes.include(control)
                extremes.include(point)
            case .cubic(let control1, let control2, let point):
                extremes.include(control1)
                extremes.include(control2)
                extremes.include(point)
            case .arc(let center, let sweep, let end):
                let arc = CircularArc(start: current, center: center, sweep: sweep, end: end)
                extremes.include(end)
                include(arc, &extremes)
            case .close: break
            }
            current = element.end ?? start
        }
        return elements.isEmpty ? nil : extremes.rect
    }

    /// The least and greatest coordinates of points.
    private struct Extremes {
        private var low = Point(x: .infinity, y: .infinity)
        private var high = Point(x: -.infinity, y: -.infinity)
        private var isFinite = true

        @inline(__always)
        mutating func include(_ point: Point) {
            isFinite = isFinite && point.isFinite
            low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
            high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
        }

        /// Includes a point of an arc. It is not inlined, because the loops over an arc's points
        /// call it in many places. Inlining would take a quarter of the module's compile time.
        @inline(never)
        mutating func includeOfArc(_ point: Point) { include(point) }

        /// The bounding box; `nil` if a point was not finite.
        var rect: Rect? {
            guard isFinite else { return nil }
            return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
        }
    }
}
