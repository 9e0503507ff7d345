import Raster

/// The t of a gradient paint at any place, in Double, and how near that place is to a hard change.
struct IdealPaint {
    private let gradient: IdealGradient
    private let place: (Point) -> Double
    /// Hard changes of `place` itself, and where they are met with again: the length of a turn.
    private let hardPlaces: [Double]
    private let period: Double?
    /// What the place means along the gradient.
    private let t: (Double) -> Double

    /// Nil for paints without a gradient.
    init?(_ paint: Paint) {
        period =
            switch paint {
            case .conic: 1
            default: nil
            }
        switch paint {
        case .solid, .image, .projected: return nil
        case .linear(let gradient, let start, let end):
            let ideal = IdealGradient(gradient)
            let axis = end - start
            self.gradient = ideal
            place = { ($0 - start).dot(axis) / axis.dot(axis) }
            t = { min(max($0, 0), 1) }
            hardPlaces = ideal.hardPlaces
        case .radial(let gradient, let center, let startRadius, let endRadius):
            let ideal = IdealGradient(gradient)
            self.gradient = ideal
            place = { (($0 - center).length - startRadius) / (endRadius - startRadius) }
            t = { min(max($0, 0), 1) }
            hardPlaces = ideal.hardPlaces
        case .conic(let gradient, let center, let start, let end):
            let ideal = IdealGradient(gradient)
            let sweep = IdealSweep(start: start.turns, end: end.turns)
            self.gradient = ideal
            place = { sweep.place(x: $0.x - center.x, y: $0.y - center.y) }
            t = { sweep.t(at: $0) }
            hardPlaces = sweep.hardPlaces(gradient: ideal.hardPlaces)
        }
    }

    func color(at point: Point) -> SIMD4<Double> { gradient.color(at: t(place(point))) }

    /// Whether the place lies within `reach` of a hard change.
    func isAtHardChange(_ point: Point, reach: Double = 1e-6) -> Bool {
        let u = place(point)
        return hardPlaces.contains { hard in
            let distance = abs(u - hard)
            return min(distance, period.map { abs($0 - distance) } ?? distance) < reach
        }
    }
}

/// The way a conic gradient goes around, in turns from its start in the direction of its sweep.
struct IdealSweep {
    let start: Double
    let sweep: Double
    let direction: Double

    init(start: Double, end: Double) {
        self.start = start
        sweep = abs(end - start)
        direction = end < start ? -1 : 1
    }

    func place(x: Double, y: Double) -> Double {
        let turns = (SystemMath.turns(x: x, y: y) - start) * direction
        return turns - turns.rounded(.down)
    }

    func t(at u: Double) -> Double {
        if sweep > 1 {
            // The last time that the sweep passes this direction.
            return (u + (sweep - u).rounded(.down)) / sweep
        }
        if u < sweep { return u / sweep }
        return u < (1 + sweep) / 2 ? 1 : 0
    }

    func hardPlaces(gradient: [Double]) -> [Double] {
        let seam = sweep - sweep.rounded(.down)
        let within = gradient.map { $0 * sweep }.map { $0 - $0.rounded(.down) }
        return [0, seam, sweep, (1 + sweep) / 2] + within
    }
}
