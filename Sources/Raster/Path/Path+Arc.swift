extension Path {
    /// An arc of a circle: from the angle `start`, clockwise from the x axis, on by `sweep`.
    ///
    /// Open; clockwise when `sweep` is positive. A sweep of more than a turn counts as one turn,
    /// which ends where it began. Made of cubics of at most 30°, within 4·10⁻⁷ of the radius.
    /// Without a sweep it is its point alone; empty where the start or the radius is not finite.
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
        // The cubics of a turn and the move.
        path.reserve(13)
        path.move(to: first)
        guard sweep != .zero else { return path }
        path.addArc(
            of: Transform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y),
            start: start.radians,
            sweep: limited,
            to: limited.magnitude == turn ? first : last
        )
        return path
    }

    /// Adds an arc of the unit circle, sent through `transform`, that ends at exactly `end`.
    ///
    /// Angles are in radians. The path has already come to the arc's start.
    mutating func addArc(of transform: Transform, start: Double, sweep: Double, to end: Point) {
        let count = max((sweep.magnitude * (6 / Double.pi) - 1e-9).rounded(.up), 1)
        let step = sweep / count
        let handle = Path.handle(for: step)
        var from = Vector(angle: .radians(start))
        for index in 1...Int(count) {
            let to = Vector(angle: .radians(start + step * Double(index)))
            let isLast = index == Int(count)
            let control1 = Point.zero + from + from.quarterTurned * handle
            let control2 = Point.zero + to - to.quarterTurned * handle
            cubic(
                to: isLast ? end : transform.apply(to: Point.zero + to),
                control1: transform.apply(to: control1),
                control2: transform.apply(to: control2)
            )
            from = to
        }
    }

    /// How long a cubic's handles are that follows an arc of the unit circle through `angle`
    /// radians and has its middle on it: 4/3·tan(angle/4).
    private static func handle(for angle: Double) -> Double {
        let (sine, cosine) = DeterministicMath.sineCosine(angle / 4)
        return 4.0 / 3 * (sine / cosine)
    }
}
