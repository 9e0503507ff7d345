import Foundation

/// No effect: images have no accessibility information.
nonisolated extension View {
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
    public func accessibilityAction(
        named name: Text,
        _ handler: @escaping () -> Void
    ) -> some View { self }
    public func accessibilityAction(
        named nameKey: LocalizedStringKey,
        _ handler: @escaping () -> Void
    ) -> some View { self }
    @_disfavoredOverload
    public func accessibilityAction<S: StringProtocol>(
        named name: S,
        _ handler: @escaping () -> Void
    ) -> some View { self }
    public func accessibilityActions<Content: View>(
        @ViewBuilder _ content: () -> Content
    ) -> some View { self }
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View { self }
    public func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> some View { self }
    public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        self
    }
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        self
    }
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
    public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> some View { self }
    public func accessibilityShowsLargeContentViewer() -> some View { self }
    public func accessibility(value: Text) -> some View { self }
    public func accessibility(hint: Text) -> some View { self }
    public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }
    public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }
    public func accessibility(sortPriority: Double) -> some View { self }
}

public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment
    case decrement
}

public enum AccessibilityHeadingLevel: UInt, Sendable {
    case unspecified
    case h1
    case h2
    case h3
    case h4
    case h5
    case h6
}

extension AccessibilityTraits {
    public static let isLink = AccessibilityTraits(rawValue: 128)
    public static let isSearchField = AccessibilityTraits(rawValue: 256)
    public static let playsSound = AccessibilityTraits(rawValue: 512)
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 1024)
    public static let isSummaryElement = AccessibilityTraits(rawValue: 2048)
    public static let startsMediaSession = AccessibilityTraits(rawValue: 4096)
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 8192)
    public static let causesPageTurn = AccessibilityTraits(rawValue: 16384)
    public static let isToggle = AccessibilityTraits(rawValue: 32768)
}
