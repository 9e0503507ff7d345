import Foundation

/// A view that is made anew when it is not equal to the last one.
public struct EquatableView<Content: View & Equatable>: View {
    /// The view.
    public var content: Content
    /// A view.
    public init(content: Content) { self.content = content }
    /// The view.
    public var body: some View { content }
}

extension View where Self: Equatable {
    /// The view, made anew when it is not equal to the last one; here it is, too, when it is equal.
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
    /// The modifier.
    public static let identity = EmptyModifier()
    /// A modifier.
    public nonisolated init() {}
    /// The view as it is.
    public func body(content: Content) -> some View { content }
}

/// A key of a keyboard.
public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Hashable, Sendable {
    /// The letter.
    public var character: Character
    /// A letter.
    public init(_ character: Character) { self.character = character }
    /// A letter.
    public init(extendedGraphemeClusterLiteral value: Character) { character = value }
    /// The key that ends lines.
    public static let `return` = KeyEquivalent("\r")
    /// The key that leaves.
    public static let escape = KeyEquivalent("\u{1b}")
    /// The space.
    public static let space = KeyEquivalent(" ")
}

/// Keys that go with others.
public struct EventModifiers: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: Int
    /// Keys by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Shift.
    public static let shift = EventModifiers(rawValue: 2)
    /// Control.
    public static let control = EventModifiers(rawValue: 4)
    /// Option.
    public static let option = EventModifiers(rawValue: 8)
    /// Command.
    public static let command = EventModifiers(rawValue: 16)
}

/// Keys that do what a control does: nobody presses them.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The key of what is usual.
    public static let defaultAction = KeyboardShortcut(.return)
    /// The key of what leaves.
    public static let cancelAction = KeyboardShortcut(.escape)
    /// A key.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {}
}

nonisolated extension View {
    /// The view's geometry as one: frames move as they do.
    public func geometryGroup() -> some View { self }
    /// The shape of what is around for those below: they take their frames.
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }
    /// Whether the view is mirrored where text runs from the right: it is not.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
    /// A key that does what the control does: nobody presses it.
    public func keyboardShortcut(
        _ key: KeyEquivalent,
        modifiers: EventModifiers = .command
    ) -> some View { self }
    /// Keys that do what the control does: nobody presses them.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
    /// How the view answers to a pointer: not at all.
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
    /// What is hidden while a device records: nothing.
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
    /// Which edges wait for a second swipe: there are no swipes.
    public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
    /// What is done with addresses: nobody opens any.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
    /// A view beside the view's sides, which takes its room from this one.
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
    /// The view, drawn as it is when all of it is seen in its scroll view.
    public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive,
        axis: Axis? = nil,
        transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View { scrollTransition(transition) }
    /// The view, drawn as it is when all of it is seen in its scroll view.
    public func scrollTransition(
        topLeading: ScrollTransitionConfiguration,
        bottomTrailing: ScrollTransitionConfiguration,
        axis: Axis? = nil,
        transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View { scrollTransition(transition) }
}

/// How a view answers to a pointer: not at all.
public struct HoverEffect: Sendable {
    /// As usual.
    public static let automatic = HoverEffect()
    /// It shines.
    public static let highlight = HoverEffect()
    /// It rises.
    public static let lift = HoverEffect()
}

/// How a view changes as it comes into sight: not at all.
public struct ScrollTransitionConfiguration: Sendable {
    /// With the finger.
    public static let interactive = ScrollTransitionConfiguration()
    /// By an animation.
    public static let animated = ScrollTransitionConfiguration()
    /// Not at all.
    public static let identity = ScrollTransitionConfiguration()
    /// With the finger, by a curve.
    public static func interactive(timingCurve: UnitCurve) -> Self { interactive }
    /// By an animation.
    public static func animated(_ animation: Animation = .default) -> Self { animated }
    /// By an animation.
    public func animation(_ animation: Animation) -> Self { self }
    /// From a share of the view on.
    public func threshold(_ threshold: Threshold) -> Self { self }

    /// How much of a view is seen.
    public struct Threshold: Sendable {
        /// Any of it.
        public static let hidden = Threshold()
        /// All of it.
        public static let visible = Threshold()
        /// Its middle.
        public static let centered = Threshold()
        /// A share of it.
        public static func visible(_ amount: Double) -> Threshold { visible }
    }
}
