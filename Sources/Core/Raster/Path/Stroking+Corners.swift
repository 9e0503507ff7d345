extension Stroking {
    /// Returns whether a change of direction is too small for a join.
    static func isSmooth(_ before: Vector, _ after: Vector) -> Bool {
        before.dot(after) > 0 && abs(before.cross(after)) < 1e-4
    }

    mutating func join(
        _ before: Vector,
        _ after: Vector,
        at point: Point,
        into outline: inout PixelOutline
    ) {
        guard !Self.isSmooth(before, after) else { return }
        strokeOutline.end(into: &outline)
        addJoin(before, after, at: point, into: &outline)
        strokeOutline.begin(isUnbroken: false)
    }

    /// Adds the join on the outer side of a corner.
    func addJoin(
        _ before: Vector,
        _ after: Vector,
        at point: Point,
        into outline: inout PixelOutline
    ) {
        var corners = [point]
        forEachCorner(ofJoinFrom: before, to: after, at: point) { corners.append($0) }
        outline.addOriented(corners)
    }

    /// Calls `body` with the points of the outer side of a join, in the direction of the path.
    private func forEachCorner(
        ofJoinFrom before: Vector,
        to after: Vector,
        at point: Point,
        _ body: (Point) -> Void
    ) {
        let turn = before.cross(after)
        // The length of a miter depends on the full line width, which `radius` may not include.
        let radius = style.join == .round ? radius : style.width / 2
        // The outer side is on the left of a clockwise turn, and on the right of a
        // counter-clockwise turn.
        let side = turn > 0 ? -radius : radius
        let from = before.quarterTurned * side
        let to = after.quarterTurned * side
        body(point + from)
        switch style.join {
        case .bevel: break
        case .miter:
            // The miter ratio is 1/cos(θ/2) for a turn θ; |from + to| is 2r·cos(θ/2).
            let sum = from + to
            let cosine = sum.length / (2 * radius)
            if cosine * style.miterLimit >= 1, cosine > 0 {
                body(point + sum * (1 / (2 * cosine * cosine)))
            }
        case .round:
            RoundPen.addArc(
                from: from,
                to: to,
                clockwise: turn > 0,
                around: point,
                flattening: flattening,
                body
            )
        }
        body(point + to)
    }

    // MARK: Contours of two lines

    /// Adds a contour of two lines as one polygon that does not cross itself, including caps.
    /// Returns `false` and adds nothing if that is not possible.
    mutating func strokeCorner(into outline: inout PixelOutline) -> Bool {
        guard !contour.isClosed, view == nil, style.cap != .square else { return false }
        let (first, second) = unsafe (contour.segments[0], contour.segments[1])
        guard let angle = StrokeCorner(first, second),
            let inner = angle.innerCorner(
                radius: radius,
                isRound: style.cap == .round,
                margin: flattening.pixel
            )
        else { return false }
        let isAlone = outline.isEmpty
        let normal = first.startDirection.quarterTurned * radius
        addStartCap(at: first.start, direction: first.startDirection)
        strokeOutline.add(right: first.start + normal, left: first.start - normal)
        let (left, right) = (strokeOutline.left.points, strokeOutline.right.points)
        (angle.isClockwise ? right : left).append(inner)
        forEachCorner(
            ofJoinFrom: first.endDirection,
            to: second.startDirection,
            at: second.start
        ) { (angle.isClockwise ? left : right).append($0) }
        let lastNormal = second.endDirection.quarterTurned * radius
        strokeOutline.add(right: second.end + lastNormal, left: second.end - lastNormal)
        addEndCap(at: second.end, direction: second.endDirection)
        strokeOutline.end(into: &outline)
        if isAlone { outline.markSimple() }
        return true
    }
}
