extension Stroking {
    /// A point of the path with its unit normal to the right.
    private struct CurveSample {
        var center: Point
        var normal: Vector
    }

    /// Strokes a line.
    mutating func followLine(
        from start: Point,
        to end: Point,
        direction: Vector,
        into outline: inout PixelOutline
    ) {
        let normal = direction.quarterTurned
        let first = CurveSample(center: start, normal: normal)
        if !isAtEnd(first) { advance(to: first, into: &outline) }
        advance(to: CurveSample(center: end, normal: normal), into: &outline)
    }

    /// Strokes an arc or a curve.
    mutating func follow(_ segment: StrokeContour.Segment, into outline: inout PixelOutline) {
        if let arc = segment.arc {
            follow(arc, of: segment, into: &outline)
        } else if keepsArcs, let arc = SegmentArc(segment, within: flattening.tolerance),
            arcRadii.contains(abs(arc.radius))
        {
            follow(arc, of: segment, into: &outline)
        } else {
            follow(segment, depth: 0, into: &outline)
        }
    }

    /// Strokes an arc of a circle, whose offset curves are arcs around the same centre.
    private mutating func follow(
        _ arc: SegmentArc,
        of segment: StrokeContour.Segment,
        into outline: inout PixelOutline
    ) {
        let start = Self.sample(on: segment, at: 0)
        if !isAtEnd(start) { advance(to: start, into: &outline) }
        let offset = segment.endDirection.quarterTurned * radius
        strokeOutline.add(arc, to: segment.end, offset: offset, limit: flattening.tolerance / 16)
    }

    /// The number of samples that decide how a curve is flattened.
    private static let samples = 8

    /// Strokes a curve. Flattens it evenly if its direction changes little between coarse samples,
    /// and otherwise strokes its halves. A sharp turn at the maximum depth is a cusp.
    private mutating func follow(
        _ curve: StrokeContour.Segment,
        depth: Int,
        into outline: inout PixelOutline
    ) {
        if let view, view.hides(curve.hull) { return interrupt(into: &outline) }
        if depth > 0, cancellation?.pollAfterPiece() == true { return }
        var sampler = OffsetSampler(curve, radius: radius)
        let steps = gentleSteps(curve, &sampler)
        if steps.map({ isTooLong(curve, $0) }) ?? true, depth < 12,
            let halves = Self.halves(of: curve)
        {
            follow(halves.0, depth: depth + 1, into: &outline)
            follow(halves.1, depth: depth + 1, into: &outline)
            return
        }
        let count = steps ?? FlatteningSteps(Double(Self.samples))
        let isAtEnd = isAtEnd(Self.sample(on: curve, at: 0))
        strokeOutline.beginSteps(atLast: isAtEnd)
        if !isAtEnd { advance(to: Self.sample(on: curve, at: 0), into: &outline) }
        let areAdded = usesKernels && strokeOutline.add(count, of: &sampler)
        for i in (areAdded ? count.last : 1)...count.last {
            advance(to: Self.sample(on: curve, at: count.parameter(i)), into: &outline)
        }
        if let steps { strokeOutline.correct(steps, usesKernels: usesKernels) }
    }

    /// The number of steps above which a curve is divided, so that each half can be culled.
    private static let partSteps = 64

    /// Whether a curve may be partly invisible and has so many steps that its halves should be
    /// culled separately.
    private func isTooLong(_ curve: StrokeContour.Segment, _ steps: FlatteningSteps) -> Bool {
        guard let view, steps.last > Self.partSteps else { return false }
        return !view.showsAll(curve.hull)
    }

    /// Returns the steps that keep both offset curves within the tolerance. Returns `nil` if the
    /// curve turns too much between two samples.
    private func gentleSteps(
        _ curve: StrokeContour.Segment,
        _ sampler: inout OffsetSampler
    ) -> FlatteningSteps? {
        let bend: Bend? =
            switch usesKernels ? sampler.sample() : .unclear {
            case .gentle(let bend): bend
            case .sharp: nil
            case .unclear: self.bend(of: curve)
            }
        guard let bend else { return nil }
        // Differences D1, D2 at steps of 1/8 mean |Q′| ≈ 8·D1 and |Q″| ≈ 64·D2.
        let samples = Double(Self.samples)
        return flattening.steps(
            speed: samples * bend.squaredSpeed.squareRoot(),
            bend: samples * samples * bend.squaredBend.squareRoot(),
            areCorrected: bend.advances
        )
    }

