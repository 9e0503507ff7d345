/// A segment of a contour that can be measured and divided.
enum PathSegment {
    /// A line or a cubic.
    case cubic(CubicSegment)
    case arc(CircularArc)

    /// Creates the segment of an element. For `close`, it is the line back to the start of the
    /// contour.
    init(_ element: Path.Element, from start: Point, contourStart: Point) {
        switch element {
        case .move(let point), .line(let point):
            self = .cubic(CubicSegment(from: start, to: point))
        case .quad(let control, let point):
            self = .cubic(CubicSegment(start: start, control: control, end: point))
        case .cubic(let control1, let control2, let point):
            self = .cubic(
                CubicSegment(start: start, control1: control1, control2: control2, end: point)
            )
        case .arc(let center, let sweep, let point):
            self = .arc(CircularArc(start: start, center: center, sweep: sweep, end: point))
        case .close:
            self = .cubic(CubicSegment(from: start, to: contourStart))
        }
    }

    /// The start point.
    var start: Point {
        switch self {
        case .cubic(let segment): segment.start
        case .arc(let arc): arc.start
        }
    }

    /// The end point.
    var end: Point {
        switch self {
        case .cubic(let segment): segment.end
        case .arc(let arc): arc.end
        }
    }

    /// The arc length; see `CubicSegment.length`.
    var length: Double {
        switch self {
        case .cubic(let segment): segment.length
        case .arc(let arc): arc.length
        }
    }

    /// Returns the parameter at an arc length; see `CubicSegment.parameter(atLength:of:known:)`.
    func parameter(
        atLength target: Double,
        of total: Double,
        known: (t: Double, length: Double) = (0, 0)
    ) -> Double {
        switch self {
        case .cubic(let segment):
            segment.parameter(atLength: target, of: total, known: known)
        case .arc:
            target > 0 && total > 0 ? min(target / total, 1) : 0
        }
    }

    /// Returns the point at the parameter t, 0…1; exact at both ends.
    func point(at t: Double) -> Point {
        switch self {
        case .cubic(let segment): segment.point(at: t)
        case .arc(let arc): arc.point(at: t)
        }
    }

    /// Returns the part between two parameters, 0 ≤ from ≤ to ≤ 1. Ends at 0 or 1 are exact.
    func part(from: Double, to: Double) -> PathSegment {
        switch self {
        case .cubic(let segment): .cubic(segment.part(from: from, to: to))
        case .arc(let arc): .arc(arc.part(from: from, to: to))
        }
    }

    /// The segment as an element of a path that is at its start.
    var element: Path.Element {
        switch self {
        case .cubic(let segment):
            segment.isLine
                ? .line(segment.end) : .cubic(segment.control1, segment.control2, segment.end)
        case .arc(let arc): .arc(center: arc.center, sweep: arc.sweep, arc.end)
        }
    }
}
