/// The left and right offset curves of a stroke without sharp turns. With its caps, they form one
/// polygon.
struct StrokeOutline: ~Copyable {
    let right = StrokeSide()
    let left = StrokeSide()
    /// The corners of the round cap at the start.
    private let startCap = GrowingBuffer<Point>()
    /// The corners of the round cap at the end.
    private let endCap = GrowingBuffer<Point>()
    /// The index of the first point of the current curve.
    private(set) var firstStep = 0
    /// Whether the outline is unbroken since the start of its contour.
    private(set) var isUnbroken = true

    init() {}

    /// Starts an outline. `isUnbroken` is `false` if it continues a contour after a break.
    mutating func begin(isUnbroken: Bool = true) {
        right.removeAll()
        left.removeAll()
        startCap.removeAll()
        endCap.removeAll()
        firstStep = 0
        self.isUnbroken = isUnbroken
    }

    /// Adds a point to each side.
    func add(right: Point, left: Point) {
        self.right.points.append(right)
        self.left.points.append(left)
    }

    /// Adds an arc to each side, from the last points to the end of `arc`. `offset` is the vector
    /// from `end` to the right side.
    func add(_ arc: SegmentArc, to end: Point, offset: Vector, limit: Double) {
        let ratio = offset.length / arc.radius
        let inner = CircleGeometry(center: arc.center, radius: abs(arc.radius * (1 - ratio)))
        if right.canExtendArc(to: end + offset, circle: inner, limit: limit) {
            right.extendArc(to: end + offset)
            left.extendArc(to: end - offset)
            return
        }
        let outer = CircleGeometry(center: arc.center, radius: abs(arc.radius * (1 + ratio)))
        right.append(end + offset, bend: arc.bend * (1 - ratio), circle: inner)
        left.append(end - offset, bend: arc.bend * (1 + ratio), circle: outer)
    }

    /// Adds the cap at the start, from left to right.
    func addStartCap(_ corners: ArcCorners, from offset: Vector, around center: Point) {
        Self.add(corners, from: offset, around: center, to: startCap)
    }

    /// Adds the cap at the end, from right to left.
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

    /// The last point of each side; `nil` at the beginning.
    var last: (right: Point, left: Point)? {
        let count = right.points.count
        guard count > 0 else { return nil }
        return unsafe (right.points[count - 1], left.points[count - 1])
    }

    /// Marks the start of the points of a curve. If `atLast`, the last point is the first of the
    /// curve.
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
        begin(isUnbroken: false)
    }

    /// Ends the outline of a closed contour as two polygons, one inside the other.
    mutating func endAsRing(into outline: inout PixelOutline) {
        // The last points repeat the first.
        right.close()
        outline.add(right)
        outline.endPolygon()
        right.removeAll()
        right.appendReversed(left)
        right.close()
        outline.add(right)
        outline.endPolygon()
        begin(isUnbroken: false)
    }
}
