import Foundation
import Raster

/// The radii of a frame's corners, in points.
public struct RectangleCornerRadii: Hashable, Sendable, Animatable {
    /// The upper left one.
    public var topLeading: CGFloat
    /// The lower left one.
    public var bottomLeading: CGFloat
    /// The lower right one.
    public var bottomTrailing: CGFloat
    /// The upper right one.
    public var topTrailing: CGFloat

    /// A radius for each corner.
    public init(
        topLeading: CGFloat = 0,
        bottomLeading: CGFloat = 0,
        bottomTrailing: CGFloat = 0,
        topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    /// The radii.
    public var animatableData:
        AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
    {
        get {
            AnimatablePair(
                AnimatablePair(topLeading, bottomLeading),
                AnimatablePair(bottomTrailing, topTrailing)
            )
        }
        set {
            (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
            (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
        }
    }
}

/// A frame whose corners have radii of their own, each at most half of the shorter side.
public nonisolated struct UnevenRoundedRectangle: InsettableShape {
    /// The radii.
    public var cornerRadii: RectangleCornerRadii
    /// How corners bend.
    public var style: RoundedCornerStyle
    var amount: CGFloat = 0

    /// A frame with radii.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }
    /// A frame with a radius for each corner.
    public init(
        topLeadingRadius: CGFloat = 0,
        bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius,
                bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius,
                topTrailing: topTrailingRadius
            ),
            style: style
        )
    }

    /// The radii and the distance from the frame.
    public var animatableData: AnimatablePair<RectangleCornerRadii.AnimatableData, CGFloat> {
        get { AnimatablePair(cornerRadii.animatableData, amount) }
        set {
            cornerRadii.animatableData = newValue.first
            amount = newValue.second
        }
    }

    /// From the upper left corner, clockwise.
    public func path(in rect: CGRect) -> Path {
        func radius(_ asked: CGFloat) -> Double { Double(max(asked - amount, 0)) }
        let radii = (
            radius(cornerRadii.topLeading), radius(cornerRadii.topTrailing),
            radius(cornerRadii.bottomTrailing), radius(cornerRadii.bottomLeading)
        )
        // Without any round corner it is the rectangle, from its own first corner on.
        if radii == (0, 0, 0, 0) { return rect.inset(amount) { Path($0) } }
        return rect.inset(amount) {
            Path(.roundedRect(Rect($0), radii: radii, corners: style.corners))
        }
    }

    /// A smaller shape.
    public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
        var shape = self
        shape.amount += amount
        return shape
    }
}

/// The shape of what is around: a frame without rounded corners here.
public nonisolated struct ContainerRelativeShape: InsettableShape {
    var amount: CGFloat = 0
    /// The shape.
    public init() {}
    /// The frame.
    public func path(in rect: CGRect) -> Path { rect.inset(amount) { Path($0) } }
    /// A smaller shape.
    public func inset(by amount: CGFloat) -> ContainerRelativeShape {
        var shape = self
        shape.amount += amount
        return shape
    }
}

extension Shape where Self == Circle {
    /// A circle.
    public nonisolated static var circle: Circle { Circle() }
}
extension Shape where Self == Rectangle {
    /// A frame.
    public nonisolated static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Capsule {
    /// A capsule.
    public nonisolated static var capsule: Capsule { Capsule() }
}
extension Shape where Self == Ellipse {
    /// An ellipse.
    public nonisolated static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == RoundedRectangle {
    /// A frame with rounded corners.
    public nonisolated static func rect(
        cornerRadius: CGFloat,
        style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
