/// Arcs of a round pen, for caps and joins.
enum RoundPen {
    /// Adds the corners between the two ends of an arc around `center`, the ends left out.
    ///
    /// The corners lie outside the arc by a third of a step's sagitta, doubled, so that polygon and
    /// arc enclose the same area: r·(1 + Δ²/12), Δ the angle of a step.
    static func addArc(
        from: Vector,
        to: Vector,
        clockwise: Bool,
        around center: Point,
        tolerance: Double,
        _ add: (Point) -> Void
    ) {
        let radius = from.length
        var sweep = DeterministicMath.atan2(y: from.cross(to), x: from.dot(to))
        if clockwise, sweep < 0 { sweep += 2 * .pi }
        if !clockwise, sweep > 0 { sweep -= 2 * .pi }
        // A step's sagitta is r·Δ²/8.
        let steps = Flattening.count((radius / (8 * tolerance)).squareRoot() * abs(sweep))
        guard steps > 1 else { return }
        let step = sweep / Double(steps)
        let growth = 1 + step * step / 12
        let (sine, cosine) = DeterministicMath.sineCosine(step)
        var arm = from * growth
        for _ in 1..<steps {
            arm = Vector(
                dx: arm.dx * cosine - arm.dy * sine,
                dy: arm.dx * sine + arm.dy * cosine
            )
            add(center + arm)
        }
    }
}
