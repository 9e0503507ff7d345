/// An outline of lines and Bézier curves: one or more contours, each begun by a move.
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

    /// The path with every point sent through `transform`.
    public func transformed(by transform: Transform) -> Path {
        var result = self
        result.start = start.map(transform.apply(to:))
        result.elements = elements.map { element in
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
        return elements.allSatisfy { element in
            switch element {
            case .move(let point), .line(let point): holds(point)
            case .quad(let control, let point): holds(control) && holds(point)
            case .cubic(let control1, let control2, let point):
                holds(control1) && holds(control2) && holds(point)
            case .close: true
            }
        }
    }
}
