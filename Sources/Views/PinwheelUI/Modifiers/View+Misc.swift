import Foundation

/// A view that SwiftUI updates only if it differs from its previous value. Pinwheel always updates
/// it.
public struct EquatableView<Content: View & Equatable>: View {
    public var content: Content
    public init(content: Content) { self.content = content }
    public var body: some View { content }
}

extension View where Self: Equatable {
    /// Returns the view. It is updated even if it equals its previous value.
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

public struct EmptyModifier: ViewModifier {
    public static let identity = EmptyModifier()
    public nonisolated init() {}
    public func body(content: Content) -> some View { content }
}

public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Hashable, Sendable {
    public var character: Character
    public init(_ character: Character) { self.character = character }
    public init(extendedGraphemeClusterLiteral value: Character) { character = value }
    public static let `return` = KeyEquivalent("\r")
    public static let escape = KeyEquivalent("\u{1b}")
    public static let space = KeyEquivalent(" ")
}

public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let shift = EventModifiers(rawValue: 2)
    public static let control = EventModifiers(rawValue: 4)
    public static let option = EventModifiers(rawValue: 8)
    public static let command = EventModifiers(rawValue: 16)
}

/// A keyboard shortcut. It has no effect.
public struct KeyboardShortcut: Hashable, Sendable {
    public static let defaultAction = KeyboardShortcut(.return)
    public static let cancelAction = KeyboardShortcut(.escape)
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {}
}

nonisolated extension View {
    /// No effect: each view inside animates its own frame.
    public func geometryGroup() -> some View { self }
    /// No effect: `ContainerRelativeShape` is always a rectangle.
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }
    /// No effect: the view is never mirrored.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
    /// No effect: there is no keyboard.
    public func keyboardShortcut(
        _ key: KeyEquivalent,
        modifiers: EventModifiers = .command
    ) -> some View { self }
    /// No effect: there is no keyboard.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
    /// No effect: there is no pointer.
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
    /// No effect: there are no system overlays.
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
    /// No effect: there are no system gestures.
    public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
    /// No effect: no URLs are opened.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
    /// Places a view at the leading or trailing edge, which leaves less space for this view.
    public func safeAreaInset<V: View>(
        edge: HorizontalEdge,
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let inset = content()
        let edge: Edge = edge == .leading ? .leading : .trailing
        return _LayoutView(
            layout: InsetLayout(edge: edge, alignment: alignment.key, spacing: spacing),
            content: Group {
                ZStack { self }
                ZStack { inset }
            }
        )
    }
    /// Applies the effect of the identity phase: views do not change as they scroll.
    public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive,
        axis: Axis? = nil,
        transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View { scrollTransition(transition) }
    /// Applies the effect of the identity phase: views do not change as they scroll.
    public func scrollTransition(
        topLeading: ScrollTransitionConfiguration,
        bottomTrailing: ScrollTransitionConfiguration,
        axis: Axis? = nil,
        transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View { scrollTransition(transition) }
}

/// A hover effect. It is ignored.
public struct HoverEffect: Sendable {
    public static let automatic = HoverEffect()
    public static let highlight = HoverEffect()
    public static let lift = HoverEffect()
}

/// The configuration of a scroll transition. It is ignored.
public struct ScrollTransitionConfiguration: Sendable {
    public static let interactive = ScrollTransitionConfiguration()
    public static let animated = ScrollTransitionConfiguration()
    public static let identity = ScrollTransitionConfiguration()
    public static func interactive(timingCurve: UnitCurve) -> Self { interactive }
    public static func animated(_ animation: Animation = .default) -> Self { animated }
    public func animation(_ animation: Animation) -> Self { self }
    public func threshold(_ threshold: Threshold) -> Self { self }

    public struct Threshold: Sendable {
        public static let hidden = Threshold()
        public static let visible = Threshold()
        public static let centered = Threshold()
        public static func visible(_ amount: Double) -> Threshold { visible }
    }
}
