/// An elliptical arc between two points, as drawn by SVG's A command.
///
/// Conversion to the centre: SVG 1.1, F.6.5; radii out of range: F.6.6. All computations use
/// coordinates that turn the ellipse into the unit circle, so that no square can overflow.
struct SVGArc {
    let start: Point
    let end: Point
    private let radii: Vector
    private let rotation: Angle
    private let isLarge: Bool
    private let isClockwise: Bool

    init(
        from start: Point,
        to end: Point,
        radii: Vector,
        rotation: Angle,
        isLarge: Bool,
        isClockwise: Bool
    ) {
        self.start = start
        self.end = end
        self.radii = Vector(dx: radii.dx.magnitude, dy: radii.dy.magnitude)
        self.rotation = rotation
        self.isLarge = isLarge
        self.isClockwise = isClockwise
    }

    /// Adds the arc to a path that is at its start, as cubics. Adds a line if a radius is 0, and
    /// nothing if the arc ends at its start.
    func add(to path: inout Path) {
        guard start != end else { return }
        guard radii.dx > 0, radii.dy > 0 else {
            path.line(to: end)
            return
        }
        let axis = Vector(angle: rotation)
        let chord = (start - end) * 0.5
        let x = axis.dot(chord) / radii.dx
        let y = axis.cross(chord) / radii.dy
        let square = x * x + y * y
        guard square > 0, square.isFinite else {
            path.line(to: end)
            return
        }
        // An ellipse that cannot reach both ends is enlarged until it does.
        let growth = max(square, 1).squareRoot()
        let ellipse = Transform(
            a: axis.dx * radii.dx * growth,
            b: axis.dy * radii.dx * growth,
            c: -axis.dy * radii.dy * growth,
            d: axis.dx * radii.dy * growth,
            tx: 0,
            ty: 0
        )
        let from = Vector(dx: x / growth, dy: y / growth)
        // Half of the chord is the sine of half the smaller arc.
        let sine = min(square, 1).squareRoot()
        if !isLarge && sine <= Self.flatSine {
            addFlat(to: &path, ellipse: ellipse, from: from, sine: sine)
        } else {
            addRound(to: &path, ellipse: ellipse, from: from, sine: sine)
        }
    }

    /// The sine of 15°: arcs of up to 30° are one cubic.
    private static let flatSine = 0.25881904510252074

    /// Adds a short arc from its chord, because its centre may be too far away for exact points
    /// near the ends.
    ///
    /// At its ends, the arc differs from the chord by half its angle. The handles are 4/3·tan of a
    /// quarter of the angle, which is the chord divided by 3·cos² of the quarter.
    private func addFlat(
        to path: inout Path,
        ellipse: Transform,
        from: Vector,
        sine: Double
    ) {
        let cosine = (1 - sine * sine).squareRoot()
        let chord = end - start
        let across = ellipse.apply(to: (from * -2).quarterTurned) * (isClockwise ? -sine : sine)
        let factor = 2 / (3 * (1 + cosine))
        path.cubic(
            to: end,
            control1: start + (chord * cosine + across) * factor,
            control2: end - (chord * cosine - across) * factor
        )
    }

    private func addRound(
        to path: inout Path,
        ellipse: Transform,
        from: Vector,
        sine: Double
    ) {
        let cosine = (1 - sine * sine).squareRoot()
        let reach = isLarge == isClockwise ? -cosine / sine : cosine / sine
        let center = Vector(dx: reach * from.dy, dy: -reach * from.dx)
        let first = DeterministicMath.atan2(y: from.dy - center.dy, x: from.dx - center.dx)
        // Unlike the difference of the angles of both ends, this cannot become negative.
        let small = 2 * DeterministicMath.atan2(y: sine, x: cosine)
        let sweep = isLarge ? 2 * Double.pi - small : small
        let middle = start.interpolated(to: end, at: 0.5) + ellipse.apply(to: center)
        path.addArc(
            of: ellipse.then(.translation(dx: middle.x, dy: middle.y)),
            start: first,
            sweep: isClockwise ? sweep : -sweep,
            to: end
        )
    }
}
