import Foundation

@frozen public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact
    case regular
}

public enum ContentSizeCategory: Hashable, Sendable, CaseIterable {
    case extraSmall
    case small
    case medium
    case large
    case extraLarge
    case extraExtraLarge
    case extraExtraExtraLarge
    case accessibilityMedium
    case accessibilityLarge
    case accessibilityExtraLarge
    case accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    public var isAccessibilityCategory: Bool {
        switch self {
        case .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
            .extraExtraExtraLarge:
            false
        default: true
        }
    }
}

public enum LegibilityWeight: Hashable, Sendable {
    case regular
    case bold
}

public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
    case standard
    case increased
}

/// An action that has no effect: nothing can be dismissed.
public struct DismissAction: Sendable {
    @MainActor public func callAsFunction() {}
}

/// An action that calls the handler set by an enclosing view. Without one it has no effect.
public struct OpenURLAction: Sendable {
    private let handler: (@MainActor @Sendable (URL) -> Result)?

    init() { handler = nil }
    public init(handler: @escaping @MainActor @Sendable (URL) -> Result) {
        self.handler = handler
    }

    public struct Result: Sendable {
        fileprivate let isHandled: Bool
        public static let handled = Result(isHandled: true)
        public static let discarded = Result(isHandled: false)
        /// Not handled: there is no system that could open the URL.
        public static let systemAction = Result(isHandled: false)
        /// Not handled: there is no system that could open the URL.
        public static func systemAction(_ url: URL) -> Result { systemAction }
    }

    @MainActor public func callAsFunction(_ url: URL) { _ = handler?(url) }
    @MainActor public func callAsFunction(
        _ url: URL,
        completion: @escaping (_ accepted: Bool) -> Void
    ) {
        completion(handler?(url).isHandled ?? false)
    }
}

/// The presentation state of a view, which is never presented.
public struct PresentationMode {
    public var isPresented: Bool { false }
    public mutating func dismiss() {}
}

public enum EditMode: Hashable, Sendable {
    case inactive
    case transient
    case active
    public var isEditing: Bool { self != .inactive }
}

private enum CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = Locale(identifier: "en_US")
        return calendar
    }
}
// Fixed defaults, so that frames do not depend on the machine. Views can override the settable
// ones.
extension EnvironmentValues {
    /// Defaults to compact, as on a phone.
    @Entry public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
    /// Defaults to regular, as on a phone.
    @Entry public var verticalSizeClass: UserInterfaceSizeClass? = .regular
    /// Defaults to `en_US`.
    @Entry public var locale: Locale = Locale(identifier: "en_US")
    /// Defaults to the Gregorian calendar in GMT.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }
    /// Defaults to GMT.
    @Entry public var timeZone: TimeZone = .gmt
    public var pixelLength: CGFloat { 1 / max(displayScale, 1) }
    /// Defaults to `.large`. Setting it does not change how text is drawn.
    @Entry public var dynamicTypeSize: DynamicTypeSize = .large
    /// Defaults to `.large`. Setting it does not change how text is drawn.
    @Entry public var sizeCategory: ContentSizeCategory = .large
    /// The minimum height of list rows, in points. Defaults to 44.
    @Entry public var defaultMinListRowHeight: CGFloat = 44
    /// Stored but ignored by lists.
    @Entry public var defaultMinListHeaderHeight: CGFloat?
    /// An action that has no effect.
    public var dismiss: DismissAction { DismissAction() }
    /// Always `false`.
    public var isPresented: Bool { false }
    /// A binding to a state that is never presented.
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
    /// The action that opens a URL. It has no effect unless an enclosing view sets a handler.
    @Entry public var openURL: OpenURLAction = OpenURLAction()
    /// Defaults to inactive.
    @Entry public var editMode: Binding<EditMode>? = .constant(.inactive)
    /// Always `false`.
    public var isSearching: Bool { false }
    /// Always `false`.
    public var isFocused: Bool { false }
    /// Always `.regular`.
    public var legibilityWeight: LegibilityWeight? { .regular }
    /// Always `.standard`.
    public var colorSchemeContrast: ColorSchemeContrast { .standard }
    /// Always `false`.
    public var accessibilityReduceTransparency: Bool { false }
    /// Always `false`.
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    /// Always `false`.
    public var accessibilityInvertColors: Bool { false }
    /// Always `false`.
    public var accessibilityShowButtonShapes: Bool { false }
    /// Always `false`.
    public var accessibilityDimFlashingLights: Bool { false }
    /// Always `true`.
    public var accessibilityPlayAnimatedImages: Bool { true }
    /// Always `false`.
    public var accessibilityVoiceOverEnabled: Bool { false }
    /// Always `false`.
    public var accessibilitySwitchControlEnabled: Bool { false }
    /// Always `false`.
    public var accessibilityEnabled: Bool { false }
}
