import Foundation
import Raster

extension Path {
    /// A step of a path.
    @frozen public enum Element: Equatable, Sendable {
        /// Begins a contour.
        case move(to: CGPoint)
        /// A straight line.
        case line(to: CGPoint)
        /// A quadratic Bézier curve.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A cubic Bézier curve.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// Back to the contour's beginning.
        case closeSubpath
    }

    /// A rectangle whose corners have radii of their own.
    public init(
        roundedRect rect: CGRect,
        cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous
    ) {
        self = UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style).path(in: rect)
    }
    /// The path of a CGPath.
    public init(_ path: CGPath) { self = path.path }

    /// The path as Core Graphics has it.
    public var cgPath: CGPath { CGPath(self) }

    /// Tells each step; arcs as curves of a quarter each, then of what is left.
    public func forEach(_ body: (Element) -> Void) {
        var here = Point(x: 0, y: 0)
        var start = here
        for element in outline.elements {
            switch element {
            case .move(let point):
                (here, start) = (point, point)
                body(.move(to: CGPoint(point)))
            case .line(let point):
                here = point
                body(.line(to: CGPoint(point)))
            case .quad(let control, let point):
                here = point
                body(.quadCurve(to: CGPoint(point), control: CGPoint(control)))
            case .cubic(let first, let second, let point):
                here = point
                body(
                    .curve(
                        to: CGPoint(point),
                        control1: CGPoint(first),
                        control2: CGPoint(second)
                    )
                )
            case .arc(let center, let sweep, let point):
                Self.curves(from: here, around: center, sweep.radians, body)
                here = point
            case .close:
                here = start
                body(.closeSubpath)
            }
        }
    }

    /// An arc as curves: quarters, then the rest; of an angle δ each, their handles (4/3)·tan(δ/4) radii long.
    private static func curves(
        from start: Point,
        around center: Point,
        _ sweep: Double,
        _ body: (Element) -> Void
    ) {
        let quarter = sweep < 0 ? -Double.pi / 2 : Double.pi / 2
        let quarters = (sweep / quarter + 1e-9).rounded(.down)
        let rest = sweep - quarters * quarter
        var steps = Array(repeating: quarter, count: Int(quarters))
        if rest.magnitude > 1e-9 { steps.append(rest) }
        var here = start
        for step in steps {
            let (sine, cosine) = DeterministicMath.sineCosine(step / 4)
            let handle = 4 / 3.0 * sine / cosine
            let turn = Transform.rotation(.radians(step), about: center)
            let next = turn.apply(to: here)
            let (out, back) = (here - center, next - center)
            body(
                .curve(
                    to: CGPoint(next),
                    control1: CGPoint(x: here.x - out.dy * handle, y: here.y + out.dx * handle),
                    control2: CGPoint(x: next.x + back.dy * handle, y: next.y - back.dx * handle)
                )
            )
            here = next
        }
    }
}

/// A path in Core Graphics' words.
public class CGPath: Equatable {
    /// The path.
    fileprivate(set) var path: Path

    init(_ path: Path) { self.path = path }

    /// A rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(rect).applying(unsafe transform?.pointee ?? .identity))
    }
    /// The ellipse in a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(ellipseIn: rect).applying(unsafe transform?.pointee ?? .identity))
    }
    /// A rectangle with rounded corners, quarters of circles.
    public convenience init(
        roundedRect rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let size = CGSize(width: cornerWidth, height: cornerHeight)
        let path = Path(roundedRect: rect, cornerSize: size, style: .circular)
        self.init(path.applying(unsafe transform?.pointee ?? .identity))
    }

    /// Whether there is nothing.
    public var isEmpty: Bool { path.isEmpty }
    /// The smallest rectangle around all points and control points.
    public var boundingBox: CGRect { path.controlBounds }
    /// The smallest rectangle around the path.
    public var boundingBoxOfPath: CGRect { path.boundingRect }
    /// Where the last step ended.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// Whether a point is inside.
    public func contains(_ point: CGPoint) -> Bool { path.contains(point) }
    /// The same path.
    public func copy() -> CGPath? { CGPath(path) }
    /// A path that can be changed.
    public func mutableCopy() -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.path = path
        return copy
    }
    /// Whether both have the same steps.
    public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }
}

/// A path that can be added to, in Core Graphics' words.
public final class CGMutablePath: CGPath {
    /// Nothing.
    public init() { super.init(Path()) }

    /// Begins a contour.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.move(to: point.applying(transform))
    }
    /// A straight line.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.addLine(to: point.applying(transform))
    }
    /// Lines from point to point, the first one a beginning.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        path.addLines(points.map { $0.applying(transform) })
    }
    /// A quadratic Bézier curve.
    public func addQuadCurve(
        to end: CGPoint,
        control: CGPoint,
        transform: CGAffineTransform = .identity
    ) {
        path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }
    /// A cubic Bézier curve.
    public func addCurve(
        to end: CGPoint,
        control1: CGPoint,
        control2: CGPoint,
        transform: CGAffineTransform = .identity
    ) {
        path.addCurve(
            to: end.applying(transform),
            control1: control1.applying(transform),
            control2: control2.applying(transform)
        )
    }
    /// Back to the contour's beginning.
    public func closeSubpath() { path.closeSubpath() }
    /// A rectangle as a contour of its own.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        path.addRect(rect, transform: transform)
    }
    /// An ellipse as a contour of its own.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        path.addEllipse(in: rect, transform: transform)
    }
    /// A rectangle with rounded corners, quarters of circles, as a contour of its own.
    public func addRoundedRect(
        in rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        path.addRoundedRect(
            in: rect,
            cornerSize: CGSize(width: cornerWidth, height: cornerHeight),
            style: .circular,
            transform: transform
        )
    }
    /// An arc of a circle, its angles in radians; see `Path.addArc`.
    public func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        path.addArc(
            center: center,
            radius: radius,
            startAngle: .radians(startAngle),
            endAngle: .radians(endAngle),
            clockwise: clockwise,
            transform: transform
        )
    }
    /// Another path's contours.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        self.path.addPath(path.path, transform: transform)
    }
}
