import Foundation

/// It is there, and is gone.
public struct IdentityTransition: Transition {
    /// The transition.
    public nonisolated init() {}
    /// The view as it is.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// It fades.
public struct OpacityTransition: Transition {
    /// The transition.
    public nonisolated init() {}
    /// The view, not seen before and after.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

/// It grows from a share of its size, about a point, and shrinks to it.
public struct ScaleTransition: Transition {
    /// The share.
    public var scale: Double
    /// The point.
    public var anchor: UnitPoint
    /// A share and a point.
    public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
        (self.scale, self.anchor) = (scale, anchor)
    }
    /// The view, small before and after.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
}

/// It comes from so far, and goes there.
public struct OffsetTransition: Transition {
    /// How far.
    public var offset: CGSize
    /// How far.
    public nonisolated init(_ offset: CGSize) { self.offset = offset }
    /// The view, elsewhere before and after.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// It comes over an edge, and goes over it.
public struct MoveTransition: Transition {
    /// The edge.
    public var edge: Edge
    /// An edge.
    public nonisolated init(edge: Edge) { self.edge = edge }
    /// The view, beyond the edge before and after.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        ItemModified(content, EdgeShift(edge: edge, way: phase.isIdentity ? 0 : 1))
    }
}

/// It comes over the leading edge, and goes over the trailing one.
public struct SlideTransition: Transition {
    /// The transition.
    public nonisolated init() {}
    /// The view, beyond one edge before and beyond the other after.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        ItemModified(content, EdgeShift(edge: .trailing, way: phase.value))
    }
}

/// It comes over an edge and goes over the opposite one, fading.
public struct PushTransition: Transition {
    /// The edge.
    public var edge: Edge
    /// An edge.
    public nonisolated init(edge: Edge) { self.edge = edge }
    /// The view, beyond one edge before and beyond the other after.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        ItemModified(
            content.opacity(phase.isIdentity ? 1 : 0),
            EdgeShift(edge: edge, way: -phase.value)
        )
    }
}

/// It comes out of a blur and goes into one, fading; blur and size are approximate.
public struct BlurReplaceTransition: Transition {
    /// How sizes change.
    public struct Configuration: Equatable, Sendable {
        fileprivate let isDownUp: Bool
        /// Smaller before, larger after.
        public static let downUp = Configuration(isDownUp: true)
        /// Smaller before and after.
        public static let upUp = Configuration(isDownUp: false)
    }
    /// How sizes change.
    public var configuration: Configuration
    /// How sizes change.
    public nonisolated init(configuration: Configuration) { self.configuration = configuration }
    /// The view, blurred before and after.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        let growth = configuration.isDownUp ? phase.value : -abs(phase.value)
        content
            .scaleEffect(1 + 0.15 * growth)
            .blur(radius: phase.isIdentity ? 0 : 8)
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

/// How a symbol draws itself: at once here.
public struct SymbolEffectTransition: Transition {
    /// The transition.
    public nonisolated init() {}
    /// The view, not seen before and after.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

/// It comes in one way and goes in another.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    /// How it comes.
    public var insertion: Insertion
    /// How it goes.
    public var removal: Removal
    /// Both ways.
    public init(insertion: Insertion, removal: Removal) {
        (self.insertion, self.removal) = (insertion, removal)
    }
    /// The view by the way that it takes.
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

/// Two transitions at once.
public struct _CombinedTransition<First: Transition, Second: Transition>: Transition {
    let first: First
    let second: Second
    /// The view by both.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }
}

/// What a transition is like.
public struct TransitionProperties: Sendable {
    /// Whether it moves much.
    public var hasMotion: Bool
    /// Whether it moves much.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

extension Transition {
    /// What the transition is like: of no account here.
    public static var properties: TransitionProperties { TransitionProperties() }
    /// The view in a phase.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: Content(view: AnyView(content)), phase: phase)
    }
    /// Both at once.
    public func combined<T: Transition>(with other: T) -> _CombinedTransition<Self, T> {
        _CombinedTransition(first: self, second: other)
    }
    /// The same by an animation of its own.
    public func animation(_ animation: Animation?) -> AnyTransition {
        AnyTransition(self).animation(animation)
    }
}

extension Transition where Self == IdentityTransition {
    /// It is there, and is gone.
    public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == OpacityTransition {
    /// It fades.
    public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == ScaleTransition {
    /// It grows from a point, and shrinks to it.
    public static var scale: ScaleTransition { ScaleTransition(0) }
    /// It grows from a share of its size, about a point, and shrinks to it.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
        ScaleTransition(scale, anchor: anchor)
    }
}
extension Transition where Self == OffsetTransition {
    /// It comes from so far, and goes there.
    public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
    /// It comes from so far, and goes there.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
        OffsetTransition(CGSize(width: x, height: y))
    }
}
extension Transition where Self == MoveTransition {
    /// It comes over an edge, and goes over it.
    public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}
extension Transition where Self == SlideTransition {
    /// It comes over the leading edge, and goes over the trailing one.
    public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == PushTransition {
    /// It comes over an edge and goes over the opposite one, fading.
    public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}
extension Transition where Self == BlurReplaceTransition {
    /// It comes out of a blur and goes into one.
    public static var blurReplace: BlurReplaceTransition {
        BlurReplaceTransition(configuration: .downUp)
    }
    /// It comes out of a blur and goes into one.
    public static func blurReplace(_ config: BlurReplaceTransition.Configuration) -> Self {
        BlurReplaceTransition(configuration: config)
    }
}
extension Transition where Self == SymbolEffectTransition {
    /// A symbol draws itself: at once here.
    public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition() }
}

extension Transition {
    /// It comes in one way and goes in another.
    public static func asymmetric<I: Transition, R: Transition>(
        insertion: I,
        removal: R
    ) -> AsymmetricTransition<I, R> where Self == AsymmetricTransition<I, R> {
        AsymmetricTransition(insertion: insertion, removal: removal)
    }
}
