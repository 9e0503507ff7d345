extension Stroking {
    /// Adds the ink along one straight line with butt or round ends; false, and adds nothing, where the path
    /// is anything else. To the bits of what a contour of one segment becomes.
    mutating func strokeLine(_ path: Path, into outline: inout PixelOutline) -> Bool {
        guard view == nil, style.dash.isEmpty, style.cap != .square, path.elements.count == 2,
            case .move(let start) = path.elements[0], case .line(let end) = path.elements[1],
            let direction = (end - start).normalized
        else { return false }
        let normal = direction.quarterTurned * radius
        let (first, last) = (Sides(of: start, normal), Sides(of: end, normal))
        guard first.goOn(to: last, of: end, normal) else { return false }
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

    /// The points on both sides of the pen.
    struct Sides {
        let right: Point
        let left: Point

        /// Those of a pen at `center`, of which `offset` leads to the right.
        init(of center: Point, _ offset: Vector) {
            right = center + offset
            left = center - offset
        }

        /// Those that were added last.
        init(_ last: (right: Point, left: Point)) {
            (right, left) = (last.right, last.left)
        }

        /// Whether the pen turns by less than a quarter on its way to others, beside `center` with `offset`
        /// to the right.
        func isForward(of offset: Vector) -> Bool {
            (right - middle).dot(offset) > 0
        }

        /// Whether, too, both sides go forwards.
        func goOn(to next: Sides, of center: Point, _ offset: Vector) -> Bool {
            // The pen's way, by its sides' first point's middle; a turn on the spot goes nowhere.
            let way = center - middle
            return isForward(of: offset)
                && (way == .zero
                    || (next.right - right).dot(way) > 0 && (next.left - left).dot(way) > 0)
        }

        private var middle: Point { right.interpolated(to: left, at: 0.5) }
    }
}
