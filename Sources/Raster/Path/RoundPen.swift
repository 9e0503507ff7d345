/// Arcs of a round pen, for caps and joins.
enum RoundPen {
    /// Adds the corners between the two ends of an arc around `center`, the ends left out.
    ///
    /// The corners lie outside the arc by two thirds of a step's sagitta, so that polygon and arc
    /// enclose the same area: at r·(1 + Δ²/12), Δ the angle of a step.
    static func addArc(
        from: Vector,
        to: Vector,
        clockwise: Bool,
        around center: Point,
        flattening: Flattening,
        _ add: (Point) -> Void
    ) {
        let radius = from.length
        var sweep = DeterministicMath.atan2(y: from.cross(to), x: from.dot(to))
        if clockwise, sweep < 0 { sweep += 2 * .pi }
        if !clockwise, sweep > 0 { sweep -= 2 * .pi }
        let speed = radius * abs(sweep)
        let steps = flattening.steps(speed: speed, bend: speed * abs(sweep))
        guard steps.last > 1 else { return }
        let step = sweep * steps.length
        let first = DeterministicMath.sineCosine(sweep * steps.parameter(1))
        let next = DeterministicMath.sineCosine(step)
        let swell = step * step / 12
        let besideHalf = 1 + swell * steps.correction(1)
        let last = steps.last - 1
        var offset = from.turned(sine: first.sine, cosine: first.cosine)
        add(center + offset * besideHalf)
        guard last > 1 else { return }
        for _ in 2..<last {
            offset = offset.turned(sine: next.sine, cosine: next.cosine)
            add(center + offset * (1 + swell))
        }
        offset = offset.turned(sine: next.sine, cosine: next.cosine)
        add(center + offset * besideHalf)
    }
}
