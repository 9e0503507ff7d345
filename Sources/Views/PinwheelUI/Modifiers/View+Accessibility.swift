import Foundation

/// More of accessibility: nobody reads a picture, so that all of this changes nothing.
nonisolated extension View {
    /// What the view does.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
    /// What the view can be asked to do, by a name.
    public func accessibilityAction(
        named name: Text,
        _ handler: @escaping () -> Void
    ) -> some View { self }
    /// What the view can be asked to do, by a name.
    public func accessibilityAction(
        named nameKey: LocalizedStringKey,
        _ handler: @escaping () -> Void
    ) -> some View { self }
    /// What the view can be asked to do, by a name.
    @_disfavoredOverload
    public func accessibilityAction<S: StringProtocol>(
        named name: S,
        _ handler: @escaping () -> Void
    ) -> some View { self }
    /// What the view can be asked to do.
    public func accessibilityActions<Content: View>(
        @ViewBuilder _ content: () -> Content
    ) -> some View { self }
    /// How the view's value can be changed.
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View { self }
    /// A view that is read in place of this one.
    public func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> some View { self }
    /// Views that are read within this one.
    public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        self
    }
    /// Other names of the view.
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        self
    }
    /// How important a title is.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
    /// Whether the view answers to fingers.
    public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> some View { self }
    /// Whether the view shows its content in large where a finger stays.
    public func accessibilityShowsLargeContentViewer() -> some View { self }
    /// What the view's value is.
    public func accessibility(value: Text) -> some View { self }
    /// What the view does.
    public func accessibility(hint: Text) -> some View { self }
    /// What the view is.
    public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }
    /// What the view is not.
    public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }
    /// When the view is read.
    public func accessibility(sortPriority: Double) -> some View { self }
}

/// How a value is changed.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// It grows.
    case increment
    /// It shrinks.
    case decrement
}

/// How important a title is.
public enum AccessibilityHeadingLevel: UInt, Sendable {
    /// It is not said.
    case unspecified
    /// Most.
    case h1
    /// Less.
    case h2
    /// Still less.
    case h3
    /// Less than that.
    case h4
    /// Little.
    case h5
    /// Least.
    case h6
}

extension AccessibilityTraits {
    /// It leads to an address.
    public static let isLink = AccessibilityTraits(rawValue: 128)
    /// It is a field to search in.
    public static let isSearchField = AccessibilityTraits(rawValue: 256)
    /// It plays sounds.
    public static let playsSound = AccessibilityTraits(rawValue: 512)
    /// It is a key of a keyboard.
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 1024)
    /// It sums up a page.
    public static let isSummaryElement = AccessibilityTraits(rawValue: 2048)
    /// It plays something.
    public static let startsMediaSession = AccessibilityTraits(rawValue: 4096)
    /// Fingers reach what is behind.
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 8192)
    /// It turns a page.
    public static let causesPageTurn = AccessibilityTraits(rawValue: 16384)
    /// It can be switched.
    public static let isToggle = AccessibilityTraits(rawValue: 32768)
}
