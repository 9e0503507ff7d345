/// A piece of a contour that can be measured and divided.
enum PathSegment {
    /// A line or a cubic.
    case cubic(CubicSegment)
    /// An arc of a circle.
    case arc(CircularArc)

    /// The piece that a step draws; for `close`, the line back to the contour's start.
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

    /// Where it begins.
    var start: Point {
        switch self {
        case .cubic(let segment): segment.start
        case .arc(let arc): arc.start
        }
    }

    /// Where it ends.
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

    /// The parameter at an arc length; see `CubicSegment.parameter(atLength:of:known:)`.
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

    /// The point at the parameter t, 0…1; exact at both ends.
    func point(at t: Double) -> Point {
        switch self {
        case .cubic(let segment): segment.point(at: t)
        case .arc(let arc): arc.point(at: t)
        }
    }

    /// The part between two parameters, 0 ≤ from ≤ to ≤ 1; an end at 0 or 1 keeps its point.
    func part(from: Double, to: Double) -> PathSegment {
        switch self {
        case .cubic(let segment): .cubic(segment.part(from: from, to: to))
        case .arc(let arc): .arc(arc.part(from: from, to: to))
        }
    }

    /// The piece as a step of a path that has come to its start.
    var element: Path.Element {
        switch self {
        case .cubic(let segment):
            segment.isLine
                ? .line(segment.end) : .cubic(segment.control1, segment.control2, segment.end)
        case .arc(let arc): .arc(center: arc.center, sweep: arc.sweep, arc.end)
        }
    }
}
