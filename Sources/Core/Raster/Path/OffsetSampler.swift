import CPixels

/// A sampler of both offset curves of a segment. It calls the C kernels.
struct OffsetSampler {
    private var curve: cpixels_curve
    private var ends: cpixels_ends

    /// Creates the offset curves of `segment` at the distance `radius`.
    init(_ segment: StrokeContour.Segment, radius: Double) {
        let (p0, p1, p2, p3) = (segment.start, segment.control1, segment.control2, segment.end)
        let a = (p3 - p0) + (p1 - p2) * 3
        let b = ((p0 - p1) + (p2 - p1)) * 3
        let c = (p1 - p0) * 3
        curve = cpixels_curve(
            x: p0.x,
            y: p0.y,
            ax: a.dx,
            ay: a.dy,
            bx: b.dx,
            by: b.dy,
            cx: c.dx,
            cy: c.dy,
            radius: radius
        )
        ends = cpixels_ends(
            x: p3.x,
            y: p3.y,
            start_dx: segment.startDirection.dx,
            start_dy: segment.startDirection.dy,
            end_dx: segment.endDirection.dx,
            end_dy: segment.endDirection.dy
        )
    }

    /// The result of sampling the offset curves at eighths of the parameter.
    enum SamplingResult {
        /// The direction changes little between two samples.
        case gentle(Stroking.Bend)
        /// The direction changes too much between two samples.
        case sharp
        /// The tangent vanishes at a sample, so that the curve has no direction there.
        case unclear
    }

    /// Samples the offset curves at eighths of the parameter.
    mutating func sample() -> SamplingResult {
        var bend = cpixels_bend()
        switch unsafe cpixels_measure_bend(&curve, &ends, &bend) {
        case 1:
            return .gentle(
                Stroking.Bend(
                    squaredSpeed: bend.speed,
                    squaredBend: bend.bend,
                    advances: bend.advances != 0
                )
            )
        case 0: return .sharp
        default: return .unclear
        }
    }

    /// Writes the points of both offset curves at the inner `steps`, after the existing points at
    /// `right` and `left`. There must be room for three more points. Returns whether both curves
    /// advance.
    @unsafe mutating func addOffsets(
        right: UnsafeMutablePointer<Point>,
        left: UnsafeMutablePointer<Point>,
        _ steps: FlatteningSteps
    ) -> Bool {
        unsafe cpixels_offset(
            UnsafeMutableRawPointer(right).assumingMemoryBound(to: Double.self),
            UnsafeMutableRawPointer(left).assumingMemoryBound(to: Double.self),
            Int32(steps.last - 1),
            &curve,
            steps.start,
            steps.length
        ) != 0
    }
}
