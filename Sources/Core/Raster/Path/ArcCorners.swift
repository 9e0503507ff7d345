/// The polygon corners that approximate an arc of a circle, for round caps, joins and small
/// circles.
///
/// The corners are outside the arc by two thirds of a step's sagitta, at the radius r·(1 + Δ²/12)
/// for steps of angle Δ. Polygon and arc then enclose the same area.
struct ArcCorners {
    /// The number of corners between the ends.
    let count: Int
    /// The rotation of a full step.
    private let step: (sine: Double, cosine: Double)
    /// The rotation from the start to the first corner.
    private let first: (sine: Double, cosine: Double)
    /// The radius of corners between full steps, divided by the arc's radius.
    private let swell: Double
    /// The radius of corners next to a half step, divided by the arc's radius.
    private let halfStepSwell: Double

    /// Creates the corners of an arc of `radius` through `sweep` radians.
    init(radius: Double, sweep: Double, flattening: Flattening) {
        self.init(
            sweep: sweep,
            steps: Self.steps(radius: radius, sweep: sweep, flattening: flattening)
        )
    }

    /// Returns the steps of an arc of `radius` through `sweep` radians.
    static func steps(radius: Double, sweep: Double, flattening: Flattening) -> FlatteningSteps {
        let speed = radius * abs(sweep)
        return flattening.steps(speed: speed, bend: speed * abs(sweep))
    }

    /// Creates the corners of an arc through `sweep` radians in the given steps.
    init(sweep: Double, steps: FlatteningSteps) {
        count = steps.last - 1
        let angle = sweep * steps.length
        let isCut = count > 0
        first = isCut ? DeterministicMath.sineCosine(sweep * steps.parameter(1)) : (0, 1)
        step = isCut ? DeterministicMath.sineCosine(angle) : (0, 1)
        let twelfth = angle * angle / 12
        halfStepSwell = 1 + twelfth * steps.correction(1)
        swell = 1 + twelfth
    }

    /// Writes the corners of an arc around `center`. `start` is the vector from `center` to the
    /// start of the arc.
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

    /// Calls `body` with the vector from the centre to each corner. `start` is the vector from the
    /// centre to the start of the arc.
    @inline(__always)
    func forEach(from start: Vector, _ body: (Vector) -> Void) {
        guard count > 0 else { return }
        var offset = start.turned(sine: first.sine, cosine: first.cosine)
        body(offset * halfStepSwell)
        guard count > 1 else { return }
        for _ in 2..<count {
            offset = offset.turned(sine: step.sine, cosine: step.cosine)
            body(offset * swell)
        }
        offset = offset.turned(sine: step.sine, cosine: step.cosine)
        body(offset * halfStepSwell)
    }
}