    /// The differences of the offset points between the samples of a curve.
    struct Bend {
        /// The square of the longest step of an offset curve.
        var squaredSpeed = 0.0
        /// The square of the largest difference between two successive steps.
        var squaredBend = 0.0
        /// Whether both offset curves advance, so that they can be one polygon.
        var advances = true
    }

    /// Computes the differences between the samples of a curve. Returns `nil` if it turns too much
    /// between two samples.
    private func bend(of curve: StrokeContour.Segment) -> Bend? {
        var result = Bend()
        var from = Self.sample(on: curve, at: 0)
        var (lastStep, lastTurn) = (Vector.zero, Vector.zero)
        for i in 1...Self.samples {
            let to = Self.sample(on: curve, at: Double(i) / Double(Self.samples))
            guard from.normal.dot(to.normal) > 0.95 else { return nil }
            let step = to.center - from.center
            let turn = (to.normal - from.normal) * radius
            result.advances = result.advances && abs(turn.dot(step)) < 0.9 * step.dot(step)
            result.squaredSpeed = max(
                result.squaredSpeed,
                (step + turn).dot(step + turn),
                (step - turn).dot(step - turn)
            )
            if i > 1 {
                let (right, left) = (
                    step + turn - lastStep - lastTurn, step - turn - lastStep + lastTurn
                )
                result.squaredBend = max(result.squaredBend, right.dot(right), left.dot(left))
            }
            (from, lastStep, lastTurn) = (to, step, turn)
        }
        return result
    }

    /// Whether the outline already ends at a point, within rounding, so that the join is smooth.
    private func isAtEnd(_ point: CurveSample) -> Bool {
        guard let last = strokeOutline.last else { return false }
        let offset = point.normal * radius
        let right = point.center + offset - last.right
        let left = point.center - offset - last.left
        return max(right.dot(right), left.dot(left)) < flattening.sagitta * flattening.sagitta
            / 1024
    }

    /// Advances to the next sample. The step is a separate polygon in two cases: where an offset
    /// curve reverses, in a bend tighter than half the line width, and at a cusp, where the path
    /// turns on the spot.
    private mutating func advance(to next: CurveSample, into outline: inout PixelOutline) {
        let offset = next.normal * radius
        let sides = Sides(of: next.center, offset)
        if let last = strokeOutline.last.map(Sides.init),
            !last.advance(to: sides, of: next.center, offset)
        {
            strokeOutline.end(into: &outline)
            outline.addSwept(from: (last.right, last.left), to: (sides.right, sides.left))
            if !last.isForward(of: offset) { addDisc(at: next.center, into: &outline) }
        }
        strokeOutline.add(right: sides.right, left: sides.left)
    }

    private static func sample(on curve: StrokeContour.Segment, at t: Double) -> CurveSample {
        let (p0, p1, p2, p3) = (curve.start, curve.control1, curve.control2, curve.end)
        if t <= 0 {
            return CurveSample(center: p0, normal: curve.startDirection.quarterTurned)
        }
        if t >= 1 {
            return CurveSample(center: p3, normal: curve.endDirection.quarterTurned)
        }
        let a = (p3 - p0) + (p1 - p2) * 3
        let b = ((p0 - p1) + (p2 - p1)) * 3
        let c = (p1 - p0) * 3
        let center = p0 + ((a * t + b) * t + c) * t
        let derivative = (a * (3 * t) + b * 2) * t + c
        let direction = derivative.normalized ?? curve.startDirection
        return CurveSample(center: center, normal: direction.quarterTurned)
    }

    private static func halves(
        of curve: StrokeContour.Segment
    ) -> (StrokeContour.Segment, StrokeContour.Segment)? {
        let (p0, p1, p2, p3) = (curve.start, curve.control1, curve.control2, curve.end)
        let p01 = p0.interpolated(to: p1, at: 0.5)
        let p12 = p1.interpolated(to: p2, at: 0.5)
        let p23 = p2.interpolated(to: p3, at: 0.5)
        let p012 = p01.interpolated(to: p12, at: 0.5)
        let p123 = p12.interpolated(to: p23, at: 0.5)
        let middle = p012.interpolated(to: p123, at: 0.5)
        guard let first = StrokeContour.Segment(p0, p01, p012, middle),
            let second = StrokeContour.Segment(middle, p123, p23, p3)
        else { return nil }
        return (first, second)
    }
}
