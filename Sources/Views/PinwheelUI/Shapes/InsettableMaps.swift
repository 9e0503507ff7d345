import Foundation

extension _MappedShape: InsettableShape where Base: InsettableShape {
    /// Returns the shape with the inset applied before the transform.
    public nonisolated func inset(by amount: CGFloat) -> _MappedShape<Base.InsetShape, Map> {
        _MappedShape<Base.InsetShape, Map>(base: base.inset(by: amount), map: map)
    }
}

nonisolated extension InsettableShape {
    public func offset(_ offset: CGSize) -> some InsettableShape {
        _MappedShape(base: self, map: TranslationEffect(offset: offset))
    }
    public func offset(_ offset: CGPoint) -> some InsettableShape {
        self.offset(CGSize(width: offset.x, height: offset.y))
    }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some InsettableShape {
        offset(CGSize(width: x, height: y))
    }
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some InsettableShape {
        _MappedShape(base: self, map: RotationEffect(angle: angle, anchor: anchor))
    }
    public func scale(
        x: CGFloat = 1,
        y: CGFloat = 1,
        anchor: UnitPoint = .center
    ) -> some InsettableShape {
        _MappedShape(
            base: self,
            map: ScaleEffect(scale: CGSize(width: x, height: y), anchor: anchor)
        )
    }
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some InsettableShape {
        self.scale(x: scale, y: scale, anchor: anchor)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    public nonisolated static func rect(
        cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }
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
    public nonisolated static func rect(
        cornerSize: CGSize,
        style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
}

extension Shape where Self == Capsule {
    public nonisolated static func capsule(style: RoundedCornerStyle) -> Capsule {
        Capsule(style: style)
    }
}

extension Shape where Self == ContainerRelativeShape {
    public nonisolated static var containerRelative: ContainerRelativeShape {
        ContainerRelativeShape()
    }
}
