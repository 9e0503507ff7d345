import Foundation
import Raster

public struct RectangleCornerRadii: Hashable, Sendable, Animatable {
    public var topLeading: CGFloat
    public var bottomLeading: CGFloat
    public var bottomTrailing: CGFloat
    public var topTrailing: CGFloat

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

/// A rectangle with a separate radius for each corner. Each radius is at most half of the shorter
/// side.
public nonisolated struct UnevenRoundedRectangle: SelfInsetShape {
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle
    var amount: CGFloat = 0

    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }
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

    /// The corner radii and the inset, in points.
    public var animatableData: AnimatablePair<RectangleCornerRadii.AnimatableData, CGFloat> {
        get { AnimatablePair(cornerRadii.animatableData, amount) }
        set {
            cornerRadii.animatableData = newValue.first
            amount = newValue.second
        }
    }

    /// Returns the path, which starts at the upper left corner and runs clockwise.
    public func path(in rect: CGRect) -> Path {
        func radius(_ requested: CGFloat) -> Double { Double(max(requested - amount, 0)) }
        let radii = (
            radius(cornerRadii.topLeading), radius(cornerRadii.topTrailing),
            radius(cornerRadii.bottomTrailing), radius(cornerRadii.bottomLeading)
        )
        // Without rounded corners, return the same path as `Rectangle`.
        if radii == (0, 0, 0, 0) { return rect.inset(amount) { Path($0) } }
        return rect.inset(amount) {
            Path(.roundedRect(Rect($0), radii: radii, corners: style.corners))
        }
    }
}

/// The shape of the container, which is always drawn as a rectangle.
public nonisolated struct ContainerRelativeShape: SelfInsetShape {
    var amount: CGFloat = 0
    public init() {}
    public func path(in rect: CGRect) -> Path { rect.inset(amount) { Path($0) } }
}

extension Shape where Self == Circle {
    public nonisolated static var circle: Circle { Circle() }
}
extension Shape where Self == Rectangle {
    public nonisolated static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Capsule {
    public nonisolated static var capsule: Capsule { Capsule() }
}
extension Shape where Self == Ellipse {
    public nonisolated static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == RoundedRectangle {
    public nonisolated static func rect(
        cornerRadius: CGFloat,
        style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
