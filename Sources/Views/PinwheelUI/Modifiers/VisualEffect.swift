import Foundation
import Raster

/// A change of how a view is drawn, which layout does not see.
public protocol VisualEffect {
    /// The changes, the innermost first.
    var _steps: _VisualSteps { get }
}

/// Changes of how a view is drawn.
public struct _VisualSteps {
    var modifiers: [any ItemModifier] = []
}

/// No change.
public struct EmptyVisualEffect: VisualEffect {
    /// None.
    public var _steps: _VisualSteps { _VisualSteps() }
}

/// Some changes.
struct GatheredEffect: VisualEffect { let _steps: _VisualSteps }

extension VisualEffect {
    private func adding(_ modifier: any ItemModifier) -> GatheredEffect {
        GatheredEffect(_steps: _VisualSteps(modifiers: _steps.modifiers + [modifier]))
    }
    /// Moved.
    public func offset(_ offset: CGSize) -> some VisualEffect {
        adding(TranslationEffect(offset: offset))
    }
    /// Moved.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        offset(CGSize(width: x, height: y))
    }
    /// Turned.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(RotationEffect(angle: angle, anchor: anchor))
    }
    /// Scaled.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(ScaleEffect(scale: scale, anchor: anchor))
    }
    /// Scaled.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }
    /// Scaled.
    public func scaleEffect(
        x: CGFloat = 1,
        y: CGFloat = 1,
        anchor: UnitPoint = .center
    ) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }
    /// Turned in space.
    public func rotation3DEffect(
        _ angle: Angle,
        axis: (x: CGFloat, y: CGFloat, z: CGFloat),
        anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        adding(
            MappedEffect(
                effect: Rotation3DEffect(
                    angle: angle,
                    axis: axis,
                    anchor: anchor,
                    anchorZ: anchorZ,
                    perspective: perspective
                )
            )
        )
    }
    /// Each leaf's alpha multiplied.
    public func opacity(_ opacity: Double) -> some VisualEffect {
        adding(OpacityEffect(opacity: opacity))
    }
    /// Each leaf blurred.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        adding(BlurEffect(radius: radius))
    }
    /// Each leaf brighter.
    public func brightness(_ amount: Double) -> some VisualEffect {
        adding(ColorFilterEffect(kind: .brightness, amount: amount))
    }
    /// Each leaf's contrast changed.
    public func contrast(_ amount: Double) -> some VisualEffect {
        adding(ColorFilterEffect(kind: .contrast, amount: amount))
    }
    /// Each leaf's saturation changed.
    public func saturation(_ amount: Double) -> some VisualEffect {
        adding(ColorFilterEffect(kind: .saturation, amount: amount))
    }
    /// Each leaf grayer.
    public func grayscale(_ amount: Double) -> some VisualEffect {
        adding(ColorFilterEffect(kind: .grayscale, amount: amount))
    }
    /// Each leaf's hue turned.
    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        adding(ColorFilterEffect(kind: .hueRotation, amount: angle.radians))
    }
}

/// Changes that follow from a view's size and place.
nonisolated struct PlacedEffect: ItemModifier {
    let steps: (GeometryProxy) -> _VisualSteps

    @MainActor func place(
        _ child: LayoutItem,
        in frame: CGRect,
        _ proposal: ProposedViewSize,
        _ context: PlacementContext,
        by put: (CGRect, ProposedViewSize, PlacementContext) -> Void
    ) {
        let proxy = GeometryProxy(size: frame.size, origin: frame.origin, context: context)
        box.steps = steps(proxy)
        put(frame, proposal, context)
    }

    @MainActor func draw(
        _ child: LayoutItem,
        in frame: CGRect,
        _ context: DrawContext,
        into items: inout [Scene.Item]
    ) {
        let drawn = box.steps.modifiers.reduce(child) { ThroughItem($0, $1, frame) }
        drawn.draw(context, into: &items)
    }

    /// The changes at the last place.
    private let box = Box()
    private final class Box: @unchecked Sendable { var steps = _VisualSteps() }

    init(steps: @escaping (GeometryProxy) -> _VisualSteps) { self.steps = steps }
}

/// An item drawn through a modifier.
private final class ThroughItem: WrappingItem {
    private let modifier: any ItemModifier
    private let frame: CGRect

    init(_ child: LayoutItem, _ modifier: any ItemModifier, _ frame: CGRect) {
        self.modifier = modifier
        self.frame = frame
        super.init(child)
    }

    override func draw(_ context: DrawContext, into items: inout [Scene.Item]) {
        modifier.draw(child, in: frame, context, into: &items)
    }
}

/// How far a view has come into a scroll view: it is always all there.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
    /// About to come in at the top.
    case topLeading
    /// All there.
    case identity
    /// About to go at the bottom.
    case bottomTrailing
    /// Whether it is all there.
    public var isIdentity: Bool { self == .identity }
    /// From −1 to 1, 0 where it is all there.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

nonisolated extension View {
    /// The view, drawn otherwise by its size and place.
    public func visualEffect(
        _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        ItemModified(self, PlacedEffect { effect(EmptyVisualEffect(), $0)._steps })
    }
    /// The view, drawn as it is when all of it is seen in its scroll view.
    public func scrollTransition(
        _ transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        ItemModified(self, PlacedEffect { _ in transition(EmptyVisualEffect(), .identity)._steps })
    }
    /// What content shows in place of what is not there: texts become bars, pictures squares.
    public func redacted(reason: RedactionReasons) -> some View {
        EnvironmentModified(content: self) { $0.redactionReasons.formUnion(reason) }
    }
    /// Content as it is.
    public func unredacted() -> some View { environment(\.redactionReasons, []) }
    /// Content that may be private: it is shown.
    public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
}
