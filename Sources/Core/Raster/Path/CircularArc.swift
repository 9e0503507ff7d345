/// An arc of a circle, of up to one turn.
package struct CircularArc: Hashable, Sendable {
    /// The start point.
    package let start: Point
    /// The centre of the circle.
    package let center: Point
    /// The angle from the start to the end; positive is clockwise.
    package let sweep: Angle
    /// The end point, at the same distance from the centre as the start.
    package let end: Point

    /// The radius of the circle.
    package var radius: Double { (start - center).length }

    /// The arc length.
    var length: Double { radius * sweep.radians.magnitude }

    /// Returns the point at a fraction of the arc length, 0…1; exact at both ends.
    func point(at t: Double) -> Point {
        if t <= 0 { return start }
        if t >= 1 { return end }
        let (sine, cosine) = DeterministicMath.sineCosine(sweep.radians * t)
        return center + (start - center).turned(sine: sine, cosine: cosine)
    }

    /// Returns the part between two fractions of the arc length, 0 ≤ from ≤ to ≤ 1.
    func part(from: Double, to: Double) -> CircularArc {
        CircularArc(
            start: point(at: from),
            center: center,
            sweep: sweep * (to - from),
            end: point(at: to)
        )
    }

    /// A piece of an arc, of at most a third of a turn.
    struct Piece {
        let start: Point
        let end: Point
        /// The vector from the middle of the chord to the middle of the piece.
        let bend: Vector

        /// The bounding box of the ends and the ends moved by `bend`, which contains the piece.
        var hull: Rect { Rect(around: start, start + bend, end + bend, end) }
    }

    /// Calls `body` with pieces of equal length.
    func forEachPiece(_ body: (Piece) -> Void) {
        let radius = self.radius
        guard radius > 0 else { return }
        // A full turn has three, despite rounding.
        let count = max((sweep.radians.magnitude * (1.5 / Double.pi) - 1e-9).rounded(.up), 1)
        var from = start
        forEachOffset(count) { to, isLast in
            let end = isLast ? self.end : center + to
            let middle = (from - center) + (end - center)
            let bend = middle * (radius / middle.length - 0.5)
            body(Piece(start: from, end: end, bend: bend))
            from = end
        }
    }

    /// Calls `body` with points whose bounding box, together with the start, is that of the arc:
    /// the ends of its pieces and its rightmost, lowest, leftmost and highest points.
    func forEachExtreme(_ body: (Point) -> Void) {
        let (right, down) = (Vector(dx: radius, dy: 0), Vector(dx: 0, dy: radius))
        forEachPiece { piece in
            func add(_ point: Point) {
                // An arc of less than half a turn is on one side of its chord.
                if (point - piece.start).dot(piece.bend) > 0 { body(point) }
            }
            add(center + right)
            add(center + down)
            add(center - right)
            add(center - down)
            body(piece.end)
        }
    }

    /// Points whose bounding box contains the arc after any transform. Empty if the radius is 0.
    var hullPoints: [Point] {
        var result: [Point] = []
        forEachPiece { result += [$0.start, $0.start + $0.bend, $0.end + $0.bend, $0.end] }
        return result
    }

    /// Calls `body` with cubics of at most 30° that approximate the arc to 4·10⁻⁷ of the radius.
    func forEachCubic(_ body: (CubicSegment) -> Void) {
        let count = max((sweep.radians.magnitude * (6 / Double.pi) - 1e-9).rounded(.up), 1)
        // The handles of a cubic whose middle is on the circle: 4/3·tan(angle/4).
        let (sine, cosine) = DeterministicMath.sineCosine(sweep.radians / count / 4)
        let handle = 4.0 / 3 * (sine / cosine)
        var (from, offset) = (start, start - center)
        forEachOffset(count) { to, isLast in
            let end = isLast ? self.end : center + to
            body(
                CubicSegment(
                    start: from,
                    control1: from + offset.quarterTurned * handle,
                    control2: end - to.quarterTurned * handle,
                    end: end
                )
            )
            (from, offset) = (end, to)
        }
    }

    /// Calls `body` with the end of each of `count` equal parts, relative to the centre. The second
    /// argument is whether the part is the last.
    private func forEachOffset(_ count: Double, _ body: (Vector, Bool) -> Void) {
        guard count > 1 else { return body(end - center, true) }
        let (sine, cosine) = DeterministicMath.sineCosine(sweep.radians / count)
        var offset = start - center
        for _ in 1..<Int(count) {
            offset = offset.turned(sine: sine, cosine: cosine)
            body(offset, false)
        }
        body(end - center, true)
    }
}

extension Path {
    /// The path with cubics in place of its arcs, exact to 4·10⁻⁷ of their radius.
    package var withoutArcs: Path {
        guard elements.contains(where: { if case .arc = $0 { true } else { false } }) else {
            return self
        }
        var result: [Element] = []
        var (start, current) = (Point.zero, Point.zero)
        for element in elements {
            switch element {
            case .arc(let center, let sweep, let end):
                CircularArc(start: current, center: center, sweep: sweep, end: end)
                    .forEachCubic { result.append(.cubic($0.control1, $0.control2, $0.end)) }
            case .move(let point):
                start = point
                result.append(element)
            default: result.append(element)
            }
            current = element.end ?? start
        }
        return Path(elements: result)
    }
}
