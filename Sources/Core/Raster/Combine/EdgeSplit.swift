/// A point at which an edge is divided.
struct EdgeSplit: Equatable, Sendable {
    /// The index of the edge.
    let edge: Int
    let point: GridPoint
    /// The position of the point along the edge, multiplied by the square of its length.
    let position: Int64

    private init(_ index: Int, _ edge: CombinedEdge, at point: GridPoint) {
        self.edge = index
        self.point = point
        position = edge.start.vector(to: edge.end).dot(edge.start.vector(to: point))
    }

    /// Returns whether the split is before another one. Splits are ordered by edge, then along it.
    func precedes(_ other: EdgeSplit) -> Bool {
        if edge != other.edge { return edge < other.edge }
        if position != other.position { return position < other.position }
        return point < other.point
    }

    /// Adds the points at which two edges divide each other.
    ///
    /// An edge is divided at an end of the other if it passes within about half a step of it, and
    /// otherwise where both cross. Without this tolerance, edges that almost coincide would have to
    /// be divided very often (Hobby, “Practical segment intersection with finite precision output”,
    /// 1999).
    static func add(
        _ firstIndex: Int,
        _ first: CombinedEdge,
        _ secondIndex: Int,
        _ second: CombinedEdge,
        to splits: inout [EdgeSplit]
    ) {
        let (one, other) = (EdgeLine(first), EdgeLine(second))
        let (startSide, endSide) = (one.side(of: second.start), one.side(of: second.end))
        guard !one.isApart(startSide, endSide) else { return }
        let (firstStart, firstEnd) = (other.side(of: first.start), other.side(of: first.end))
        guard !other.isApart(firstStart, firstEnd) else { return }
        let count = splits.count
        func touch(_ side: Int64, _ point: GridPoint, _ index: Int, _ line: EdgeLine) {
            guard line.touches(point, side) else { return }
            splits.append(EdgeSplit(index, line.edge, at: point))
        }
        touch(startSide, second.start, firstIndex, one)
        touch(endSide, second.end, firstIndex, one)
        touch(firstStart, first.start, secondIndex, other)
        touch(firstEnd, first.end, secondIndex, other)
        guard splits.count == count, startSide.signum() * endSide.signum() < 0,
            firstStart.signum() * firstEnd.signum() < 0
        else { return }
        let point = crossing(first, second, firstStart, firstEnd)
        for (index, edge) in [(firstIndex, first), (secondIndex, second)]
        where point != edge.start && point != edge.end {
            splits.append(EdgeSplit(index, edge, at: point))
        }
    }

    /// Returns the grid point nearest to the crossing of two edges. The arguments are the sides of
    /// the first edge's ends, which have opposite signs.
    private static func crossing(
        _ first: CombinedEdge,
        _ second: CombinedEdge,
        _ startSide: Int64,
        _ endSide: Int64
    ) -> GridPoint {
        let fraction = Double(startSide) / (Double(startSide) - Double(endSide))
        let along = first.start.vector(to: first.end)
        return GridPoint(
            x: first.start.x + Int32((Double(along.dx) * fraction).rounded()),
            y: first.start.y + Int32((Double(along.dy) * fraction).rounded())
        )
    }
}

/// The line through an edge.
private struct EdgeLine {
    let edge: CombinedEdge
    private let along: GridVector
    /// Twice the side of a point at a distance of about half a step. The line then touches the
    /// square around the point with sides of one step.
    private let tolerance: Int64

    init(_ edge: CombinedEdge) {
        self.edge = edge
        along = edge.start.vector(to: edge.end)
        tolerance = abs(along.dx) + abs(along.dy)
    }

    /// Returns the side of a point: positive if it is clockwise from the line, 0 if on it.
    func side(of point: GridPoint) -> Int64 { along.cross(edge.start.vector(to: point)) }

    /// Returns whether two points are on the same side, and neither is close to the line.
    func isApart(_ one: Int64, _ other: Int64) -> Bool {
        (2 * one >= tolerance && 2 * other >= tolerance)
            || (2 * one <= -tolerance && 2 * other <= -tolerance)
    }

    /// Returns whether the edge passes close to a point that is between its ends.
    func touches(_ point: GridPoint, _ side: Int64) -> Bool {
        guard 2 * abs(side) < tolerance, point != edge.start, point != edge.end else {
            return false
        }
        let position = along.dot(edge.start.vector(to: point))
        return position > 0 && position < along.dot(along)
    }
}
