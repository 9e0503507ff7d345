/// Two straight lines of a pen's track that meet at a corner.
struct PenAngle {
    private let start: Point
    private let corner: Point
    private let end: Point
    /// The directions of the lines, of length 1.
    private let before: Vector
    private let after: Vector

    /// Nil if the segments are no lines, or leave no corner.
    init?(_ first: PenContour.Segment, _ second: PenContour.Segment) {
        guard first.isLine, second.isLine,
            !Stroking.isSmooth(first.endDirection, second.startDirection)
        else { return nil }
        start = first.start
        corner = second.start
        end = second.end
        before = first.endDirection
        after = second.startDirection
    }

    /// Whether the pen turns clockwise at the corner.
    var isClockwise: Bool { before.cross(after) > 0 }

    /// Where the inner edges of the two lines' ink meet; nil where they do not, or where the ink of one
    /// line's end would meet that of the other line, so that their outline crosses itself. `margin` is how
    /// far apart they must be.
    func innerCorner(radius: Double, isRound: Bool, margin: Double) -> Point? {
        // Of a turn θ the edges meet r·tan(θ/2) before the corner; tan(θ/2) is sin θ/(1 + cos θ).
        let fullness = 1 + before.dot(after)
        guard fullness > 1e-3 else { return nil }
        let setback = radius * abs(before.cross(after)) / fullness
        let (incoming, outgoing) = (corner - start, end - corner)
        let least = setback + margin
        guard incoming.dot(before) >= least, outgoing.dot(after) >= least else { return nil }
        // Beyond the inner corner butt lines lie on either side of the line that halves the angle; round
        // ends reach over it where the angle is sharp or the line short.
        if isRound {
            let gap = 2 * radius + margin
            let (first, second) = (corner - before * setback, corner + after * setback)
            guard Self.distance(from: start, to: second, end) >= gap,
                Self.distance(from: end, to: start, first) >= gap
            else { return nil }
        }
        let side = isClockwise ? radius : -radius
        return corner + (before.quarterTurned + after.quarterTurned) * (side / fullness)
    }

    /// How far `point` lies from the line between two others.
    private static func distance(from point: Point, to start: Point, _ end: Point) -> Double {
        let (way, offset) = (end - start, point - start)
        let square = way.dot(way)
        let share = square > 0 ? min(max(offset.dot(way) / square, 0), 1) : 0
        return (offset - way * share).length
    }
}
