/// The left and right offset polylines of a stroke without sharp turns: one polygon, caps included.
///
/// Copies share their points; one at a time may be built.
struct StrokeOutline: ~Copyable {
    let right = PenSide()
    let left = PenSide()
    /// Corners before the first and after the last pair: round caps.
    private let startCap = GrowingBuffer<Point>()
    private let endCap = GrowingBuffer<Point>()
    /// Where the points of the current curve begin.
    private(set) var firstStep = 0
    /// Whether the outline is unbroken since the start of its contour.
    private(set) var isWhole = true

    init() {}

    /// Starts an outline; `whole` is false where a contour continues after a break.
    mutating func begin(whole: Bool = true) {
        right.removeAll()
        left.removeAll()
        startCap.removeAll()
        endCap.removeAll()
        firstStep = 0
        isWhole = whole
    }

    /// Adds the two points beside the pen.
    func add(right: Point, left: Point) {
        self.right.points.append(right)
        self.left.points.append(left)
    }

    /// Adds the two points beside the pen at the end of an arc that leads there from those added last;
    /// `offset` leads from the pen's centre to its right.
    func add(_ arc: PenArc, to end: Point, offset: Vector, limit: Double) {
        let share = offset.length / arc.radius
        let inner = CircleGeometry(center: arc.center, radius: abs(arc.radius * (1 - share)))
        if right.goesOn(to: end + offset, circle: inner, limit: limit) {
            right.extendArc(to: end + offset)
            left.extendArc(to: end - offset)
            return
        }
        let outer = CircleGeometry(center: arc.center, radius: abs(arc.radius * (1 + share)))
        right.append(end + offset, bend: arc.bend * (1 - share), circle: inner)
        left.append(end - offset, bend: arc.bend * (1 + share), circle: outer)
    }

    /// Adds the cap before the track, from its left to its right.
    func addStartCap(_ corners: ArcCorners, from offset: Vector, around center: Point) {
        Self.add(corners, from: offset, around: center, to: startCap)
    }

    /// Adds the cap after the track, from its right to its left.
    func addEndCap(_ corners: ArcCorners, from offset: Vector, around center: Point) {
        Self.add(corners, from: offset, around: center, to: endCap)
    }

    private static func add(
        _ corners: ArcCorners,
        from offset: Vector,
        around center: Point,
        to cap: GrowingBuffer<Point>
    ) {
        let start = cap.count
        cap.resize(count: start + corners.count)
        unsafe corners.write(from: offset, around: center, to: cap.pointer + start)
    }

    /// The two points added last; nil at the beginning.
    var last: (right: Point, left: Point)? {
        let count = right.points.count
        guard count > 0 else { return nil }
        return unsafe (right.points[count - 1], left.points[count - 1])
    }

    /// Marks the start of the points of a curve; with `atLast`, the point added last is the first of
    /// them.
    mutating func beginSteps(atLast: Bool) {
        firstStep = atLast ? right.points.count - 1 : right.points.count
    }

    /// Closes the polygon: right side, cap, reversed left side, cap.
    mutating func end(into outline: inout PixelOutline) {
        right.append(endCap)
        right.appendReversed(left)
        right.append(startCap)
        outline.add(right)
        outline.endPolygon()
        begin(whole: false)
    }

    /// Ends the outline of a closed contour: two polygons, one inside the other.
    mutating func endAsRing(into outline: inout PixelOutline) {
        // The last points are the first ones.
        right.close()
        outline.add(right)
        outline.endPolygon()
        right.removeAll()
        right.appendReversed(left)
        right.close()
        outline.add(right)
        outline.endPolygon()
        begin(whole: false)
    }
}
