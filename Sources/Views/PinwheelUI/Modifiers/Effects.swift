import Foundation
import Raster

/// A modifier that sends what it draws through an affine map.
nonisolated protocol MappingModifier: ItemModifier {
    /// The map in a frame, in the space of layout.
    func map(in frame: CGRect) -> Transform
}

extension MappingModifier {
    static var rounding: FrameRounding { .all }

    @MainActor func place(
        _ child: LayoutItem,
        in frame: CGRect,
        _ proposal: ProposedViewSize,
        _ context: PlacementContext,
        by put: (CGRect, ProposedViewSize, PlacementContext) -> Void
    ) {
        var context = context
        context.transform = map(in: frame).then(context.transform)
        put(frame, proposal, context)
    }

    @MainActor func draw(
        _ child: LayoutItem,
        in frame: CGRect,
        _ context: DrawContext,
        into items: inout [Scene.Item]
    ) {
        child.draw(context.transformed(by: map(in: frame)), into: &items)
    }
}

/// Another place, which others do not see. As any place it lies on whole pixels, and is reached by the
/// animations of the leaves that lie there.
nonisolated struct OffsetEffect: ItemModifier {
    let offset: CGSize

    @MainActor func place(
        _ child: LayoutItem,
        in frame: CGRect,
        _ proposal: ProposedViewSize,
        _ context: PlacementContext,
        by put: (CGRect, ProposedViewSize, PlacementContext) -> Void
    ) {
        put(frame.offsetBy(dx: offset.width, dy: offset.height), proposal, context)
    }
}

/// A shift of what is drawn.
nonisolated struct TranslationEffect: MappingModifier {
    static var rounding: FrameRounding { .none }
    var offset: CGSize
    var animatableData: CGSize.AnimatableData {
        get { offset.animatableData }
        set { offset.animatableData = newValue }
    }

    func map(in frame: CGRect) -> Transform {
        .translation(dx: offset.width, dy: offset.height)
    }
}

/// A turn about a point of the frame.
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

    func map(in frame: CGRect) -> Transform {
        .rotation(.radians(angle.radians), about: frame.point(anchor))
    }
}

/// A scaling about a point of the frame.
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

    func map(in frame: CGRect) -> Transform {
        let center = frame.point(anchor)
        return Transform.translation(dx: -center.x, dy: -center.y)
            .then(.scale(x: scale.width, y: scale.height))
            .then(.translation(dx: center.x, dy: center.y))
    }
}

/// An affine map about the frame's corner.
nonisolated struct TransformEffect: MappingModifier {
    var transform: CGAffineTransform

    func map(in frame: CGRect) -> Transform {
        Transform.translation(dx: -frame.minX, dy: -frame.minY)
            .then(Transform(transform))
            .then(.translation(dx: frame.minX, dy: frame.minY))
    }
}

/// A share of alpha, for each leaf by itself.
nonisolated struct OpacityEffect: ItemModifier {
    var opacity: Double
    var animatableData: Double {
        get { opacity }
        set { opacity = newValue }
    }

    @MainActor func draw(
        _ child: LayoutItem,
        in frame: CGRect,
        _ context: DrawContext,
        into items: inout [Scene.Item]
    ) {
        guard opacity > 0 else { return }
        child.draw(context.faded(by: min(opacity, 1)), into: &items)
    }
}

/// A way in which each leaf meets what is there.
nonisolated struct BlendEffect: ItemModifier {
    let mode: Raster.BlendMode

    @MainActor func draw(
        _ child: LayoutItem,
        in frame: CGRect,
        _ context: DrawContext,
        into items: inout [Scene.Item]
    ) {
        var context = context
        context.blend = mode
        child.draw(context, into: &items)
    }
}

/// A blur of each leaf.
nonisolated struct BlurEffect: ItemModifier {
    var radius: CGFloat
    var animatableData: CGFloat {
        get { radius }
        set { radius = newValue }
    }

    @MainActor func draw(
        _ child: LayoutItem,
        in frame: CGRect,
        _ context: DrawContext,
        into items: inout [Scene.Item]
    ) {
        child.draw(context.filtered(by: .blur(radius: max(radius, 0))), into: &items)
    }
}

/// A shadow behind each leaf.
nonisolated struct ShadowEffect: ItemModifier {
    var color: Raster.Color
    var radius: CGFloat
    var offset: CGSize
    var animatableData: AnimatablePair<MixedColor, AnimatablePair<CGFloat, CGSize.AnimatableData>> {
        get { AnimatablePair(MixedColor(color), AnimatablePair(radius, offset.animatableData)) }
        set {
            // A colour at rest is just what it was.
            if newValue.first != MixedColor(color) { color = newValue.first.encoded }
            radius = newValue.second.first
            offset.animatableData = newValue.second.second
        }
    }

    @MainActor func draw(
        _ child: LayoutItem,
        in frame: CGRect,
        _ context: DrawContext,
        into items: inout [Scene.Item]
    ) {
        let shadow = LeafEffect.shadow(
            color,
            radius: max(radius, 0),
            dx: offset.width,
            dy: offset.height
        )
        child.draw(context.filtered(by: shadow), into: &items)
    }
}

/// One picture of all leaves, which is then faded, blended and filtered as one.
nonisolated struct CompositingGroup: ItemModifier {
    @MainActor func draw(
        _ child: LayoutItem,
        in frame: CGRect,
        _ context: DrawContext,
        into items: inout [Scene.Item]
    ) {
        var drawn: [Scene.Item] = []
        child.draw(
            DrawContext(transform: context.transform, scale: context.scale),
            into: &drawn
        )
        guard !drawn.isEmpty else { return }
        context.emit([.group(Raster.Group(items: drawn))], into: &items)
    }
}

/// An outline outside of which nothing is seen.
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
        var drawn: [Scene.Item] = []
        child.draw(
            DrawContext(transform: context.transform, scale: context.scale),
            into: &drawn
        )
        guard !drawn.isEmpty else { return }
        let path = shape.path(in: CGRect(origin: .zero, size: frame.size)).outline
        let place = Transform.translation(dx: frame.minX, dy: frame.minY)
        let clip = Raster.Group.Clip(
            path: path,
            rule: rule,
            transform: place.then(context.transform)
        )
        context.emit([.group(Raster.Group(items: drawn, clips: [clip]))], into: &items)
    }
}

extension CGRect {
    /// A point of the frame.
    func point(_ unit: UnitPoint) -> Point {
        Point(x: minX + unit.x * width, y: minY + unit.y * height)
    }
}
