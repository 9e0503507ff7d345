import Foundation
import Raster

/// An outline that fits itself into a frame.
public nonisolated protocol Shape: Sendable, Animatable, View {
    /// The outline in a frame, in points.
    func path(in rect: CGRect) -> Path
    /// The size that the shape takes of what is offered: by default all, 10 points where nothing is said.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    /// The outline in a frame, and the pen that draws it; nil for what it surrounds.
    func _stroked(in rect: CGRect) -> (path: Path, style: StrokeStyle?)
}

extension Shape {
    /// All that is offered.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    /// What the outline surrounds.
    public nonisolated func _stroked(in rect: CGRect) -> (path: Path, style: StrokeStyle?) {
        (path(in: rect), nil)
    }
    /// The shape, filled in the style of foregrounds.
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(self, ForegroundStyle()) }
}

/// A shape whose frame can be made smaller from within.
public nonisolated protocol InsettableShape: Shape {
    /// The shape made smaller.
    associatedtype InsetShape: InsettableShape
    /// The shape, `amount` points smaller at each side.
    func inset(by amount: CGFloat) -> InsetShape
}

/// The circle in the middle of a frame.
public nonisolated struct Circle: InsettableShape {
    /// A circle.
    public init() {}
    /// From the right, clockwise.
    public func path(in rect: CGRect) -> Path { Path(.circle(in: Rect(rect))) }
    /// The shorter of the sides that are offered, of which one that is not counts as 10 points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
    }
    /// A smaller circle, which takes all that is offered.
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetCircle(amount: amount) }
}

/// The circle in the middle of a frame that is smaller at each side.
private nonisolated struct InsetCircle: InsettableShape {
    var amount: CGFloat
    var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }
    func path(in rect: CGRect) -> Path { rect.inset(amount) { Path(.circle(in: Rect($0))) } }
    func inset(by amount: CGFloat) -> InsetCircle { InsetCircle(amount: self.amount + amount) }
}

/// The ellipse that touches a frame.
public nonisolated struct Ellipse: InsettableShape {
    var amount: CGFloat = 0
    /// An ellipse.
    public init() {}
    /// The distance from the frame.
    public var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }
    /// From the right, clockwise.
    public func path(in rect: CGRect) -> Path { rect.inset(amount) { Path(ellipseIn: $0) } }
    /// A smaller ellipse.
    public func inset(by amount: CGFloat) -> Ellipse {
        var shape = self
        shape.amount += amount
        return shape
    }
}

/// A frame.
public nonisolated struct Rectangle: InsettableShape {
    var amount: CGFloat = 0
    /// A rectangle.
    public init() {}
    /// The distance from the frame.
    public var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }
    /// From the upper left corner, clockwise.
    public func path(in rect: CGRect) -> Path { rect.inset(amount) { Path($0) } }
    /// A smaller rectangle.
    public func inset(by amount: CGFloat) -> Rectangle {
        var shape = self
        shape.amount += amount
        return shape
    }
}

/// A frame with rounded corners.
public nonisolated struct RoundedRectangle: InsettableShape {
    /// The corners' radii.
    public var cornerSize: CGSize
    /// How they bend.
    public var style: RoundedCornerStyle
    var amount: CGFloat = 0
    /// A frame with corners of one radius.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }
    /// A frame with corners; of two radii they are quarters of ellipses.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }
    /// The radii and the distance from the frame.
    public var animatableData: AnimatablePair<CGSize.AnimatableData, CGFloat> {
        get { AnimatablePair(cornerSize.animatableData, amount) }
        set {
            cornerSize.animatableData = newValue.first
            amount = newValue.second
        }
    }
    /// From the middle of the right side, clockwise; a smaller frame has smaller corners.
    public func path(in rect: CGRect) -> Path {
        let corner = CGSize(
            width: max(cornerSize.width - amount, 0),
            height: max(cornerSize.height - amount, 0)
        )
        return rect.inset(amount) { Path(roundedRect: $0, cornerSize: corner, style: style) }
    }
    /// A smaller shape.
    public func inset(by amount: CGFloat) -> RoundedRectangle {
        var shape = self
        shape.amount += amount
        return shape
    }
}

/// A frame whose shorter sides are round.
public nonisolated struct Capsule: InsettableShape {
    /// How they bend.
    public var style: RoundedCornerStyle
    var amount: CGFloat = 0
    /// A capsule.
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }
    /// The distance from the frame.
    public var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }
    /// From the middle of the right side, clockwise.
    public func path(in rect: CGRect) -> Path {
        rect.inset(amount) { Path(.capsule(in: Rect($0), corners: style.corners)) }
    }
    /// A smaller capsule.
    public func inset(by amount: CGFloat) -> Capsule {
        var shape = self
        shape.amount += amount
        return shape
    }
}

extension CGRect {
    /// What a shape has in the frame, smaller at each side; nothing once there is less than nothing left.
    func inset(_ amount: CGFloat, _ path: (CGRect) -> Path) -> Path {
        guard amount != 0 else { return path(self) }
        let (w, h) = (width - 2 * amount, height - 2 * amount)
        guard w >= 0, h >= 0 else { return Path() }
        return path(CGRect(x: minX + amount, y: minY + amount, width: w, height: h))
    }
}

extension Path: Shape {
    /// The path itself, from the frame's corner on.
    public nonisolated func path(in rect: CGRect) -> Path { self }
}
