import Foundation
import Raster

public nonisolated protocol Shape: Sendable, Animatable, View {
    func path(in rect: CGRect) -> Path
    /// Returns the size of the shape for a proposal. By default it is the proposal, with 10 points
    /// for an unspecified dimension.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    /// Returns the path in a rectangle and the style to stroke it with. The style is `nil` if the
    /// path is filled.
    func _stroked(in rect: CGRect) -> (path: Path, style: StrokeStyle?)
}

extension Shape {
    /// Returns the proposal, with 10 points for an unspecified dimension.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    /// Returns `path(in:)` and no stroke style.
    public nonisolated func _stroked(in rect: CGRect) -> (path: Path, style: StrokeStyle?) {
        (path(in: rect), nil)
    }
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(self, ForegroundStyle()) }
}

public nonisolated protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    func inset(by amount: CGFloat) -> InsetShape
}

/// A shape that stores its inset.
nonisolated protocol SelfInsetShape: InsettableShape {
    /// The inset in points.
    var amount: CGFloat { get set }
}

extension SelfInsetShape {
    public func inset(by amount: CGFloat) -> Self {
        var shape = self
        shape.amount += amount
        return shape
    }
}

public nonisolated struct Circle: InsettableShape {
    public init() {}
    /// Returns the path, which starts on the right and runs clockwise.
    public func path(in rect: CGRect) -> Path { Path(.circle(in: Rect(rect))) }
    /// Returns a square with the shorter proposed side. An unspecified side counts as 10 points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
    }
    /// Returns a smaller circle. Unlike `Circle`, it accepts any proposed size.
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetCircle(amount: amount) }
}

/// A circle in the middle of an inset rectangle.
private nonisolated struct InsetCircle: SelfInsetShape {
    var amount: CGFloat
    var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }
    func path(in rect: CGRect) -> Path { rect.inset(amount) { Path(.circle(in: Rect($0))) } }
}

public nonisolated struct Ellipse: SelfInsetShape {
    var amount: CGFloat = 0
    public init() {}
    /// The inset in points.
    public var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }
    /// Returns the path, which starts on the right and runs clockwise.
    public func path(in rect: CGRect) -> Path { rect.inset(amount) { Path(ellipseIn: $0) } }
}

public nonisolated struct Rectangle: SelfInsetShape {
    var amount: CGFloat = 0
    public init() {}
    /// The inset in points.
    public var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }
    /// Returns the path, which starts at the upper left corner and runs clockwise.
    public func path(in rect: CGRect) -> Path { rect.inset(amount) { Path($0) } }
}

public nonisolated struct RoundedRectangle: SelfInsetShape {
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle
    var amount: CGFloat = 0
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }
    /// Creates the shape. Unequal radii give elliptical corners in both styles.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }
    /// The corner radii and the inset, in points.
    public var animatableData: AnimatablePair<CGSize.AnimatableData, CGFloat> {
        get { AnimatablePair(cornerSize.animatableData, amount) }
        set {
            cornerSize.animatableData = newValue.first
            amount = newValue.second
        }
    }
    /// Returns the path, which starts in the middle of the right side and runs clockwise. An inset
    /// reduces the corner radii.
    public func path(in rect: CGRect) -> Path {
        let corner = CGSize(
            width: max(cornerSize.width - amount, 0),
            height: max(cornerSize.height - amount, 0)
        )
        return rect.inset(amount) { Path(roundedRect: $0, cornerSize: corner, style: style) }
    }
}

public nonisolated struct Capsule: SelfInsetShape {
    public var style: RoundedCornerStyle
    var amount: CGFloat = 0
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }
    /// The inset in points.
    public var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }
    /// Returns the path, which starts in the middle of the right side and runs clockwise.
    public func path(in rect: CGRect) -> Path {
        rect.inset(amount) { Path(.capsule(in: Rect($0), corners: style.corners)) }
    }
}

extension CGRect {
    /// Returns `path` of the rectangle inset by `amount`. Returns an empty path if the inset
    /// rectangle would have a negative size.
    func inset(_ amount: CGFloat, _ path: (CGRect) -> Path) -> Path {
        guard amount != 0 else { return path(self) }
        let (w, h) = (width - 2 * amount, height - 2 * amount)
        guard w >= 0, h >= 0 else { return Path() }
        return path(CGRect(x: minX + amount, y: minY + amount, width: w, height: h))
    }
}

extension Path: Shape {
    /// Returns the path unchanged. Its coordinates are relative to the origin of the frame.
    public nonisolated func path(in rect: CGRect) -> Path { self }
}
