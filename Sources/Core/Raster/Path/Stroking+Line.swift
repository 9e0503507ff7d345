extension Stroking {
    /// Adds the stroke of a single line with butt or round caps. Returns `false` and adds nothing
    /// for any other path. The result has the same bits as that of a contour with one segment.
    mutating func strokeLine(_ path: Path, into outline: inout PixelOutline) -> Bool {
        guard view == nil, style.dash.isEmpty, style.cap != .square, path.elements.count == 2,
            case .move(let start) = path.elements[0], case .line(let end) = path.elements[1],
            let direction = (end - start).normalized
        else { return false }
        let normal = direction.quarterTurned * radius
        let (first, last) = (Sides(of: start, normal), Sides(of: end, normal))
        guard first.advance(to: last, of: end, normal) else { return false }
        let cap = style.cap == .round ? capCorners(radius: normal.length) : nil
        let count = cap?.count ?? 0
        let isAlone = outline.isEmpty
        unsafe outline.add(4 + 2 * count) { corners in
            unsafe corners[0] = first.right
            unsafe corners[1] = last.right
            unsafe corners[2 + count] = last.left
            unsafe corners[3 + count] = first.left
            unsafe cap?.write(from: normal, around: end, to: corners + 2)
            unsafe cap?.write(from: -normal, around: start, to: corners + 4 + count)
        }
        outline.endPolygon()
        if isAlone { outline.markSimple() }
        return true
    }

    /// The points of both offset curves at a point of the path.
    struct Sides {
        let right: Point
        let left: Point

        /// Creates the points at `center`. `offset` is the vector to the right side.
        init(of center: Point, _ offset: Vector) {
            right = center + offset
            left = center - offset
        }

        /// Creates the sides from the last points of an outline.
        init(_ last: (right: Point, left: Point)) {
            (right, left) = (last.right, last.left)
        }

        /// Whether the path turns by less than 90° up to the next point. `offset` is the vector
        /// from that point to its right side.
        func isForward(of offset: Vector) -> Bool {
            (right - middle).dot(offset) > 0
        }

        /// Whether the direction changes by less than a quarter turn and both offset curves
        /// advance.
        func advance(to next: Sides, of center: Point, _ offset: Vector) -> Bool {
            // The step along the path; zero for a turn on the spot.
            let step = center - middle
            return isForward(of: offset)
                && (step == .zero
                    || (next.right - right).dot(step) > 0 && (next.left - left).dot(step) > 0)
        }

        private var middle: Point { right.interpolated(to: left, at: 0.5) }
    }
}
