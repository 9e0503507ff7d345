import Foundation

/// Wide or narrow, high or low.
@frozen public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Narrow or low.
    case compact
    /// Wide or high.
    case regular
}

/// How large people like their texts, by an older name: always as designed.
public enum ContentSizeCategory: Hashable, Sendable, CaseIterable {
    /// Smallest.
    case extraSmall
    /// Smaller.
    case small
    /// Small.
    case medium
    /// As designed.
    case large
    /// Larger.
    case extraLarge
    /// Larger still.
    case extraExtraLarge
    /// Much larger.
    case extraExtraExtraLarge
    /// Large enough for those who see little.
    case accessibilityMedium
    /// Larger.
    case accessibilityLarge
    /// Larger still.
    case accessibilityExtraLarge
    /// Much larger.
    case accessibilityExtraExtraLarge
    /// Largest.
    case accessibilityExtraExtraExtraLarge

    /// Whether it is for those who see little.
    public var isAccessibilityCategory: Bool {
        switch self {
        case .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
            .extraExtraExtraLarge:
            false
        default: true
        }
    }
}

/// Whether letters are bolder than usual.
public enum LegibilityWeight: Hashable, Sendable {
    /// As usual.
    case regular
    /// Bolder.
    case bold
}

/// Whether colours differ more than usual.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
    /// As usual.
    case standard
    /// More.
    case increased
}

/// Closes what is shown: nothing here.
public struct DismissAction: Sendable {
    /// Closes nothing.
    @MainActor public func callAsFunction() {}
}

/// Opens an address: nothing here.
public struct OpenURLAction: Sendable {
    private let handler: (@MainActor @Sendable (URL) -> Result)?

    init() { handler = nil }
    /// What a view above does with addresses.
    public init(handler: @escaping @MainActor @Sendable (URL) -> Result) {
        self.handler = handler
    }

    /// What has come of it.
    public struct Result: Sendable {
        fileprivate let isHandled: Bool
        /// It has been opened.
        public static let handled = Result(isHandled: true)
        /// It has not.
        public static let discarded = Result(isHandled: false)
        /// The system is to open it, which does nothing here.
        public static let systemAction = Result(isHandled: false)
        /// The system is to open another one, which does nothing here.
        public static func systemAction(_ url: URL) -> Result { systemAction }
    }

    /// Opens an address as the view above says; nothing where none does.
    @MainActor public func callAsFunction(_ url: URL) { _ = handler?(url) }
    /// The same, and tells whether it was opened.
    @MainActor public func callAsFunction(
        _ url: URL,
        completion: @escaping (_ accepted: Bool) -> Void
    ) {
        completion(handler?(url).isHandled ?? false)
    }
}

/// Whether a view is shown over others.
public struct PresentationMode {
    /// Never.
    public var isPresented: Bool { false }
    /// Closes nothing.
    public mutating func dismiss() {}
}

/// Whether lists are changed.
public enum EditMode: Hashable, Sendable {
    /// They are not.
    case inactive
    /// Some can be.
    case transient
    /// They are.
    case active
    /// Whether they are.
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

// The same on every machine, unless a view above says otherwise.
extension EnvironmentValues {
    /// Narrow, as on phones.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[WidthKey.self] }
        set { self[WidthKey.self] = newValue }
    }
    /// High, as on phones.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[HeightKey.self] }
        set { self[HeightKey.self] = newValue }
    }
    /// How values are written: as in American English.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }
    /// How days are counted: by the Gregorian calendar, at Greenwich.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }
    /// Where days begin: at Greenwich.
    public var timeZone: TimeZone {
        get { self[ZoneKey.self] }
        set { self[ZoneKey.self] = newValue }
    }
    /// A pixel's width, in points.
    public var pixelLength: CGFloat { 1 / max(displayScale, 1) }
    /// How large texts are said to be: as designed. They are drawn so whatever is said.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[TypeSizeKey.self] }
        set { self[TypeSizeKey.self] = newValue }
    }
    /// How large texts are said to be: as designed. They are drawn so whatever is said.
    public var sizeCategory: ContentSizeCategory {
        get { self[SizeCategoryKey.self] }
        set { self[SizeCategoryKey.self] = newValue }
    }
    /// How high a list's rows are at least, in points.
    public var defaultMinListRowHeight: CGFloat {
        get { self[RowHeightKey.self] }
        set { self[RowHeightKey.self] = newValue }
    }
    /// How high a list's headers are at least, in points: passed over.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[HeaderHeightKey.self] }
        set { self[HeaderHeightKey.self] = newValue }
    }
    /// Closes what is shown: nothing.
    public var dismiss: DismissAction { DismissAction() }
    /// Whether the view is shown over others: never.
    public var isPresented: Bool { false }
    /// Whether the view is shown over others: never.
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
    /// Opens addresses as a view above says; nothing where none does.
    public var openURL: OpenURLAction {
        get { self[OpenKey.self] }
        set { self[OpenKey.self] = newValue }
    }
    /// Whether lists are changed: never.
    public var editMode: Binding<EditMode>? {
        get { self[EditKey.self] }
        set { self[EditKey.self] = newValue }
    }
    /// Whether something is searched for: never.
    public var isSearching: Bool { false }
    /// Whether the view has the keyboard: never.
    public var isFocused: Bool { false }
    /// How bold letters are to be: as usual.
    public var legibilityWeight: LegibilityWeight? { .regular }
    /// How much colours are to differ: as usual.
    public var colorSchemeContrast: ColorSchemeContrast { .standard }
    /// Whether what is behind is not to shine through: it may.
    public var accessibilityReduceTransparency: Bool { false }
    /// Whether colours alone tell nothing: they may.
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    /// Whether colours are inverted: never.
    public var accessibilityInvertColors: Bool { false }
    /// Whether buttons are to look like some: as they do.
    public var accessibilityShowButtonShapes: Bool { false }
    /// Whether flashes are to be dimmed: as they are.
    public var accessibilityDimFlashingLights: Bool { false }
    /// Whether pictures that move begin by themselves: they do.
    public var accessibilityPlayAnimatedImages: Bool { true }
    /// Whether somebody has the view read: nobody has.
    public var accessibilityVoiceOverEnabled: Bool { false }
    /// Whether somebody moves through the view by a switch: nobody does.
    public var accessibilitySwitchControlEnabled: Bool { false }
    /// Whether anything helps those who cannot see the view: nothing does.
    public var accessibilityEnabled: Bool { false }
}
