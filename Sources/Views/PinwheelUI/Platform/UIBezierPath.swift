import Foundation

public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// UIKit's path, backed by `Path`.
public final class UIBezierPath {
    private var path: Path

    public init() { path = Path() }
    public init(rect: CGRect) { path = Path(rect) }
    public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }
    /// Creates a rounded rectangle with continuous corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        path = Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous)
    }
    /// Creates a rectangle whose `corners` are rounded. The radius is `cornerRadii.width`.
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
    /// Creates an arc of a circle, with angles in radians. `clockwise` is the direction on the
    /// screen.
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
    public init(cgPath: CGPath) { path = Path(cgPath) }

    public var cgPath: CGPath {
        get { path.cgPath }
        set { path = Path(newValue) }
    }
    public var isEmpty: Bool { path.isEmpty }
    /// The bounding box of the path itself. Control points do not extend it.
    public var bounds: CGRect { path.boundingRect }
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }

    public func move(to point: CGPoint) { path.move(to: point) }
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    public func addCurve(
        to endPoint: CGPoint,
        controlPoint1: CGPoint,
        controlPoint2: CGPoint
    ) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }
    /// Adds an arc of a circle, with angles in radians. `clockwise` is the direction on the screen.
    public func addArc(
        withCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        // SwiftUI's `clockwise` refers to axes with y up.
        path.addArc(
            center: center,
            radius: radius,
            startAngle: .radians(startAngle),
            endAngle: .radians(endAngle),
            clockwise: !clockwise
        )
    }
    public func close() { path.closeSubpath() }
    public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
    public func contains(_ point: CGPoint) -> Bool { path.contains(point) }
}
