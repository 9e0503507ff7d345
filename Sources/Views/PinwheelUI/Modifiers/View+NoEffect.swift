import Foundation

public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let isButton = AccessibilityTraits(rawValue: 1)
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    public static let isImage = AccessibilityTraits(rawValue: 4)
    public static let isSelected = AccessibilityTraits(rawValue: 8)
    public static let updatesFrequently = AccessibilityTraits(rawValue: 16)
    public static let isStaticText = AccessibilityTraits(rawValue: 32)
    public static let isModal = AccessibilityTraits(rawValue: 64)
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let number: Int
    public static let ignore = AccessibilityChildBehavior(number: 0)
    public static let contain = AccessibilityChildBehavior(number: 1)
    public static let combine = AccessibilityChildBehavior(number: 2)
}

public struct AccessibilityActionKind: Hashable, Sendable {
    private let number: Int
    public static let `default` = AccessibilityActionKind(number: 0)
    public static let escape = AccessibilityActionKind(number: 1)
}

/// No effect: images have no accessibility information.
nonisolated extension View {
    public func accessibilityLabel(_ label: Text) -> some View { self }
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }
    public func accessibilityValue(_ value: Text) -> some View { self }
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
    public func accessibilityHint(_ hint: Text) -> some View { self }
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
    public func accessibilityHidden(_ hidden: Bool) -> some View { self }
    public func accessibilityIdentifier(_ identifier: String) -> some View { self }
    public func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> some View { self }
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default,
        _ handler: @escaping () -> Void
    ) -> some View { self }
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
    public func accessibility(label: Text) -> some View { self }
    public func accessibility(hidden: Bool) -> some View { self }
    public func accessibility(identifier: String) -> some View { self }
}

/// No effect: a trace determines the position of the content, and scroll indicators are never
/// drawn.
nonisolated extension View {
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility,
        axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View { self }
    public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior,
        axes: Axis.Set = [.vertical]
    ) -> some View { self }
    public func scrollPosition<ID: Hashable>(
        id: Binding<ID?>,
        anchor: UnitPoint? = nil
    ) -> some View { self }
    public func scrollPosition(
        _ position: Binding<ScrollPosition>,
        anchor: UnitPoint? = nil
    ) -> some View { self }
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
    public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
}

public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private let number: Int
    public static let automatic = ScrollIndicatorVisibility(number: 0)
    public static let visible = ScrollIndicatorVisibility(number: 1)
    public static let hidden = ScrollIndicatorVisibility(number: 2)
    public static let never = ScrollIndicatorVisibility(number: 3)
}

public struct ScrollBounceBehavior: Hashable, Sendable {
    private let number: Int
    public static let automatic = ScrollBounceBehavior(number: 0)
    public static let always = ScrollBounceBehavior(number: 1)
    public static let basedOnSize = ScrollBounceBehavior(number: 2)
}

public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let number: Int
    public static let automatic = ScrollDismissesKeyboardMode(number: 0)
    public static let immediately = ScrollDismissesKeyboardMode(number: 1)
    public static let interactively = ScrollDismissesKeyboardMode(number: 2)
    public static let never = ScrollDismissesKeyboardMode(number: 3)
}

/// A requested scroll position, which is ignored: a trace determines the position.
public struct ScrollPosition: Hashable, Sendable {
    public init(idType: (any Hashable.Type)? = nil) {}
    public init(edge: Edge) {}
    public mutating func scrollTo(edge: Edge) {}
    public mutating func scrollTo(x: CGFloat? = nil, y: CGFloat? = nil) {}
    public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {}
}

/// A view whose content receives a scroll proxy. The proxy has no effect.
public struct ScrollViewReader<Content: View>: View {
    private let content: Content
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content(ScrollViewProxy())
    }
    public var body: some View { content }
}

/// A proxy that has no effect: a trace determines the scroll position.
public struct ScrollViewProxy {
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
