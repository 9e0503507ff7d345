import Foundation

/// Some corners, in UIKit's words.
public struct UIRectCorner: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt
    /// Corners by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The upper left one.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The upper right one.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The lower left one.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The lower right one.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All of them.
    public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// A path in UIKit's words.
public final class UIBezierPath {
    private var path: Path

    /// Nothing.
    public init() { path = Path() }
    /// A rectangle.
    public init(rect: CGRect) { path = Path(rect) }
    /// The ellipse in a rectangle.
    public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }
    /// A rectangle with rounded corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        path = Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous)
    }
    /// A rectangle of which some corners are rounded, by the width of `cornerRadii`.
    public init(
        roundedRect rect: CGRect,
        byRoundingCorners corners: UIRectCorner,
        cornerRadii: CGSize
    ) {
        func radius(_ corner: UIRectCorner) -> CGFloat {
            corners.contains(corner) ? cornerRadii.width : 0
        }
        path = Path(
            roundedRect: rect,
            cornerRadii: RectangleCornerRadii(
                topLeading: radius(.topLeft),
                bottomLeading: radius(.bottomLeft),
                bottomTrailing: radius(.bottomRight),
                topTrailing: radius(.topRight)
            )
        )
    }
    /// An arc of a circle, its angles in radians, clockwise as it is seen.
    public init(
        arcCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        path = Path()
        addArc(
            withCenter: center,
            radius: radius,
            startAngle: startAngle,
            endAngle: endAngle,
            clockwise: clockwise
        )
    }
    /// The path of a CGPath.
    public init(cgPath: CGPath) { path = Path(cgPath) }

    /// The path as Core Graphics has it.
    public var cgPath: CGPath {
        get { path.cgPath }
        set { path = Path(newValue) }
    }
    /// Whether there is nothing.
    public var isEmpty: Bool { path.isEmpty }
    /// The smallest rectangle around all points and control points.
    public var bounds: CGRect { path.boundingRect }
    /// Where the last step ended.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// Begins a contour.
    public func move(to point: CGPoint) { path.move(to: point) }
    /// A straight line.
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// A cubic Bézier curve.
    public func addCurve(
        to endPoint: CGPoint,
        controlPoint1: CGPoint,
        controlPoint2: CGPoint
    ) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    /// A quadratic Bézier curve.
    public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }
    /// An arc of a circle, its angles in radians, clockwise as it is seen.
    public func addArc(
        withCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        // SwiftUI's `clockwise` is that of axes whose y points up.
        path.addArc(
            center: center,
            radius: radius,
            startAngle: .radians(startAngle),
            endAngle: .radians(endAngle),
            clockwise: !clockwise
        )
    }
    /// Back to the contour's beginning.
    public func close() { path.closeSubpath() }
    /// Another path's contours.
    public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    /// Sends every point through a map.
    public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
    /// Whether a point is inside.
    public func contains(_ point: CGPoint) -> Bool { path.contains(point) }
}
