/// An outline of lines, Bézier curves and arcs of circles: one or more contours, each begun by a move.
///
/// Values may hold any numbers; a path with a coordinate that is not finite, or farther than
/// `Path.coordinateLimit` from the origin after its transform, draws nothing.
public struct Path: Hashable, Sendable {
    /// One step of a path.
    public enum Element: Hashable, Sendable {
        /// Begins a contour.
        case move(Point)
        /// A straight line to a point.
        case line(Point)
        /// A quadratic Bézier curve: control point, end.
        case quad(Point, Point)
        /// A cubic Bézier curve: two control points, end.
        case cubic(Point, Point, Point)
        /// An arc of a circle: its centre, the angle to turn through, clockwise where positive and
        /// of up to a turn, and its end, as far from the centre as its start.
        case arc(center: Point, sweep: Angle, Point)
        /// A straight line back to the contour's beginning, which joins its ends.
        case close
    }

    /// The steps in order.
    public private(set) var elements: [Element]
    private var start: Point?

    /// A path without any contour.
    public init() {
        elements = []
    }

    /// A path of finished steps, of which every contour begins with a move.
    package init(elements: [Element]) {
        self.elements = elements
        for case .move(let point) in elements.reversed() {
            start = point
            return
        }
    }

    /// Whether there is nothing to draw.
    public var isEmpty: Bool { elements.isEmpty }

    /// Begins a contour at `point`.
    public mutating func move(to point: Point) {
        elements.append(.move(point))
        start = point
    }

    /// Adds a straight line; begins a contour when there is none.
    public mutating func line(to point: Point) {
        guard begin(at: point) else { return }
        elements.append(.line(point))
    }

    /// Adds a quadratic Bézier curve; begins a contour at `point` when there is none.
    public mutating func quad(to point: Point, control: Point) {
        guard begin(at: point) else { return }
        elements.append(.quad(control, point))
    }

    /// Adds a cubic Bézier curve; begins a contour at `point` when there is none.
    public mutating func cubic(to point: Point, control1: Point, control2: Point) {
        guard begin(at: point) else { return }
        elements.append(.cubic(control1, control2, point))
    }

    /// Adds an arc about `center` to a point that is as far from there as the contour's end.
    mutating func arc(to point: Point, center: Point, sweep: Angle) {
        elements.append(.arc(center: center, sweep: sweep, point))
    }

    /// Joins the contour's end to its beginning; what follows begins there.
    public mutating func close() {
        guard let last = elements.last, last != .close else { return }
        elements.append(.close)
    }

    /// Appends the contours of another path.
    public mutating func append(_ other: Path) {
        elements += other.elements
        start = other.start ?? start
    }

    /// Makes room for steps to come.
    mutating func reserve(_ count: Int) { elements.reserveCapacity(elements.count + count) }

    /// The path with every point sent through `transform`; where circles do not stay circles, arcs
    /// become cubics.
    public func transformed(by transform: Transform) -> Path {
        var result = transform.keepsCircles ? self : withoutArcs
        let isMirrored = transform.determinant < 0
        result.start = start.map(transform.apply(to:))
        result.elements = result.elements.map { element in
            switch element {
            case .move(let p): .move(transform.apply(to: p))
            case .line(let p): .line(transform.apply(to: p))
            case .quad(let c, let p): .quad(transform.apply(to: c), transform.apply(to: p))
            case .cubic(let c1, let c2, let p):
                .cubic(
                    transform.apply(to: c1),
                    transform.apply(to: c2),
                    transform.apply(to: p)
                )
            case .arc(let center, let sweep, let p):
                .arc(
                    center: transform.apply(to: center),
                    sweep: isMirrored ? -sweep : sweep,
                    transform.apply(to: p)
                )
            case .close: .close
            }
        }
        return result
    }

    /// Makes sure a contour is open: true when a step may follow, false when this step began one.
    private mutating func begin(at point: Point) -> Bool {
        switch elements.last {
        case nil:
            move(to: point)
            return false
        case .close:
            move(to: start ?? point)
            return true
        default:
            return true
        }
    }
}

/// Which points a path surrounds.
public enum FillRule: String, Hashable, Sendable, CaseIterable {
    /// Those with a winding number other than 0.
    case nonZero
    /// Those with an odd winding number.
    case evenOdd
}

extension Path {
    /// Whether every point and control point, sent through `transform`, is a point within the
    /// coordinate limit.
    ///
    /// Asked before a path is cut into lines: one that reaches too far would be cut into very many,
    /// only to be thrown away.
    package func isDrawable(through transform: Transform) -> Bool {
        func holds(_ point: Point) -> Bool {
            let point = transform.apply(to: point)
            // NaN is not within the limit.
            return abs(point.x) <= Self.coordinateLimit && abs(point.y) <= Self.coordinateLimit
        }
        let scale = abs(transform.a) + abs(transform.b) + abs(transform.c) + abs(transform.d)
        func holdsAll(around point: Point, _ reach: Double) -> Bool {
            let point = transform.apply(to: point)
            let reach = reach * scale
            return abs(point.x) + reach <= Self.coordinateLimit
                && abs(point.y) + reach <= Self.coordinateLimit
        }
        var (start, current) = (Point.zero, Point.zero)
        return elements.allSatisfy { element in
            let from = current
            current = element.end ?? start
            switch element {
            case .move(let point):
                start = point
                return holds(point)
            case .line(let point): return holds(point)
            case .quad(let control, let point): return holds(control) && holds(point)
            case .cubic(let control1, let control2, let point):
                return holds(control1) && holds(control2) && holds(point)
            case .arc(let center, let sweep, let end):
                let arc = CircularArc(start: from, center: center, sweep: sweep, end: end)
                let reach = arc.radius
                return holds(end)
                    && (holdsAll(around: center, reach) || arc.hullPoints.allSatisfy(holds))
            case .close: return true
            }
        }
    }
}
