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

/// A presentation that never is presented and cannot be dismissed.
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

private enum WidthKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .compact }
}
private enum HeightKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .regular }
}
private enum LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { Locale(identifier: "en_US") }
}
private enum ZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .gmt } }
private enum CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = Locale(identifier: "en_US")
        return calendar
    }
}
private enum TypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
private enum SizeCategoryKey: EnvironmentKey {
    static var defaultValue: ContentSizeCategory { .large }
}
private enum RowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
private enum HeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum OpenKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }
private enum EditKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { .constant(.inactive) }
}

// Fixed defaults, so that frames do not depend on the machine. Views can override the settable
// ones.
extension EnvironmentValues {
    /// Defaults to compact, as on a phone.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[WidthKey.self] }
        set { self[WidthKey.self] = newValue }
    }
    /// Defaults to regular, as on a phone.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[HeightKey.self] }
        set { self[HeightKey.self] = newValue }
    }
    /// Defaults to `en_US`.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }
    /// Defaults to the Gregorian calendar in GMT.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }
    /// Defaults to GMT.
    public var timeZone: TimeZone {
        get { self[ZoneKey.self] }
        set { self[ZoneKey.self] = newValue }
    }
    public var pixelLength: CGFloat { 1 / max(displayScale, 1) }
    /// Defaults to `.large`. Setting it does not change how text is drawn.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[TypeSizeKey.self] }
        set { self[TypeSizeKey.self] = newValue }
    }
    /// Defaults to `.large`. Setting it does not change how text is drawn.
    public var sizeCategory: ContentSizeCategory {
        get { self[SizeCategoryKey.self] }
        set { self[SizeCategoryKey.self] = newValue }
    }
    /// The minimum height of list rows, in points; 44 by default.
    public var defaultMinListRowHeight: CGFloat {
        get { self[RowHeightKey.self] }
        set { self[RowHeightKey.self] = newValue }
    }
    /// Stored but ignored by lists.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[HeaderHeightKey.self] }
        set { self[HeaderHeightKey.self] = newValue }
    }
    /// No effect when called.
    public var dismiss: DismissAction { DismissAction() }
    /// Always `false`.
    public var isPresented: Bool { false }
    /// Never presented.
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
    /// No effect unless an enclosing view sets a handler.
    public var openURL: OpenURLAction {
        get { self[OpenKey.self] }
        set { self[OpenKey.self] = newValue }
    }
    /// Inactive by default.
    public var editMode: Binding<EditMode>? {
        get { self[EditKey.self] }
        set { self[EditKey.self] = newValue }
    }
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
