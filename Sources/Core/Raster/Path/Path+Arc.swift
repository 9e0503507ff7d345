extension Path {
    /// Creates an arc of a circle from the angle `start`, clockwise from the x axis, through
    /// `sweep`.
    ///
    /// The path is open, and clockwise if `sweep` is positive. A sweep of more than a turn counts
    /// as one turn. If `sweep` is 0, the path is a single point. It is empty if the start or the
    /// radius is not finite.
    public static func arc(
        center: Point,
        radius: Double,
        start: Angle,
        sweep: Angle
    ) -> Path {
        guard start.radians.isFinite, !sweep.radians.isNaN, radius.isFinite
        else { return Path() }
        let turn = 2 * Double.pi
        let limited = min(max(sweep.radians, -turn), turn)
        let radius = max(radius, 0)
        let unit = Vector(angle: start)
        let first = center + unit * radius
        let last = center + Vector(angle: .radians(start.radians + limited)) * radius
        var path = Path()
        // Most arcs are closed afterwards.
        path.reserve(3)
        path.move(to: first)
        guard sweep != .zero else { return path }
        path.arc(
            to: limited.magnitude == turn ? first : last,
            center: center,
            sweep: .radians(limited)
        )
        return path
    }

    /// Creates a closed sector of a disc, or of a ring if the inner radius is more than 0, from the
    /// angle `start` through `sweep`.
    ///
    /// A full turn is the disc, or the ring as two contours of opposite directions.
    public static func sector(
        center: Point,
        radius: Double,
        innerRadius: Double,
        start: Angle,
        sweep: Angle
    ) -> Path {
        var path = arc(center: center, radius: radius, start: start, sweep: sweep)
        guard !path.isEmpty, sweep != .zero else { return Path() }
        let turn = 2 * Double.pi
        let limited = min(max(sweep.radians, -turn), turn)
        let end = Angle.radians(start.radians + limited)
        let back = arc(
            center: center,
            radius: innerRadius,
            start: end,
            sweep: .radians(-limited)
        )
        if limited.magnitude == turn {
            path.close()
            guard innerRadius > 0 else { return path }
            path.append(back)
        } else if innerRadius > 0, case .move(let inner)? = back.elements.first {
            path.line(to: inner)
            for element in back.elements.dropFirst() {
                guard case .arc(let center, let sweep, let point) = element else { continue }
                path.arc(to: point, center: center, sweep: sweep)
            }
        } else {
            path.line(to: center)
        }
        path.close()
        return path
    }

    /// Adds a transformed arc of the unit circle, which ends at exactly `end`. Adds cubics if the
    /// transform does not keep circles.
    ///
    /// Angles are in radians. The path must be at the start of the arc.
    mutating func addArc(
        of transform: Transform,
        start: Double,
        sweep: Double,
        to end: Point
    ) {
        if transform.keepsCircles {
            let center = transform.apply(to: Point.zero)
            let isMirrored = transform.determinant < 0
            return arc(to: end, center: center, sweep: .radians(isMirrored ? -sweep : sweep))
        }
        let from = Point.zero + Vector(angle: .radians(start))
        let to = Point.zero + Vector(angle: .radians(start + sweep))
        CircularArc(start: from, center: .zero, sweep: .radians(sweep), end: to).forEachCubic {
            cubic(
                to: $0.end == to ? end : transform.apply(to: $0.end),
                control1: transform.apply(to: $0.control1),
                control2: transform.apply(to: $0.control2)
            )
        }
    }
}
