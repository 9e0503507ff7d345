import Foundation

extension _MappedShape: InsettableShape where Base: InsettableShape {
    /// The shape made smaller, then moved as it is.
    public nonisolated func inset(by amount: CGFloat) -> _MappedShape<Base.InsetShape, Map> {
        _MappedShape<Base.InsetShape, Map>(base: base.inset(by: amount), map: map)
    }
}

nonisolated extension InsettableShape {
    /// The shape, moved.
    public func offset(_ offset: CGSize) -> some InsettableShape {
        _MappedShape(base: self, map: ShapeOffset(offset: offset))
    }
    /// The shape, moved to a point.
    public func offset(_ offset: CGPoint) -> some InsettableShape {
        self.offset(CGSize(width: offset.x, height: offset.y))
    }
    /// The shape, moved.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some InsettableShape {
        offset(CGSize(width: x, height: y))
    }
    /// The shape, turned about a point of its frame.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some InsettableShape {
        _MappedShape(base: self, map: ShapeRotation(angle: angle, anchor: anchor))
    }
    /// The shape, scaled about a point of its frame.
    public func scale(
        x: CGFloat = 1,
        y: CGFloat = 1,
        anchor: UnitPoint = .center
    ) -> some InsettableShape {
        _MappedShape(
            base: self,
            map: ShapeScale(scale: CGSize(width: x, height: y), anchor: anchor)
        )
    }
    /// The shape, scaled about a point of its frame.
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some InsettableShape {
        self.scale(x: scale, y: scale, anchor: anchor)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A frame whose corners have radii of their own.
    public nonisolated static func rect(
        cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }
    /// A frame with a radius for each corner.
    public nonisolated static func rect(
        topLeadingRadius: CGFloat = 0,
        bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius,
            bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius,
            topTrailingRadius: topTrailingRadius,
            style: style
        )
    }
}

extension Shape where Self == RoundedRectangle {
    /// A frame with corners of a size.
    public nonisolated static func rect(
        cornerSize: CGSize,
        style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
}

extension Shape where Self == Capsule {
    /// A capsule whose ends bend in a way.
    public nonisolated static func capsule(style: RoundedCornerStyle) -> Capsule {
        Capsule(style: style)
    }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of what is around.
    public nonisolated static var containerRelative: ContainerRelativeShape {
        ContainerRelativeShape()
    }
}
