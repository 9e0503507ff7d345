import Foundation
import Raster

/// A modifier that changes the context in which its child is drawn.
nonisolated protocol ContextModifier: ItemModifier {
    /// Returns the context for drawing the child in its frame. Returns `nil` to skip the drawing.
    func context(_ context: DrawContext, in frame: CGRect) -> DrawContext?
}

extension ContextModifier {
    @MainActor func draw(
        _ child: LayoutItem,
        in frame: CGRect,
        _ context: DrawContext,
        into items: inout [Scene.Item]
    ) {
        guard let context = self.context(context, in: frame) else { return }
        child.draw(context, into: &items)
    }
}

/// A modifier that applies an affine transform to its drawing. It also transforms the outlines of
/// shapes.
nonisolated protocol MappingModifier: ContextModifier, _ShapeMap {
    /// Returns the transform for a frame, in the space of the layout.
    func transform(in frame: CGRect) -> Transform
}

extension MappingModifier {
    static var rounding: FrameRounding { .all }

    @MainActor func place(
        _ child: LayoutItem,
        in frame: CGRect,
        _ proposal: ProposedViewSize,
        _ context: PlacementContext,
        by placeChild: (CGRect, ProposedViewSize, PlacementContext) -> Void
    ) {
        var context = context
        context.transform = transform(in: frame).then(context.transform)
        placeChild(frame, proposal, context)
    }

    func context(_ context: DrawContext, in frame: CGRect) -> DrawContext? {
        context.transformed(by: transform(in: frame))
    }

    func map(in rect: CGRect) -> CGAffineTransform { CGAffineTransform(transform(in: rect)) }
}

/// An offset of the frame that the surrounding layout ignores. The leaves inside round their frames
/// to whole pixels and animate the change.
nonisolated struct OffsetEffect: ItemModifier {
    let offset: CGSize

    @MainActor func place(
        _ child: LayoutItem,
        in frame: CGRect,
        _ proposal: ProposedViewSize,
        _ context: PlacementContext,
        by placeChild: (CGRect, ProposedViewSize, PlacementContext) -> Void
    ) {
        placeChild(frame.offsetBy(dx: offset.width, dy: offset.height), proposal, context)
    }
}

/// An offset of the drawing.
nonisolated struct TranslationEffect: MappingModifier {
    static var rounding: FrameRounding { .none }
    var offset: CGSize
    var animatableData: CGSize.AnimatableData {
        get { offset.animatableData }
        set { offset.animatableData = newValue }
    }

    func transform(in frame: CGRect) -> Transform {
        .translation(dx: offset.width, dy: offset.height)
    }
}

/// A rotation of the drawing about a point of the frame.
nonisolated struct RotationEffect: MappingModifier {
    var angle: Angle
    var anchor: UnitPoint
    var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(angle.animatableData, anchor.animatableData) }
        set {
            angle.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }

    func transform(in frame: CGRect) -> Transform {
        .rotation(.radians(angle.radians), about: frame.point(anchor))
    }
}

/// A scale of the drawing about a point of the frame.
nonisolated struct ScaleEffect: MappingModifier {
    var scale: CGSize
    var anchor: UnitPoint
    var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(scale.animatableData, anchor.animatableData) }
        set {
            scale.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }

    func transform(in frame: CGRect) -> Transform {
        Transform.scale(x: scale.width, y: scale.height).about(frame.point(anchor))
    }
}

/// An opacity for each leaf separately.
nonisolated struct OpacityEffect: ContextModifier {
    var opacity: Double
    var animatableData: Double {
        get { opacity }
        set { opacity = newValue }
    }

    func context(_ context: DrawContext, in frame: CGRect) -> DrawContext? {
        opacity > 0 ? context.faded(by: min(opacity, 1)) : nil
    }
}

/// A blend mode for each leaf.
nonisolated struct BlendEffect: ContextModifier {
    let mode: Raster.BlendMode

    func context(_ context: DrawContext, in frame: CGRect) -> DrawContext? {
        var context = context
        context.blend = mode
        return context
    }
}

/// A blur of each leaf.
nonisolated struct BlurEffect: ContextModifier {
    var radius: CGFloat
    var animatableData: CGFloat {
        get { radius }
        set { radius = newValue }
    }

    func context(_ context: DrawContext, in frame: CGRect) -> DrawContext? {
        context.filtered(by: .blur(radius: max(radius, 0)))
    }
}

/// A shadow of each leaf.
nonisolated struct ShadowEffect: ContextModifier {
    var color: Raster.Color
    var radius: CGFloat
    var offset: CGSize
    var animatableData: AnimatablePair<MixedColor, AnimatablePair<CGFloat, CGSize.AnimatableData>> {
        get { AnimatablePair(MixedColor(color), AnimatablePair(radius, offset.animatableData)) }
        set {
            // A round trip through `MixedColor` would change the colour slightly.
            if newValue.first != MixedColor(color) { color = newValue.first.encoded }
            radius = newValue.second.first
            offset.animatableData = newValue.second.second
        }
    }

    func context(_ context: DrawContext, in frame: CGRect) -> DrawContext? {
        context.filtered(
            by: .shadow(color, radius: max(radius, 0), dx: offset.width, dy: offset.height)
        )
    }
}

/// A group of all leaves, which is faded, blended and filtered as one image.
nonisolated struct CompositingGroup: ItemModifier {
    @MainActor func draw(
        _ child: LayoutItem,
        in frame: CGRect,
        _ context: DrawContext,
        into items: inout [Scene.Item]
    ) {
        context.emitGroup(into: &items) { child.draw($0, into: &$1) }
    }
}

/// A clip to the outline of a shape.
nonisolated struct ClipEffect<Outline: Shape>: ItemModifier {
    var shape: Outline
    let rule: FillRule
    static var rounding: FrameRounding { .own }
    var animatableData: Outline.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    @MainActor func draw(
        _ child: LayoutItem,
        in frame: CGRect,
        _ context: DrawContext,
        into items: inout [Scene.Item]
    ) {
        func clip() -> Raster.Group.Clip {
            let path = shape.path(in: CGRect(origin: .zero, size: frame.size)).outline
            let place = Transform.translation(dx: frame.minX, dy: frame.minY)
            return Raster.Group.Clip(
                path: path,
                rule: rule,
                transform: place.then(context.transform)
            )
        }
        context.emitGroup(clippedBy: [clip()], into: &items) { child.draw($0, into: &$1) }
    }
}

extension Transform {
    /// Returns the transform with its origin moved to a point.
    func about(_ origin: Point) -> Transform {
        Transform.translation(dx: -origin.x, dy: -origin.y)
            .then(self)
            .then(.translation(dx: origin.x, dy: origin.y))
    }
}

extension CGRect {
    /// Returns the point of the rectangle at a unit point.
    func point(_ unit: UnitPoint) -> Point {
        Point(x: minX + unit.x * width, y: minY + unit.y * height)
    }
}
