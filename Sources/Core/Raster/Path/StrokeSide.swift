/// The corners and arcs of one side of a stroke.
struct StrokeSide: ~Copyable {
    let points = GrowingBuffer<Point>()
    /// The arcs in order, with the indices of the corners at their ends.
    let arcs = GrowingBuffer<PixelOutline.Arc>()

    init() {}

    /// Removes all corners but retains the memory.
    func removeAll() {
        points.removeAll()
        arcs.removeAll()
    }

    /// Adds a corner at the end of an arc.
    func append(_ point: Point, bend: Vector, circle: CircleGeometry) {
        arcs.append(PixelOutline.Arc(corner: points.count, bend: bend, circle: circle))
        points.append(point)
    }

    /// Returns whether an arc of `circle` to `point` can extend the last arc. Together they may be
    /// little more than a third of a turn. Their centres and radii may differ by `limit`.
    func canExtendArc(to point: Point, circle: CircleGeometry, limit: Double) -> Bool {
        guard arcs.count > 0, case let last = unsafe arcs[arcs.count - 1],
            last.corner == points.count - 1,
            abs(last.circle.radius - circle.radius) <= limit,
            abs(last.circle.center.x - circle.center.x) <= limit,
            abs(last.circle.center.y - circle.center.y) <= limit
        else { return false }
        // The cosine of half of a third of a turn is 1/2.
        return middle(of: last, to: point).dot(last.bend) > 0.49 * circle.radius * last.bend.length
    }

    /// Extends the last arc to `point`.
    func extendArc(to point: Point) {
        let last = arcs.count - 1
        let middle = unsafe middle(of: arcs[last], to: point)
        let height = middle.length
        unsafe arcs[last].bend = unsafe middle * ((arcs[last].circle.radius - height) / height)
        unsafe points[points.count - 1] = point
    }

    /// Returns the vector from the centre of an arc to the middle of its chord when it ends at
    /// `end`.
    private func middle(of arc: PixelOutline.Arc, to end: Point) -> Vector {
        unsafe points[arc.corner - 1].interpolated(to: end, at: 0.5) - arc.circle.center
    }

    /// Adds corners that are joined by lines.
    func append(_ corners: GrowingBuffer<Point>) { points.append(corners) }

    /// Adds the corners of another side in reverse order.
    func appendReversed(_ other: borrowing StrokeSide) {
        let end = points.count + other.points.count
        // In reverse, an edge ends at the corner where it started.
        for i in 0..<other.arcs.count {
            var arc = unsafe other.arcs[other.arcs.count - 1 - i]
            arc.corner = end - arc.corner
            arcs.append(arc)
        }
        points.appendReversed(other.points)
    }

    /// Removes the last corner, which repeats the first: the edge to it now ends at the first.
    func close() {
        points.removeLast()
        guard arcs.count > 0, unsafe arcs[arcs.count - 1].corner == points.count else { return }
        var last = unsafe arcs[arcs.count - 1]
        last.corner = 0
        for i in (1..<arcs.count).reversed() { unsafe arcs[i] = unsafe arcs[i - 1] }
        unsafe arcs[0] = last
    }
}
