/// A contour to be stroked: segments with a length and directions at both ends.
///
/// Copies share their segments, so that only one copy may be built at a time.
struct StrokeContour {
    /// A line or a curve to be stroked.
    struct Segment {
        var start: Point
        var control1: Point
        var control2: Point
        var end: Point
        var isLine: Bool
        var startDirection: Vector
        var endDirection: Vector

        /// The arc that the segment follows. `nil` if it follows no circle.
        private(set) var arc: SegmentArc?

        /// The bounding box of the points and control points, which contains the segment.
        var hull: Rect { Rect(around: start, control1, control2, end) }

        /// Creates a line. Returns `nil` if it has no length.
        init?(from start: Point, to end: Point) {
            guard let direction = (end - start).normalized else { return nil }
            self.start = start
            control1 = start
            control2 = end
            self.end = end
            isLine = true
            startDirection = direction
            endDirection = direction
        }

        /// Creates a cubic curve. Returns `nil` if all points coincide. If a control point
        /// coincides with its end, the direction is that towards the next point that does not.
        init?(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) {
            guard
                let first = (p1 - p0).normalized ?? (p2 - p0).normalized ?? (p3 - p0).normalized,
                let last = (p3 - p2).normalized ?? (p3 - p1).normalized ?? (p3 - p0).normalized
            else { return nil }
            start = p0
            control1 = p1
            control2 = p2
            end = p3
            isLine = false
            startDirection = first
            endDirection = last
        }

        /// Creates a piece of an arc. The control points are those of its hull.
        init(_ piece: CircularArc.Piece, of arc: CircularArc, radius: Double) {
            start = piece.start
            control1 = piece.start + piece.bend
            control2 = piece.end + piece.bend
            end = piece.end
            isLine = false
            let sign = arc.sweep.radians < 0 ? -1.0 : 1
            startDirection = (piece.start - arc.center).quarterTurned * (sign / radius)
            endDirection = (piece.end - arc.center).quarterTurned * (sign / radius)
            self.arc = SegmentArc(radius: radius * sign, bend: piece.bend, center: arc.center)
        }
    }

    let segments = GrowingBuffer<Segment>()
    private(set) var isClosed = false
    /// Whether the contour has a start point and no length.
    private(set) var isDot = false
    private(set) var start: Point?
    private var current = Point.zero

    init() {}

    /// Starts a new contour at `start`, or an empty one if `start` is `nil`.
    mutating func begin(at start: Point? = nil) {
        segments.removeAll()
        isClosed = false
        isDot = false
        self.start = start
        current = start ?? .zero
    }

    /// Adds an element. Segments of length 0 are skipped. A contour of such segments alone draws a
    /// dot. Arcs whose radius is in `arcs` remain arcs, and others become cubics.
    mutating func add(_ element: Path.Element, keepingArcs arcs: Range<Double>) {
        isDot = true
        switch element {
        case .move: break
        case .line(let end):
            append(Segment(from: current, to: end), end: end)
        case .quad(let control, let end):
            let control1 = current.interpolated(to: control, at: 2.0 / 3)
            let control2 = end.interpolated(to: control, at: 2.0 / 3)
            append(Segment(current, control1, control2, end), end: end)
        case .cubic(let control1, let control2, let end):
            append(Segment(current, control1, control2, end), end: end)
        case .arc(let center, let sweep, let end):
            append(CircularArc(start: current, center: center, sweep: sweep, end: end), arcs)
        case .close:
            if let start {
                append(Segment(from: current, to: start), end: start)
                isClosed = true
            }
        }
    }

    private mutating func append(_ arc: CircularArc, _ radii: Range<Double>) {
        let radius = arc.radius
        if radius > 0, radii.contains(radius) {
            arc.forEachPiece { segments.append(Segment($0, of: arc, radius: radius)) }
        } else if radius > 0 {
            arc.forEachCubic { cubic in
                let segment = Segment(cubic.start, cubic.control1, cubic.control2, cubic.end)
                if let segment { segments.append(segment) }
            }
        }
        current = arc.end
    }

    private mutating func append(_ segment: Segment?, end: Point) {
        if let segment { segments.append(segment) }
        current = end
    }
}
