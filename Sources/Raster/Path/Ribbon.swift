/// The two sides of a pen's track while it bends gently: one polygon, caps included.
///
/// Copies share their places; one at a time may be built.
struct Ribbon {
    let right = GrowingBuffer<Point>()
    let left = GrowingBuffer<Point>()
    /// Corners before the first and after the last pair: round caps.
    private let startCap = GrowingBuffer<Point>()
    private let endCap = GrowingBuffer<Point>()
    /// Where the places of the current curve begin.
    private(set) var firstStep = 0
    /// Whether the track has not been interrupted since its contour began.
    private(set) var isWhole = true

    init() {}

    /// Begins a track; `whole` is false where a contour goes on after an interruption.
    mutating func begin(whole: Bool = true) {
        right.removeAll()
        left.removeAll()
        startCap.removeAll()
        endCap.removeAll()
        firstStep = 0
        isWhole = whole
    }

    /// Adds the two places beside the pen.
    func add(right: Point, left: Point) {
        self.right.append(right)
        self.left.append(left)
    }

    /// Adds a corner of the cap before the track, from its left to its right.
    func addToStart(_ point: Point) { startCap.append(point) }

    /// Adds a corner of the cap after the track, from its right to its left.
    func addToEnd(_ point: Point) { endCap.append(point) }

    /// The two places added last; nil at the beginning.
    var last: (right: Point, left: Point)? {
        guard right.count > 0 else { return nil }
        return (right[right.count - 1], left[left.count - 1])
    }

    /// Tells that the places to follow lie on a curve; with `atLast`, the place added last is the
    /// first of them.
    mutating func beginSteps(atLast: Bool) {
        firstStep = atLast ? right.count - 1 : right.count
    }

    /// Ends the track: right side, cap, left side backwards, cap.
    mutating func end(into outline: inout Outline) {
        endCap.appendReversed(left)
        endCap.append(startCap)
        outline.add(right)
        outline.add(endCap)
        outline.endPolygon()
        begin(whole: false)
    }

    /// Ends a track that closes upon itself: two polygons, one around the other.
    mutating func endAsRing(into outline: inout Outline) {
        // The last places are the first ones.
        right.removeLast()
        outline.add(right)
        outline.endPolygon()
        right.removeAll()
        right.appendReversed(left)
        right.removeLast()
        outline.add(right)
        outline.endPolygon()
        begin(whole: false)
    }
}
