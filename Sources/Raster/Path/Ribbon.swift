/// The two sides of a pen's track while it bends gently: one polygon, caps included.
struct Ribbon {
    private var right: [Point] = []
    private var left: [Point] = []
    /// Corners before the first and after the last pair: round caps.
    private var startCap: [Point] = []
    private var endCap: [Point] = []
    /// Where the places of the current curve begin.
    private var firstEvenStep = 0
    /// Whether the track has not been interrupted since its contour began.
    private(set) var isWhole = true

    /// Begins a track; `whole` is false where a contour goes on after an interruption.
    mutating func begin(whole: Bool = true) {
        right.removeAll(keepingCapacity: true)
        left.removeAll(keepingCapacity: true)
        startCap.removeAll(keepingCapacity: true)
        endCap.removeAll(keepingCapacity: true)
        firstEvenStep = 0
        isWhole = whole
    }

    /// Adds the two places beside the pen.
    mutating func add(right: Point, left: Point) {
        self.right.append(right)
        self.left.append(left)
    }

    /// Adds a corner of the cap before the track, from its left to its right.
    mutating func addToStart(_ point: Point) { startCap.append(point) }

    /// Adds a corner of the cap after the track, from its right to its left.
    mutating func addToEnd(_ point: Point) { endCap.append(point) }

    /// The two places added last; nil at the beginning.
    var last: (right: Point, left: Point)? {
        guard let right = right.last, let left = left.last else { return nil }
        return (right, left)
    }

    /// Tells that the places to follow lie on a curve at even steps.
    mutating func beginEvenSteps() {
        firstEvenStep = right.count
    }

    /// Takes the places since `beginEvenSteps` that have neighbours on both sides a twelfth of their
    /// second difference outwards, so that the polygon keeps the curve's area.
    mutating func correctEvenSteps() {
        Self.correct(&right, from: firstEvenStep)
        Self.correct(&left, from: firstEvenStep)
    }

    /// Ends the track: right side, cap, left side backwards, cap.
    mutating func end(into outline: inout Outline) {
        for point in right { outline.add(point) }
        for point in endCap { outline.add(point) }
        for point in left.reversed() { outline.add(point) }
        for point in startCap { outline.add(point) }
        outline.endPolygon()
        begin(whole: false)
    }

    /// Ends a track that closes upon itself: two polygons, one around the other.
    mutating func endAsRing(into outline: inout Outline) {
        for point in right.dropLast() { outline.add(point) }
        outline.endPolygon()
        for point in left.dropFirst().reversed() { outline.add(point) }
        outline.endPolygon()
        begin(whole: false)
    }

    private static func correct(_ points: inout [Point], from first: Int) {
        guard points.count - first > 2 else { return }
        var before = points[first]
        for i in (first + 1)..<(points.count - 1) {
            let here = points[i]
            let after = points[i + 1]
            points[i] = Point(
                x: here.x - (before.x - 2 * here.x + after.x) / 12,
                y: here.y - (before.y - 2 * here.y + after.y) / 12
            )
            before = here
        }
    }
}
