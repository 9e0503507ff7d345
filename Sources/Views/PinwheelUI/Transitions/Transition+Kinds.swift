import Foundation

public struct IdentityTransition: Transition {
    public nonisolated init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

public struct OpacityTransition: Transition {
    public nonisolated init() {}
    /// Returns the view. It is transparent outside the identity phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

public struct ScaleTransition: Transition {
    public var scale: Double
    public var anchor: UnitPoint
    public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
        (self.scale, self.anchor) = (scale, anchor)
    }
    /// Returns the view. It is scaled outside the identity phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
}

public struct OffsetTransition: Transition {
    public var offset: CGSize
    public nonisolated init(_ offset: CGSize) { self.offset = offset }
    /// Returns the view. It is shifted outside the identity phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

public struct MoveTransition: Transition {
    public var edge: Edge
    public nonisolated init(edge: Edge) { self.edge = edge }
    /// Returns the view. It is shifted by its own size outside the identity phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        ItemModified(content, EdgeShift(edge: edge, fraction: phase.isIdentity ? 0 : 1))
    }
}

public struct SlideTransition: Transition {
    public nonisolated init() {}
    /// Returns the view, shifted towards the leading edge before its insertion and towards the
    /// trailing edge after its removal.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        ItemModified(content, EdgeShift(edge: .trailing, fraction: phase.value))
    }
}

public struct PushTransition: Transition {
    public var edge: Edge
    public nonisolated init(edge: Edge) { self.edge = edge }
    /// Returns the view, shifted towards `edge` before its insertion and towards the opposite edge
    /// after its removal.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        ItemModified(
            content.opacity(phase.isIdentity ? 1 : 0),
            EdgeShift(edge: edge, fraction: -phase.value)
        )
    }
}

/// A blur transition. The blur radius of 8 points and the scale of 1 ± 0.15 approximate Apple's.
public struct BlurReplaceTransition: Transition {
    public struct Configuration: Equatable, Sendable {
        fileprivate let isDownUp: Bool
        /// The view grows from a smaller size, and grows further while it disappears.
        public static let downUp = Configuration(isDownUp: true)
        /// The view grows from a smaller size, and shrinks while it disappears.
        public static let upUp = Configuration(isDownUp: false)
    }
    public var configuration: Configuration
    public nonisolated init(configuration: Configuration) { self.configuration = configuration }
    /// Returns the view. It is blurred, scaled and transparent outside the identity phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        let growth = configuration.isDownUp ? phase.value : -abs(phase.value)
        content
            .scaleEffect(1 + 0.15 * growth)
            .blur(radius: phase.isIdentity ? 0 : 8)
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

/// A symbol transition, drawn as a fade without the symbol effect.
public struct SymbolEffectTransition: Transition {
    public nonisolated init() {}
    /// Returns the view. It is transparent outside the identity phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    public var insertion: Insertion
    public var removal: Removal
    public init(insertion: Insertion, removal: Removal) {
        (self.insertion, self.removal) = (insertion, removal)
    }
    public func body(content: Content, phase: TransitionPhase) -> some View {
        removal.apply(
            content: insertion.apply(
                content: content,
                phase: phase == .didDisappear ? .identity : phase
            ),
            phase: phase == .willAppear ? .identity : phase
        )
    }
}

/// The transition of `combined(with:)`.
public struct _CombinedTransition<First: Transition, Second: Transition>: Transition {
    let first: First
    let second: Second
    public func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }
}

public struct TransitionProperties: Sendable {
    /// Whether the transition moves the view. The value is not used.
    public var hasMotion: Bool
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

extension Transition {
    /// The properties of the transition. They are not used.
    public static var properties: TransitionProperties { TransitionProperties() }
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: Content(view: AnyView(content)), phase: phase)
    }
    public func combined<T: Transition>(with other: T) -> _CombinedTransition<Self, T> {
        _CombinedTransition(first: self, second: other)
    }
    public func animation(_ animation: Animation?) -> AnyTransition {
        AnyTransition(self).animation(animation)
    }
}

extension Transition where Self == IdentityTransition {
    public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == OpacityTransition {
    public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == ScaleTransition {
    public static var scale: ScaleTransition { ScaleTransition(0) }
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
        ScaleTransition(scale, anchor: anchor)
    }
}
extension Transition where Self == OffsetTransition {
    public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
        OffsetTransition(CGSize(width: x, height: y))
    }
}
extension Transition where Self == MoveTransition {
    public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}
extension Transition where Self == SlideTransition {
    public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == PushTransition {
    public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}
extension Transition where Self == BlurReplaceTransition {
    public static var blurReplace: BlurReplaceTransition {
        BlurReplaceTransition(configuration: .downUp)
    }
    public static func blurReplace(_ config: BlurReplaceTransition.Configuration) -> Self {
        BlurReplaceTransition(configuration: config)
    }
}
extension Transition where Self == SymbolEffectTransition {
    /// A symbol transition, drawn as a fade without the symbol effect.
    public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition() }
}

extension Transition {
    public static func asymmetric<I: Transition, R: Transition>(
        insertion: I,
        removal: R
    ) -> AsymmetricTransition<I, R> where Self == AsymmetricTransition<I, R> {
        AsymmetricTransition(insertion: insertion, removal: removal)
    }
}
