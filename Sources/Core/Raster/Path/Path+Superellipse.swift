extension Path {
    /// Creates the superellipse |x/a|ⁿ + |y/b|ⁿ = 1 inscribed in `rect`, clockwise from 3 o'clock,
    /// closed.
    ///
    /// It consists of quadratic curves with the exact tangents at their ends. The error is less
    /// than 10⁻⁴ of the longer side. Exponents are limited to 0.1…100.
    public static func superellipse(in rect: Rect, exponent: Double) -> Path {
        let n = exponent > 0.1 ? min(exponent, 100) : 0.1
        let quarter = Self.lameQuarter(n)
        let center = rect.center
        func point(_ unit: Point, _ turn: Int) -> Point {
            // Quarter by quarter: (x, y) → (−y, x).
            let turned =
                switch turn {
                case 0: unit
                case 1: Point(x: -unit.y, y: unit.x)
                case 2: Point(x: -unit.x, y: -unit.y)
                default: Point(x: unit.y, y: -unit.x)
                }
            return Point(
                x: center.x + turned.x * rect.width / 2,
                y: center.y + turned.y * rect.height / 2
            )
        }
        var path = Path()
        path.reserve(4 * quarter.count + 2)
        path.move(to: point(Point(x: 1, y: 0), 0))
        for turn in 0..<4 {
            for piece in quarter {
                path.cubic(
                    to: point(piece.end, turn),
                    control1: point(piece.control1, turn),
                    control2: point(piece.control2, turn)
                )
            }
        }
        path.close()
        return path
    }

    /// Returns the quarter from (1, 0) to (0, 1) as cubics.
    private static func lameQuarter(_ n: Double) -> [CubicSegment] {
        let eighth = lameRatios(n).map { lamePoint($0, n) }
        // The other eighth is the first one mirrored at the diagonal.
        let mirrored = eighth.dropLast().reversed().map { entry in
            (
                point: Point(x: entry.point.y, y: entry.point.x),
                tangent: Vector(dx: -entry.tangent.dy, dy: -entry.tangent.dx)
            )
        }
        let points = eighth + mirrored
        return zip(points, points.dropFirst()).map { from, to in
            let (start, end) = (from.point, to.point)
            let chord = end - start
            // The control point of a quadratic curve is where both tangents meet.
            let cross = from.tangent.dx * to.tangent.dy - from.tangent.dy * to.tangent.dx
            guard cross.magnitude > 1e-9 else { return CubicSegment(from: start, to: end) }
            let reach = (chord.dx * to.tangent.dy - chord.dy * to.tangent.dx) / cross
            return CubicSegment(start: start, control: start + from.tangent * reach, end: end)
        }
    }

    /// Returns the ratios y/x from 0 to 1 that divide the first eighth: evenly in the ratio, and
    /// evenly in the direction of the tangent, because a sharp corner turns within a short length.
    private static func lameRatios(_ n: Double) -> [Double] {
        // The corners of these exponents turn within a short length.
        let count = n > 20 || n < 0.3 ? 32 : 16
        var ratios = (0...count).map { Double($0) / Double(count) }
        // Near a cusp the ratio is nearly constant, so points are added evenly in x.
        let diagonal = DeterministicMath.pow(base: 0.5, exponent: 1 / n)
        for index in 1..<count {
            let x = diagonal + (1 - diagonal) * Double(index) / Double(count)
            let power = 1 - DeterministicMath.pow(base: x, exponent: n)
            ratios.append(DeterministicMath.pow(base: max(power, 0), exponent: 1 / n) / x)
        }
        if n != 1 {
            for index in 1..<count {
                // From vertical or horizontal to 45°; the slope −dx/dy is (y/x)ⁿ⁻¹.
                let eighth = 45 * Double(index) / Double(count)
                let turn = Vector(angle: .degrees(n > 1 ? eighth : 90 - eighth))
                ratios.append(DeterministicMath.pow(base: turn.dy / turn.dx, exponent: 1 / (n - 1)))
            }
        }
        ratios.sort()
        return ratios.reduce(into: []) { distinct, ratio in
            if ratio - (distinct.last ?? -1) > 1e-9 { distinct.append(ratio) }
        }
    }

    /// Returns the point at the ratio y/x, and its unit tangent.
    private static func lamePoint(
        _ ratio: Double,
        _ n: Double
    ) -> (point: Point, tangent: Vector) {
        let sum = 1 + DeterministicMath.pow(base: ratio, exponent: n)
        let x = DeterministicMath.pow(base: sum, exponent: -1 / n)
        let slope = DeterministicMath.pow(base: ratio, exponent: n - 1)
        let tangent = slope.isFinite ? Vector(dx: -slope, dy: 1) : Vector(dx: -1, dy: 0)
        return (Point(x: x, y: ratio * x), tangent * (1 / tangent.length))
    }
}
