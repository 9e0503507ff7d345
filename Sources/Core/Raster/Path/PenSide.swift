/// Corners that a pen leaves on one of its sides, and which of the edges between are arcs.
///
/// Copies share their corners; one at a time may be built.
struct PenSide: ~Copyable {
    let points = GrowingBuffer<Point>()
    /// The arcs by the numbers of the corners to which they lead, in order.
    let arcs = GrowingBuffer<PixelOutline.Arc>()

    init() {}

    /// Removes all corners and keeps the memory.
    func removeAll() {
        points.removeAll()
        arcs.removeAll()
    }

    /// Adds a corner to which an arc leads.
    func append(_ point: Point, bend: Vector, circle: CircleGeometry) {
        arcs.append(PixelOutline.Arc(corner: points.count, bend: bend, circle: circle))
        points.append(point)
    }

    /// Whether an arc of `circle` to `point` goes on from another such arc, as which the two can be
    /// one: of little more than a third of a turn at most. The circles may be `limit` apart.
    func goesOn(to point: Point, circle: CircleGeometry, limit: Double) -> Bool {
        guard arcs.count > 0, case let last = unsafe arcs[arcs.count - 1],
            last.corner == points.count - 1,
            abs(last.circle.radius - circle.radius) <= limit,
            abs(last.circle.center.x - circle.center.x) <= limit,
            abs(last.circle.center.y - circle.center.y) <= limit
        else { return false }
        // Half of a third of a turn has the cosine 1/2.
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

    /// From the centre of an arc that is led on to `end`, to the middle between its ends.
    private func middle(of arc: PixelOutline.Arc, to end: Point) -> Vector {
        unsafe points[arc.corner - 1].interpolated(to: end, at: 0.5) - arc.circle.center
    }

    /// Adds corners to which lines lead.
    func append(_ corners: GrowingBuffer<Point>) { points.append(corners) }

    /// Adds another side's corners, the last first.
    func appendReversed(_ other: borrowing PenSide) {
        let end = points.count + other.points.count
        // Backwards, an edge leads to the corner from which it came.
        for i in 0..<other.arcs.count {
            var arc = unsafe other.arcs[other.arcs.count - 1 - i]
            arc.corner = end - arc.corner
            arcs.append(arc)
        }
        points.appendReversed(other.points)
    }

    /// Takes out the last corner, which is the first one again: the edge to it now leads there.
    func close() {
        points.removeLast()
        guard arcs.count > 0, unsafe arcs[arcs.count - 1].corner == points.count else { return }
        var last = unsafe arcs[arcs.count - 1]
        last.corner = 0
        for i in (1..<arcs.count).reversed() { unsafe arcs[i] = unsafe arcs[i - 1] }
        unsafe arcs[0] = last
    }
}
