/// The arcs of round caps and joins.
enum RoundPen {
    /// Calls `add` with the corners of an arc around `center`, without both ends. `from` and `to`
    /// are the vectors from `center` to the ends.
    static func addArc(
        from: Vector,
        to: Vector,
        clockwise: Bool,
        around center: Point,
        flattening: Flattening,
        _ add: (Point) -> Void
    ) {
        var sweep = DeterministicMath.atan2(y: from.cross(to), x: from.dot(to))
        if clockwise, sweep < 0 { sweep += 2 * .pi }
        if !clockwise, sweep > 0 { sweep -= 2 * .pi }
        ArcCorners(radius: from.length, sweep: sweep, flattening: flattening)
            .forEach(from: from) { add(center + $0) }
    }
}
