#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A circle around the origin, exact or approximated by four cubics.
struct IdealCircle: Sendable {
    /// The radius in pixels. Cubics have it on the axes.
    let radius: Double
    /// Samples of a cubic quarter circle of radius 1 at equal parameter steps: direction in
    /// quarters of a turn, radius, and length from the start. Empty for an exact circle.
    private let quarter: [SIMD3<Double>]

    init(radius: Double, isCubic: Bool) {
        self.radius = radius
        quarter = isCubic ? Self.cubicQuarter : []
    }

    private static let cubicQuarter: [SIMD3<Double>] = {
        let handle = 4.0 / 3 * (2.0.squareRoot() - 1)
        var samples: [SIMD3<Double>] = []
        var (before, length) = (SIMD2(1.0, 0.0), 0.0)
        for index in 0...4096 {
            let t = Double(index) / 4096
            let u = 1 - t
            let near = u * u * (1 + 2 * t)
            let far = 3 * handle * u * t
            let place = SIMD2(near + far * t, t * t * (3 - 2 * t) + far * u)
            length += IdealShape.length(place - before)
            before = place
            samples.append([
                atan2(place.y, place.x) * 2 / .pi, IdealShape.length(place), length,
            ])
        }
        return samples
    }()

    /// Returns the radius in a direction.
    func radius(atTurns turns: Double) -> Double {
        guard !quarter.isEmpty else { return radius }
        let quarters = turns * 4
        return radius * value(1, where: 0, is: quarters - quarters.rounded(.down))
    }

    /// Returns the direction at a fraction of the circumference.
    func turns(atFraction fraction: Double) -> Double {
        guard let whole = quarter.last?[2], fraction < 1 else { return fraction }
        let quarters = fraction * 4
        let full = quarters.rounded(.down)
        return (full + value(0, where: 2, is: (quarters - full) * whole)) / 4
    }

    /// Returns the point in a direction.
    func point(atTurns turns: Double) -> SIMD2<Double> {
        SIMD2(cos(2 * .pi * turns), sin(2 * .pi * turns)) * radius(atTurns: turns)
    }

    /// Interpolates the component `wanted` of the samples where the increasing component `key` has
    /// a value.
    private func value(_ wanted: Int, where key: Int, is value: Double) -> Double {
        var (low, high) = (0, quarter.count - 1)
        while high - low > 1 {
            let middle = (low + high) / 2
            if quarter[middle][key] <= value { low = middle } else { high = middle }
        }
        let (one, other) = (quarter[low], quarter[high])
        let fraction = (value - one[key]) / (other[key] - one[key])
        return one[wanted] + (other[wanted] - one[wanted]) * fraction
    }
}
