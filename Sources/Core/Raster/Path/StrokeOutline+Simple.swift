extension StrokeOutline {
    /// Returns whether the finished outline is known not to cross itself and has its parts at least
    /// a pixel apart. This holds if it follows one circle without a break, for about one turn at
    /// most.
    ///
    /// Open ends must have round or butt caps. `pixel` is the size of a pixel.
    func isSimple(radius: Double, isClosed: Bool, isRound: Bool, pixel: Double) -> Bool {
        let points = right.points.count
        guard isUnbroken, points > 1, right.arcs.count == points - 1, radius >= pixel,
            let turn = turn(within: pixel / 64)
        else { return false }
        if isClosed { return turn < 7 }
        // The distance of butt ends is the length of the inner arc.
        let inner = unsafe min(right.arcs[0].circle.radius, left.arcs[0].circle.radius)
        guard isRound || turn * inner > 3 * pixel else { return false }
        // Up to a quarter of a turn, each cap is separated from the rest by a radius.
        if turn < 1.57 { return true }
        let start = unsafe right.points[0].interpolated(to: left.points[0], at: 0.5)
        let end = unsafe right.points[points - 1].interpolated(to: left.points[points - 1], at: 0.5)
        let gap = end - start
        let least = 2 * radius + 2 * pixel
        return turn < 2 * .pi && gap.dot(gap) >= least * least
    }

    /// Returns the total turn of the arcs in radians, or slightly more. Returns `nil` if their
    /// circles differ by more than `limit`, or they turn in different directions.
    private func turn(within limit: Double) -> Double? {
        let circle = unsafe right.arcs[0].circle
        var (turn, side) = (0.0, 0.0)
        for i in 0..<right.arcs.count {
            let arc = unsafe right.arcs[i]
            guard abs(arc.circle.center.x - circle.center.x) < limit,
                abs(arc.circle.center.y - circle.center.y) < limit,
                abs(arc.circle.radius - circle.radius) < limit
            else { return nil }
            let chord = unsafe right.points[i + 1] - right.points[i]
            let area = chord.cross(arc.bend)
            guard side * area >= 0, area != 0 else { return nil }
            side = area
            // The tangent of a quarter of the arc's angle, then three terms of the arctangent
            // series.
            let tangent = 2 * (arc.bend.dot(arc.bend) / chord.dot(chord)).squareRoot()
            let square = tangent * tangent
            guard square < 1 else { return nil }
            turn += 4 * tangent * (1 - square * (1.0 / 3 - square * 0.2))
        }
        return turn
    }
}
