/// An outline of lines, Bézier curves and arcs of circles. It has one or more contours, and each
/// begins with a move.
///
/// A path may contain any numbers. It draws nothing if a coordinate is not finite, or is farther
/// than `Path.coordinateLimit` from the origin after its transform.
public struct Path: Hashable, Sendable {
    /// An element of a path.
    public enum Element: Hashable, Sendable {
        /// Begins a contour.
        case move(Point)
        /// A line to a point.
        case line(Point)
        /// A quadratic Bézier curve: control point, end point.
        case quad(Point, Point)
        /// A cubic Bézier curve: two control points, end point.
        case cubic(Point, Point, Point)
        /// An arc of a circle: the centre, the angle of up to one turn, positive clockwise, and the
        /// end point, at the same distance from the centre as the start.
        case arc(center: Point, sweep: Angle, Point)
        /// A line back to the start of the contour, where both ends are joined.
        case close
    }

    /// The elements in order.
    public private(set) var elements: [Element]
    private var start: Point?

    /// Creates an empty path.
    public init() {
        elements = []
    }

    /// Creates a path from elements; every contour must begin with a move.
    package init(elements: [Element]) {
        self.elements = elements
        for case .move(let point) in elements.reversed() {
            start = point
            return
        }
    }

    /// Whether the path has no elements.
    public var isEmpty: Bool { elements.isEmpty }

    /// Begins a contour at `point`.
    public mutating func move(to point: Point) {
        elements.append(.move(point))
        start = point
    }

    /// Adds a line. Begins a contour at `point` instead if no contour is open.
    public mutating func line(to point: Point) {
        guard begin(at: point) else { return }
        elements.append(.line(point))
    }

    /// Adds a quadratic Bézier curve. Begins a contour at `point` instead if no contour is open.
    public mutating func quad(to point: Point, control: Point) {
        guard begin(at: point) else { return }
        elements.append(.quad(control, point))
    }

    /// Adds a cubic Bézier curve. Begins a contour at `point` instead if no contour is open.
    public mutating func cubic(to point: Point, control1: Point, control2: Point) {
        guard begin(at: point) else { return }
        elements.append(.cubic(control1, control2, point))
    }

    /// Adds an arc around `center` to a point at the same distance from it as the current point.
    mutating func arc(to point: Point, center: Point, sweep: Angle) {
        elements.append(.arc(center: center, sweep: sweep, point))
    }

    /// Closes the contour with a line to its start, where the next element begins.
    public mutating func close() {
        guard let last = elements.last, last != .close else { return }
        elements.append(.close)
    }

    /// Appends the contours of another path.
    public mutating func append(_ other: Path) {
        elements += other.elements
        start = other.start ?? start
    }

    /// Reserves memory for `count` more elements.
    mutating func reserve(_ count: Int) { elements.reserveCapacity(elements.count + count) }

    /// Returns the transformed path. Arcs become cubics if the transform does not keep circles.
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

    /// Ensures that a contour is open. Returns `false` if it was begun at `point`, so that no
    /// element must follow.
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

/// The rule that decides which points are inside a path.
public enum FillRule: String, Hashable, Sendable, CaseIterable {
    /// Points with a winding number other than 0.
    case nonZero
    /// Points with an odd winding number.
    case evenOdd
}

extension Path {
    /// Whether every transformed point and control point is within the coordinate limit.
    ///
    /// Checked before a path is flattened, because a path that is too large would be divided into
    /// very many lines only to be discarded.
    package func isDrawable(through transform: Transform) -> Bool {
        func isWithinLimit(_ point: Point) -> Bool {
            let point = transform.apply(to: point)
            // NaN is not within the limit.
            return abs(point.x) <= Self.coordinateLimit && abs(point.y) <= Self.coordinateLimit
        }
        let scale = abs(transform.a) + abs(transform.b) + abs(transform.c) + abs(transform.d)
        func isCircleWithinLimit(around point: Point, _ reach: Double) -> Bool {
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
                return isWithinLimit(point)
            case .line(let point): return isWithinLimit(point)
            case .quad(let control, let point):
                return isWithinLimit(control) && isWithinLimit(point)
            case .cubic(let control1, let control2, let point):
                return isWithinLimit(control1) && isWithinLimit(control2) && isWithinLimit(point)
            case .arc(let center, let sweep, let end):
                let arc = CircularArc(start: from, center: center, sweep: sweep, end: end)
                let reach = arc.radius
                return isWithinLimit(end)
                    && (isCircleWithinLimit(around: center, reach)
                        || arc.hullPoints.allSatisfy(isWithinLimit))
            case .close: return true
            }
        }
    }
}
