import Foundation
import Raster

/// A shift that others do not see.
nonisolated struct OffsetEffect: ItemModifier {
    var offset: CGSize
    var animatableData: CGSize.AnimatableData {
        get { offset.animatableData }
        set { offset.animatableData = newValue }
    }

    @MainActor func place(
        _ child: LayoutItem,
        in frame: CGRect,
        _ proposal: ProposedViewSize,
        _ context: PlacementContext,
        by put: (CGRect, ProposedViewSize, PlacementContext) -> Void
    ) {
        var context = context
        let shift = Transform.translation(dx: offset.width, dy: offset.height)
        context.transform = shift.then(context.transform)
        put(frame, proposal, context)
    }

    @MainActor func draw(
        _ child: LayoutItem,
        in frame: CGRect,
        _ context: DrawContext,
        into items: inout [Scene.Item]
    ) {
        let shift = Transform.translation(dx: offset.width, dy: offset.height)
        child.draw(context.transformed(by: shift), into: &items)
    }
}

/// A turn about a point of the frame.
nonisolated struct RotationEffect: ItemModifier {
    var angle: Angle
    var anchor: UnitPoint
    var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(angle.animatableData, anchor.animatableData) }
        set {
            angle.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }

    @MainActor func draw(
        _ child: LayoutItem,
        in frame: CGRect,
        _ context: DrawContext,
        into items: inout [Scene.Item]
    ) {
        let turn = Transform.rotation(.radians(angle.radians), about: frame.point(anchor))
        child.draw(context.transformed(by: turn), into: &items)
    }
}

/// A scaling about a point of the frame.
nonisolated struct ScaleEffect: ItemModifier {
    var scale: CGSize
    var anchor: UnitPoint
    var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(scale.animatableData, anchor.animatableData) }
        set {
            scale.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }

    @MainActor func draw(
        _ child: LayoutItem,
        in frame: CGRect,
        _ context: DrawContext,
        into items: inout [Scene.Item]
    ) {
        let center = frame.point(anchor)
        let map = Transform.translation(dx: -center.x, dy: -center.y)
            .then(.scale(x: scale.width, y: scale.height))
            .then(.translation(dx: center.x, dy: center.y))
        child.draw(context.transformed(by: map), into: &items)
    }
}

/// An affine map about the frame's corner.
nonisolated struct TransformEffect: ItemModifier {
    var transform: CGAffineTransform

    @MainActor func draw(
        _ child: LayoutItem,
        in frame: CGRect,
        _ context: DrawContext,
        into items: inout [Scene.Item]
    ) {
        let map = Transform.translation(dx: -frame.minX, dy: -frame.minY)
            .then(Transform(transform))
            .then(.translation(dx: frame.minX, dy: frame.minY))
        child.draw(context.transformed(by: map), into: &items)
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
        var context = context
        context.opacity *= min(max(opacity, 0), 1)
        guard context.opacity > 0 else { return }
        child.draw(context, into: &items)
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
        var context = context
        context.effects.insert(.blur(radius: max(radius, 0)), at: 0)
        child.draw(context, into: &items)
    }
}

/// A shadow behind each leaf.
nonisolated struct ShadowEffect: ItemModifier {
    let color: Raster.Color
    var radius: CGFloat
    var offset: CGSize
    var animatableData: AnimatablePair<CGFloat, CGSize.AnimatableData> {
        get { AnimatablePair(radius, offset.animatableData) }
        set {
            radius = newValue.first
            offset.animatableData = newValue.second
        }
    }

    @MainActor func draw(
        _ child: LayoutItem,
        in frame: CGRect,
        _ context: DrawContext,
        into items: inout [Scene.Item]
    ) {
        var context = context
        let shadow = LeafEffect.shadow(
            color,
            radius: max(radius, 0),
            dx: offset.width,
            dy: offset.height
        )
        context.effects.insert(shadow, at: 0)
        child.draw(context, into: &items)
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
