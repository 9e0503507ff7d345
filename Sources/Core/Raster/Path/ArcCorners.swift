/// Arcs of a circle as corners, for a round pen's caps and joins and for small circles.
///
/// The corners lie outside the arc by two thirds of a step's sagitta, so that polygon and arc enclose
/// the same area: at r·(1 + Δ²/12), Δ the angle of a step.
struct ArcCorners {
    /// How many corners there are between the ends.
    let count: Int
    /// From one whole step to the next.
    private let step: (sine: Double, cosine: Double)
    /// From the start to the first corner.
    private let first: (sine: Double, cosine: Double)
    /// How far out whole steps lead, and those beside half a step.
    private let swell: Double
    private let besideHalf: Double

    /// The corners of an arc of `radius` through `sweep` radians.
    init(radius: Double, sweep: Double, flattening: Flattening) {
        self.init(
            sweep: sweep,
            steps: Self.steps(radius: radius, sweep: sweep, flattening: flattening)
        )
    }

    /// The steps of an arc of `radius` through `sweep` radians.
    static func steps(radius: Double, sweep: Double, flattening: Flattening) -> FlatteningSteps {
        let speed = radius * abs(sweep)
        return flattening.steps(speed: speed, bend: speed * abs(sweep))
    }

    /// The corners of an arc through `sweep` radians in so many steps.
    init(sweep: Double, steps: FlatteningSteps) {
        count = steps.last - 1
        let angle = sweep * steps.length
        let isCut = count > 0
        first = isCut ? DeterministicMath.sineCosine(sweep * steps.parameter(1)) : (0, 1)
        step = isCut ? DeterministicMath.sineCosine(angle) : (0, 1)
        let twelfth = angle * angle / 12
        besideHalf = 1 + twelfth * steps.correction(1)
        swell = 1 + twelfth
    }

    /// Writes the corners around `center`, where `start` leads from there to the arc's start.
    @inline(__always)
    @unsafe func write(
        from start: Vector,
        around center: Point,
        to corners: UnsafeMutablePointer<Point>
    ) {
        var index = 0
        forEach(from: start) { offset in
            unsafe corners[index] = center + offset
            index &+= 1
        }
    }

    /// Calls `body` with each corner's offset from the centre, where `start` leads to the arc's start.
    @inline(__always)
    func forEach(from start: Vector, _ body: (Vector) -> Void) {
        guard count > 0 else { return }
        var offset = start.turned(sine: first.sine, cosine: first.cosine)
        body(offset * besideHalf)
        guard count > 1 else { return }
        for _ in 2..<count {
            offset = offset.turned(sine: step.sine, cosine: step.cosine)
            body(offset * swell)
        }
        offset = offset.turned(sine: step.sine, cosine: step.cosine)
        body(offset * besideHalf)
    }
}
