import Foundation
import Raster

public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// Returns the transform for a view of the size `size`. Its origin is the upper left corner of
    /// the view.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// Stops with an error: a geometry effect has no body.
    @MainActor public func body(content: Content) -> Never {
        fatalError("\(Self.self) has no body")
    }

    @MainActor
    public static func _makeModifiedNode<Content: View>(
        _ view: ModifiedContent<Content, Self>,
        _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Content, Self>> {
        WrapperNode(view, context) { view in
            ItemModified(view.content, MappedEffect(effect: view.modifier))
        }
    }

    /// Returns an equivalent effect, because the layout ignores all geometry effects.
    public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
        _IgnoredByLayoutEffect(base: self)
    }
}

/// A geometry effect that the layout ignores. It draws like its base, because the layout ignores
/// all geometry effects.
public nonisolated struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    var base: Base
    public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }
    public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

/// A modifier that draws its child with a geometry effect.
nonisolated struct MappedEffect<Effect: GeometryEffect>: ContextModifier {
    var effect: Effect
    static var rounding: FrameRounding { .all }
    var animatableData: Effect.AnimatableData {
        get { effect.animatableData }
        set { effect.animatableData = newValue }
    }

    @MainActor func place(
        _ child: LayoutItem,
        in frame: CGRect,
        _ proposal: ProposedViewSize,
        _ context: PlacementContext,
        by placeChild: (CGRect, ProposedViewSize, PlacementContext) -> Void
    ) {
        let map = effect.effectValue(size: frame.size)
        var context = context
        // A view in perspective has no rectangular frame in the global space.
        if map.isAffine {
            context.transform = map.plane.about(Point(frame.origin)).then(context.transform)
        }
        placeChild(frame, proposal, context)
    }

    func context(_ context: DrawContext, in frame: CGRect) -> DrawContext? {
        context.mapped(by: effect.effectValue(size: frame.size), about: frame.origin)
    }
}

extension DrawContext {
    /// Returns the context with a projection about `origin` applied before its transform.
    func mapped(by map: ProjectionTransform, about origin: CGPoint) -> DrawContext {
        guard !map.isAffine else { return transformed(by: map.plane.about(Point(origin))) }
        let there = Transform.translation(dx: -origin.x, dy: -origin.y)
        let back = Transform.translation(dx: origin.x, dy: origin.y)
        guard let inverse = transform.inverted else { return transformed(by: .scale(0)) }
        // The filter maps pixels to points, applies the projection, and maps points to pixels
        // again.
        let projection = Projection(inverse.then(there)).then(map.projection)
            .then(Projection(back.then(transform)))
        return filtered(by: .projected(projection))
    }
}

/// A rotation in three dimensions, with perspective.
nonisolated struct Rotation3DEffect: GeometryEffect {
    var angle: Angle
    var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    var anchor: UnitPoint
    var anchorZ: CGFloat
    var perspective: CGFloat

    typealias Numbers = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>

    var animatableData:
        AnimatablePair<
            AnimatablePair<Angle.AnimatableData, Numbers>,
            AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
        >
    {
        get {
            AnimatablePair(
                AnimatablePair(
                    angle.animatableData,
                    AnimatablePair(axis.x, AnimatablePair(axis.y, axis.z))
                ),
                AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective))
            )
        }
        set {
            angle.animatableData = newValue.first.first
            let turned = newValue.first.second
            axis = (turned.first, turned.second.first, turned.second.second)
            anchor.animatableData = newValue.second.first
            (anchorZ, perspective) = (newValue.second.second.first, newValue.second.second.second)
        }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        let center = anchor.point(in: size)
        var view = CATransform3D()
        let extent = max(size.width, size.height)
        if extent > 0 { view.m34 = -perspective / extent }
        let turn = CATransform3D.rotation(angle.radians, x: axis.x, y: axis.y, z: axis.z)
        let map = CATransform3D.translation(-center.x, -center.y, -anchorZ)
            .then(turn)
            .then(.translation(0, 0, anchorZ))
            .then(view)
            .then(.translation(center.x, center.y, 0))
        return ProjectionTransform(map)
    }
}

/// A fixed projection.
nonisolated struct ProjectionEffect: GeometryEffect {
    let transform: ProjectionTransform
    func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

nonisolated extension View {
    /// Rotates the view about an axis. `perspective` is the extent of the view divided by the
    /// distance of the viewer.
    public func rotation3DEffect(
        _ angle: Angle,
        axis: (x: CGFloat, y: CGFloat, z: CGFloat),
        anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        modifier(
            Rotation3DEffect(
                angle: angle,
                axis: axis,
                anchor: anchor,
                anchorZ: anchorZ,
                perspective: perspective
            )
        )
    }
    public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(ProjectionEffect(transform: transform))
    }
}
