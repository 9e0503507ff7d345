extension Path {
    /// Whether the path is an axis-aligned rectangle that contains `frame` after the transform.
    func isRectangle(around frame: Rect, through transform: Transform) -> Bool {
        guard transform.b == 0, transform.c == 0, elements.count == 5,
            case .move(let p0) = elements[0], case .line(let p1) = elements[1],
            case .line(let p2) = elements[2], case .line(let p3) = elements[3],
            elements[4] == .close || elements[4] == .line(p0)
        else { return false }
        let isHorizontalFirst = p0.y == p1.y && p1.x == p2.x && p2.y == p3.y && p3.x == p0.x
        let isVerticalFirst = p0.x == p1.x && p1.y == p2.y && p2.x == p3.x && p3.y == p0.y
        guard isHorizontalFirst || isVerticalFirst else { return false }
        let (one, other) = (transform.apply(to: p0), transform.apply(to: p2))
        return min(one.x, other.x) <= frame.minX && max(one.x, other.x) >= frame.maxX
            && min(one.y, other.y) <= frame.minY && max(one.y, other.y) >= frame.maxY
    }
}
