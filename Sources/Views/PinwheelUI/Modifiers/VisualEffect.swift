import Foundation
import Raster

public protocol VisualEffect {
    /// The modifiers of the effect, the innermost first.
    var _steps: _VisualSteps { get }
}

/// The modifiers of a visual effect.
public struct _VisualSteps {
    var modifiers: [any ItemModifier] = []
}

public struct EmptyVisualEffect: VisualEffect {
    public var _steps: _VisualSteps { _VisualSteps() }
}

/// An effect made of several modifiers.
struct CompositeEffect: VisualEffect { let _steps: _VisualSteps }

extension VisualEffect {
    private func adding(_ modifier: any ItemModifier) -> CompositeEffect {
        CompositeEffect(_steps: _VisualSteps(modifiers: _steps.modifiers + [modifier]))
    }
    public func offset(_ offset: CGSize) -> some VisualEffect {
        adding(TranslationEffect(offset: offset))
    }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        offset(CGSize(width: x, height: y))
    }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(RotationEffect(angle: angle, anchor: anchor))
    }
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(ScaleEffect(scale: scale, anchor: anchor))
    }
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }
    public func scaleEffect(
        x: CGFloat = 1,
        y: CGFloat = 1,
        anchor: UnitPoint = .center
    ) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }
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
    /// Multiplies the alpha of each leaf separately.
    public func opacity(_ opacity: Double) -> some VisualEffect {
        adding(OpacityEffect(opacity: opacity))
    }
    /// Blurs each leaf separately. `opaque` is ignored.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        adding(BlurEffect(radius: radius))
    }
    public func brightness(_ amount: Double) -> some VisualEffect {
        adding(ColorFilterEffect(kind: .brightness, amount: amount))
    }
    public func contrast(_ amount: Double) -> some VisualEffect {
        adding(ColorFilterEffect(kind: .contrast, amount: amount))
    }
    public func saturation(_ amount: Double) -> some VisualEffect {
        adding(ColorFilterEffect(kind: .saturation, amount: amount))
    }
    public func grayscale(_ amount: Double) -> some VisualEffect {
        adding(ColorFilterEffect(kind: .grayscale, amount: amount))
    }
    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        adding(ColorFilterEffect(kind: .hueRotation, amount: angle.radians))
    }
}

/// A modifier that applies a visual effect computed from the geometry of the view.
nonisolated struct PlacedEffect: ItemModifier {
    let steps: (GeometryProxy) -> _VisualSteps

    @MainActor func place(
        _ child: LayoutItem,
        in frame: CGRect,
        _ proposal: ProposedViewSize,
        _ context: PlacementContext,
        by placeChild: (CGRect, ProposedViewSize, PlacementContext) -> Void
    ) {
        let proxy = GeometryProxy(size: frame.size, origin: frame.origin, context: context)
        box.steps = steps(proxy)
        placeChild(frame, proposal, context)
    }

    @MainActor func draw(
        _ child: LayoutItem,
        in frame: CGRect,
        _ context: DrawContext,
        into items: inout [Scene.Item]
    ) {
        let drawn = box.steps.modifiers.reduce(child) { DrawingModifiedItem($0, $1, frame) }
        drawn.draw(context, into: &items)
    }

    /// The modifiers computed when the view was last placed.
    private let box = Box()
    private final class Box: @unchecked Sendable { var steps = _VisualSteps() }

    init(steps: @escaping (GeometryProxy) -> _VisualSteps) { self.steps = steps }
}

/// A layout item that is drawn with a modifier. The modifier does not affect the layout.
private final class DrawingModifiedItem: WrappingItem {
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

/// The phase of a scroll transition. Views are always in the identity phase.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
    case topLeading
    case identity
    case bottomTrailing
    public var isIdentity: Bool { self == .identity }
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

nonisolated extension View {
    public func visualEffect(
        _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        ItemModified(self, PlacedEffect { effect(EmptyVisualEffect(), $0)._steps })
    }
    /// Applies the effect of the identity phase: views do not change as they scroll.
    public func scrollTransition(
        _ transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        ItemModified(self, PlacedEffect { _ in transition(EmptyVisualEffect(), .identity)._steps })
    }
    /// Draws bars instead of text, and rectangles instead of images.
    public func redacted(reason: RedactionReasons) -> some View {
        EnvironmentModified(content: self) { $0.redactionReasons.formUnion(reason) }
    }
    public func unredacted() -> some View { environment(\.redactionReasons, []) }
    /// No effect: private content is visible.
    public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
}
