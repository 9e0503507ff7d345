import Raster

/// The position t of any point along a gradient paint, in Double, and the hard edges near it.
struct IdealPaint {
    private let gradient: IdealGradient
    private let place: (Point) -> Double
    /// The hard edges of `place` itself, and their period: the length of a turn.
    private let hardPlaces: [Double]
    private let period: Double?
    /// The conversion from `place` to the position along the gradient.
    private let t: (Double) -> Double

    /// Returns `nil` for paints without a gradient.
    init?(_ paint: Paint) {
        period =
            switch paint {
            case .conic: 1
            default: nil
            }
        switch paint {
        case .solid, .along, .image, .projected: return nil
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

    /// Whether a hard edge crosses the circle of `radius` pixels around a point. `inverse` maps
    /// pixels to the paint.
    func hasHardChange(
        within radius: Double,
        of point: Point,
        through inverse: Transform
    ) -> Bool {
        let around = (0..<16).map { index in
            let offset = Vector(angle: .turns(Double(index) / 16)) * radius
            return place(point + inverse.apply(to: offset))
        }
        let least = around.min() ?? 0
        let most = around.max() ?? 0
        // Around the start of a turn, or its centre.
        if period != nil, most - least > 0.4 { return true }
        return hardPlaces.contains { least - 1e-6 <= $0 && $0 <= most + 1e-6 }
    }
}

/// The sweep of a conic gradient, in turns from its start.
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
            // The last turn that contains this direction.
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
