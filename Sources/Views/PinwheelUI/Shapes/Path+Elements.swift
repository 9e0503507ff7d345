import Foundation
import Raster

extension Path {
    @frozen public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    public init(
        roundedRect rect: CGRect,
        cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous
    ) {
        self = UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style).path(in: rect)
    }
    public init(_ path: CGPath) { self = path.path }

    public var cgPath: CGPath { CGPath(self) }

    /// Calls `body` for each element. Arcs become cubic curves of at most a quarter circle.
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

    /// Calls `body` with cubic curves that approximate an arc, each at most a quarter circle.
    ///
    /// A curve that spans the angle δ has handles of the length (4/3)·tan(δ/4)·radius.
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

/// Core Graphics' path as a class, backed by `Path`.
public class CGPath: Equatable {
    fileprivate(set) var path: Path

    init(_ path: Path) { self.path = path }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(rect).applying(unsafe transform?.pointee ?? .identity))
    }
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(ellipseIn: rect).applying(unsafe transform?.pointee ?? .identity))
    }
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

    public var isEmpty: Bool { path.isEmpty }
    public var boundingBox: CGRect { path.controlBounds }
    public var boundingBoxOfPath: CGRect { path.boundingRect }
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }
    public func contains(_ point: CGPoint) -> Bool { path.contains(point) }
    public func copy() -> CGPath? { CGPath(path) }
    public func mutableCopy() -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.path = path
        return copy
    }
    public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }
}

/// Core Graphics' mutable path, backed by `Path`.
public final class CGMutablePath: CGPath {
    public init() { super.init(Path()) }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.move(to: point.applying(transform))
    }
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.addLine(to: point.applying(transform))
    }
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        path.addLines(points.map { $0.applying(transform) })
    }
    public func addQuadCurve(
        to end: CGPoint,
        control: CGPoint,
        transform: CGAffineTransform = .identity
    ) {
        path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }
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
    public func closeSubpath() { path.closeSubpath() }
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        path.addRect(rect, transform: transform)
    }
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        path.addEllipse(in: rect, transform: transform)
    }
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
    /// Adds an arc of a circle, with the angles in radians. `clockwise` has the same meaning as in
    /// `Path.addArc`.
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
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        self.path.addPath(path.path, transform: transform)
    }
}
