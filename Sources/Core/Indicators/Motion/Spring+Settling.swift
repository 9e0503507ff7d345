import Raster

extension Spring {
    /// The time after which the mass stays within `tolerance` of its aim, in seconds.
    ///
    /// 0 for a tolerance of 1 or more; infinite for one that is not positive, and for a
    /// spring without damping.
    public func settlingDuration(tolerance: Double = 0.001) -> Double {
        guard tolerance < 1 else { return tolerance.isNaN ? .infinity : 0 }
        guard tolerance > 0, damping > 0 else { return .infinity }
        return damping < 1
            ? lastCrossing(tolerance: tolerance) : onlyCrossing(tolerance: tolerance)
    }

    /// Under-damped: the distance from the aim has its extremes at the multiples k of π/ω_d,
    /// each e^(−ζωπ/ω_d) of the one before. After the last that exceeds the tolerance the mass
    /// crosses it once more on its way to the aim.
    private func lastCrossing(tolerance: Double) -> Double {
        let half =
            Double.pi / (frequency * ((1 - damping) * (1 + damping)).squareRoot())
        let last = (-DeterministicMath.log(tolerance) / (damping * frequency * half))
            .rounded(.down)
        let start = last * half
        guard start < Self.longest else { return start + half }
        // At the extremes the distance is above, then below the tolerance, of opposite signs.
        let isEven = (last * 0.5).rounded(.down) * 2 == last
        let sign = isEven ? 1.0 : -1.0
        return bisect(from: start, to: start + half) { sign * (1 - $0) > tolerance }
    }

    /// Critically damped or more: the distance only ever falls.
    private func onlyCrossing(tolerance: Double) -> Double {
        var end = response
        while 1 - value(at: end) > tolerance && end < Self.longest { end *= 2 }
        return bisect(from: 0, to: end) { 1 - $0 > tolerance }
    }

    /// Where the spring's value stops being `outside`, between two times.
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
