/// Two lines of a path that meet at a corner.
struct StrokeCorner {
    private let start: Point
    private let corner: Point
    private let end: Point
    /// The unit vectors along the lines.
    private let before: Vector
    private let after: Vector

    /// Returns `nil` unless both segments are lines that form a corner.
    init?(_ first: StrokeContour.Segment, _ second: StrokeContour.Segment) {
        guard first.isLine, second.isLine,
            !Stroking.isSmooth(first.endDirection, second.startDirection)
        else { return nil }
        start = first.start
        corner = second.start
        end = second.end
        before = first.endDirection
        after = second.startDirection
    }

    /// Whether the path turns clockwise at the corner.
    var isClockwise: Bool { before.cross(after) > 0 }

    /// Returns the point where the inner edges of both strokes meet. Returns `nil` if they do not
    /// meet, or if the end of one stroke is closer than `margin` to the other stroke, so that the
    /// outline would cross itself.
    func innerCorner(radius: Double, isRound: Bool, margin: Double) -> Point? {
        // For a turn θ, the edges meet r·tan(θ/2) before the corner; tan(θ/2) is sin θ/(1 + cos θ).
        let fullness = 1 + before.dot(after)
        guard fullness > 1e-3 else { return nil }
        let setback = radius * abs(before.cross(after)) / fullness
        let (incoming, outgoing) = (corner - start, end - corner)
        let least = setback + margin
        guard incoming.dot(before) >= least, outgoing.dot(after) >= least else { return nil }
        // Beyond the inner corner, strokes with butt caps are on opposite sides of the bisector.
        // Round caps cross it if the angle is sharp or the line short.
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

    /// Returns the distance of `point` from the line segment between two others.
    private static func distance(from point: Point, to start: Point, _ end: Point) -> Double {
        let (segment, offset) = (end - start, point - start)
        let square = segment.dot(segment)
        let fraction = square > 0 ? min(max(offset.dot(segment) / square, 0), 1) : 0
        return (offset - segment * fraction).length
    }
}
