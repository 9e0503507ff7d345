import Foundation
import Raster

/// An outline of lines and curves, in points, y down.
public struct Path: Hashable, Sendable {
    /// The outline.
    private(set) var outline: Raster.Path

    /// Nothing.
    public init() { outline = Raster.Path() }
    /// A rectangle.
    public init(_ rect: CGRect) { self.init(.rect(Rect(rect))) }
    /// A rectangle with rounded corners; of no radius the rectangle.
    public init(
        roundedRect rect: CGRect,
        cornerRadius: CGFloat,
        style: RoundedCornerStyle = .continuous
    ) {
        guard cornerRadius != 0 else {
            self.init(rect)
            return
        }
        self.init(.roundedRect(Rect(rect), cornerRadius: cornerRadius, corners: style.corners))
    }
    /// A rectangle with rounded corners; of two radii they are quarters of ellipses, whatever the style.
    public init(
        roundedRect rect: CGRect,
        cornerSize: CGSize,
        style: RoundedCornerStyle = .continuous
    ) {
        guard cornerSize.width != cornerSize.height else {
            self.init(roundedRect: rect, cornerRadius: cornerSize.width, style: style)
            return
        }
        let radii = Vector(dx: cornerSize.width, dy: cornerSize.height)
        self.init(.roundedRect(Rect(rect), cornerRadii: radii))
    }
    /// The ellipse in a rectangle.
    public init(ellipseIn rect: CGRect) { self.init(.ellipse(in: Rect(rect))) }
    /// What `callback` draws.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    init(_ outline: Raster.Path) { self.outline = outline }

    /// Whether there is nothing.
    public var isEmpty: Bool { outline.isEmpty }
    /// Where the last step ended; nil for nothing.
    public var currentPoint: CGPoint? {
        switch outline.elements.last {
        case nil: nil
        case .move(let p), .line(let p), .quad(_, let p), .cubic(_, _, let p), .arc(_, _, let p):
            CGPoint(p)
        case .close: contourStart.map { CGPoint($0) }
        }
    }

    /// Where the last contour began.
    private var contourStart: Point? {
        for case .move(let point) in outline.elements.reversed() { return point }
        return nil
    }

    /// Begins a contour.
    public mutating func move(to end: CGPoint) {
        outline.move(to: Point(end))
    }
    /// A straight line.
    public mutating func addLine(to end: CGPoint) { outline.line(to: Point(end)) }
    /// A quadratic Bézier curve.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        outline.quad(to: Point(end), control: Point(control))
    }
    /// A cubic Bézier curve.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        outline.cubic(to: Point(end), control1: Point(control1), control2: Point(control2))
    }
    /// Back to the contour's beginning.
    public mutating func closeSubpath() { outline.close() }
    /// A rectangle as a contour of its own.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(rect), transform: transform)
    }
    /// A rectangle with rounded corners as a contour of its own.
    public mutating func addRoundedRect(
        in rect: CGRect,
        cornerSize: CGSize,
        style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
    }
    /// An ellipse as a contour of its own.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(ellipseIn: rect), transform: transform)
    }
    /// Rectangles as contours of their own.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }
    /// Lines from point to point, the first one a beginning.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }
    /// Another path's contours.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        outline.append(
            transform.isIdentity ? path.outline : path.outline.transformed(by: Transform(transform))
        )
    }

    /// Adds another outline where this one is: a line leads to its beginning.
    mutating func append(continuing other: Raster.Path) {
        guard case .move(let first)? = other.elements.first, let last = outline.elements.last
        else { return outline.append(other) }
        // A closed contour goes on at its beginning.
        let begin: [Raster.Path.Element] =
            last == .close ? contourStart.map { [.move($0)] } ?? [] : []
        // Where the pen stands already no line is drawn.
        let isThere = currentPoint.map(Point.init) == first
        outline = Raster.Path(
            elements: outline.elements + begin + (isThere ? [] : [.line(first)])
                + other.elements.dropFirst()
        )
    }

    /// The path, every point sent through a map.
    public func applying(_ transform: CGAffineTransform) -> Path {
        Path(outline.transformed(by: Transform(transform)))
    }
    /// The path, moved.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        Path(outline.transformed(by: .translation(dx: dx, dy: dy)))
    }
    /// The part between two shares of its length.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        Path(outline.trimmed(from: from, to: to))
    }
    /// The outline of what a pen leaves along the path, within a hundredth of a point.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        Path(outline.stroked(with: style.pen, tolerance: 0.01))
    }
    /// Whether a point is inside.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        outline.contains(Point(point), rule: eoFill ? .evenOdd : .nonZero, tolerance: 0.01)
    }
}

/// How corners are rounded.
@frozen public enum RoundedCornerStyle: Hashable, Sendable {
    /// As quarters of circles.
    case circular
    /// As the system's, which bend in gently.
    case continuous

    var corners: Raster.Path.Corners { self == .circular ? .circular : .continuous }
}

extension Rect {
    init(_ rect: CGRect) {
        self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    }
}

extension CGRect {
    init(_ rect: Rect) {
        self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    }
}

extension Point {
    init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}

extension CGPoint {
    init(_ point: Point) { self.init(x: point.x, y: point.y) }
}
