import Foundation
import Raster

/// A path of lines and curves in points, with y down.
public struct Path: Hashable, Sendable {
    /// The rasteriser's path.
    private(set) var outline: Raster.Path

    public init() { outline = Raster.Path() }
    public init(_ rect: CGRect) { self.init(.rect(Rect(rect))) }
    /// Creates a rounded rectangle. With a radius of 0 it is the same path as `init(_:)` creates.
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
    /// Creates a rounded rectangle. Unequal radii give elliptical corners in both styles.
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
    public init(ellipseIn rect: CGRect) { self.init(.ellipse(in: Rect(rect))) }
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    init(_ outline: Raster.Path) { self.outline = outline }

    public var isEmpty: Bool { outline.isEmpty }
    /// The end of the last element, or `nil` for an empty path.
    public var currentPoint: CGPoint? {
        switch outline.elements.last {
        case nil: nil
        case .move(let p), .line(let p), .quad(_, let p), .cubic(_, _, let p), .arc(_, _, let p):
            CGPoint(p)
        case .close: subpathStart.map { CGPoint($0) }
        }
    }

    /// The start of the last subpath.
    private var subpathStart: Point? {
        for case .move(let point) in outline.elements.reversed() { return point }
        return nil
    }

    public mutating func move(to end: CGPoint) {
        outline.move(to: Point(end))
    }
    public mutating func addLine(to end: CGPoint) { outline.line(to: Point(end)) }
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        outline.quad(to: Point(end), control: Point(control))
    }
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        outline.cubic(to: Point(end), control1: Point(control1), control2: Point(control2))
    }
    public mutating func closeSubpath() { outline.close() }
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(rect), transform: transform)
    }
    public mutating func addRoundedRect(
        in rect: CGRect,
        cornerSize: CGSize,
        style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
    }
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(ellipseIn: rect), transform: transform)
    }
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        outline.append(
            transform.isIdentity ? path.outline : path.outline.transformed(by: Transform(transform))
        )
    }

    /// Appends a path. A line joins the current point to the start of the path.
    mutating func append(continuing other: Raster.Path) {
        guard case .move(let first)? = other.elements.first, let last = outline.elements.last
        else { return outline.append(other) }
        // After a closed subpath, continue at the start of that subpath.
        let opening: [Raster.Path.Element] =
            last == .close ? subpathStart.map { [.move($0)] } ?? [] : []
        // No line is needed if the current point is the start of `other`.
        let isAtStart = currentPoint.map(Point.init) == first
        outline = Raster.Path(
            elements: outline.elements + opening + (isAtStart ? [] : [.line(first)])
                + other.elements.dropFirst()
        )
    }

    public func applying(_ transform: CGAffineTransform) -> Path {
        Path(outline.transformed(by: Transform(transform)))
    }
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        Path(outline.transformed(by: .translation(dx: dx, dy: dy)))
    }
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        Path(outline.trimmed(from: from, to: to))
    }
    /// Returns the stroke outline, with curves approximated within 0.01 points.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        Path(outline.stroked(with: style.rasterStyle, tolerance: 0.01))
    }
    /// Returns whether a point is inside, with curves approximated within 0.01 points.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        outline.contains(Point(point), rule: eoFill ? .evenOdd : .nonZero, tolerance: 0.01)
    }
}

@frozen public enum RoundedCornerStyle: Hashable, Sendable {
    case circular
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
