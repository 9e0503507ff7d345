import Foundation

/// What a view is to those who cannot see it.
public struct AccessibilityTraits: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: Int
    /// Traits by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It can be pressed.
    public static let isButton = AccessibilityTraits(rawValue: 1)
    /// It is a title.
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    /// It is a picture.
    public static let isImage = AccessibilityTraits(rawValue: 4)
    /// It is chosen.
    public static let isSelected = AccessibilityTraits(rawValue: 8)
    /// It changes often.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 16)
    /// It is a text.
    public static let isStaticText = AccessibilityTraits(rawValue: 32)
    /// Nothing behind it is read.
    public static let isModal = AccessibilityTraits(rawValue: 64)
}

/// How views within an element are read.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let number: Int
    /// Not at all.
    public static let ignore = AccessibilityChildBehavior(number: 0)
    /// One by one.
    public static let contain = AccessibilityChildBehavior(number: 1)
    /// As one.
    public static let combine = AccessibilityChildBehavior(number: 2)
}

/// What somebody asks an element to do.
public struct AccessibilityActionKind: Hashable, Sendable {
    private let number: Int
    /// The usual.
    public static let `default` = AccessibilityActionKind(number: 0)
    /// To go away.
    public static let escape = AccessibilityActionKind(number: 1)
}

/// Accessibility: nobody reads a picture, so that all of this changes nothing.
nonisolated extension View {
    /// What the view is called.
    public func accessibilityLabel(_ label: Text) -> some View { self }
    /// What the view is called.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }
    /// What the view is called.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }
    /// What the view's value is.
    public func accessibilityValue(_ value: Text) -> some View { self }
    /// What the view's value is.
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }
    /// What the view's value is.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
    /// What the view does.
    public func accessibilityHint(_ hint: Text) -> some View { self }
    /// What the view does.
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
    /// Whether the view is passed over.
    public func accessibilityHidden(_ hidden: Bool) -> some View { self }
    /// What tests call the view.
    public func accessibilityIdentifier(_ identifier: String) -> some View { self }
    /// The view is one element.
    public func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> some View { self }
    /// What the view is.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
    /// What the view is not.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
    /// What the view can be asked to do.
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default,
        _ handler: @escaping () -> Void
    ) -> some View { self }
    /// When the view is read.
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
    /// Whether colours of the view are inverted with all others.
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
    /// What the view is called and its value, given as one.
    public func accessibility(label: Text) -> some View { self }
    /// Whether the view is passed over.
    public func accessibility(hidden: Bool) -> some View { self }
    /// What tests call the view.
    public func accessibility(identifier: String) -> some View { self }
}

/// What scroll views do that is never seen here.
nonisolated extension View {
    /// Whether scroll views show bars: they are never drawn.
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility,
        axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View { self }
    /// Whether scroll views can be pulled beyond their ends: a trace says so.
    public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior,
        axes: Axis.Set = [.vertical]
    ) -> some View { self }
    /// Which view is at the top: nothing is scrolled to.
    public func scrollPosition<ID: Hashable>(
        id: Binding<ID?>,
        anchor: UnitPoint? = nil
    ) -> some View { self }
    /// Where the content is: nothing is scrolled to.
    public func scrollPosition(
        _ position: Binding<ScrollPosition>,
        anchor: UnitPoint? = nil
    ) -> some View { self }
    /// Views that can be scrolled to.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
    /// Where scrolling ends: where a trace says.
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
    /// Where content begins: at its top.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
    /// Whether the background of a list is seen: it is.
    public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
    /// When keyboards go.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
}

/// Whether bars are shown.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private let number: Int
    /// As usual.
    public static let automatic = ScrollIndicatorVisibility(number: 0)
    /// They are.
    public static let visible = ScrollIndicatorVisibility(number: 1)
    /// They are not.
    public static let hidden = ScrollIndicatorVisibility(number: 2)
    /// They never are.
    public static let never = ScrollIndicatorVisibility(number: 3)
}

/// Whether content can be pulled beyond its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private let number: Int
    /// As usual.
    public static let automatic = ScrollBounceBehavior(number: 0)
    /// Always.
    public static let always = ScrollBounceBehavior(number: 1)
    /// Where it does not fit.
    public static let basedOnSize = ScrollBounceBehavior(number: 2)
}

/// When keyboards go.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let number: Int
    /// As usual.
    public static let automatic = ScrollDismissesKeyboardMode(number: 0)
    /// At once.
    public static let immediately = ScrollDismissesKeyboardMode(number: 1)
    /// With the finger.
    public static let interactively = ScrollDismissesKeyboardMode(number: 2)
    /// Never.
    public static let never = ScrollDismissesKeyboardMode(number: 3)
}

/// Where a scroll view's content is asked to be: it is where a trace puts it.
public struct ScrollPosition: Hashable, Sendable {
    /// Anywhere.
    public init(idType: (any Hashable.Type)? = nil) {}
    /// At an edge.
    public init(edge: Edge) {}
    /// Asks for an edge, in vain.
    public mutating func scrollTo(edge: Edge) {}
    /// Asks for a place, in vain.
    public mutating func scrollTo(x: CGFloat? = nil, y: CGFloat? = nil) {}
    /// Asks for a view, in vain.
    public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {}
}

/// A view that could scroll to others by their identities; here nothing is scrolled to.
public struct ScrollViewReader<Content: View>: View {
    private let content: Content
    /// A view that is given a proxy.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content(ScrollViewProxy())
    }
    /// The view.
    public var body: some View { content }
}

/// What asks scroll views for places, in vain.
public struct ScrollViewProxy {
    /// Asks for a view, in vain.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
