import Raster

extension Spring {
    /// Returns the time after which the spring stays within `tolerance` of its target, in seconds.
    ///
    /// Returns 0 for a tolerance of 1 or more. Returns infinity without damping or if the tolerance
    /// is not positive.
    public func settlingDuration(tolerance: Double = 0.001) -> Double {
        guard tolerance < 1 else { return tolerance.isNaN ? .infinity : 0 }
        guard tolerance > 0, damping > 0 else { return .infinity }
        return damping < 1
            ? lastCrossing(tolerance: tolerance) : onlyCrossing(tolerance: tolerance)
    }

    /// Returns the last time when the distance of an underdamped spring falls below the tolerance.
    ///
    /// The distance from the target has its extrema at multiples of π/ω_d. Each extremum is the
    /// previous one times e^(−ζωπ/ω_d). The result is after the last extremum above the tolerance.
    private func lastCrossing(tolerance: Double) -> Double {
        let half =
            Double.pi / (frequency * ((1 - damping) * (1 + damping)).squareRoot())
        let last = (-DeterministicMath.log(tolerance) / (damping * frequency * half))
            .rounded(.down)
        let start = last * half
        guard start < Self.longest else { return start + half }
        // The distance is above the tolerance at `start` and below it half a period later.
        let isEven = (last * 0.5).rounded(.down) * 2 == last
        let sign = isEven ? 1.0 : -1.0
        return bisect(from: start, to: start + half) { sign * (1 - $0) > tolerance }
    }

    /// Returns the time when the distance of a critically damped or overdamped spring falls below
    /// the tolerance. The distance falls monotonically.
    private func onlyCrossing(tolerance: Double) -> Double {
        var end = response
        while 1 - value(at: end) > tolerance && end < Self.longest { end *= 2 }
        return bisect(from: 0, to: end) { 1 - $0 > tolerance }
    }

    /// Returns the time in `start`…`end` when `outside` becomes false, by bisection.
    private func bisect(
        from start: Double,
        to end: Double,
        outside: (_ value: Double) -> Bool
    ) -> Double {
        var low = start
        var high = end
        for _ in 0..<100 {
            let middle = low + (high - low) / 2
            guard middle > low, middle < high else { break }
            if outside(value(at: middle)) { low = middle } else { high = middle }
        }
        return high
    }
}
