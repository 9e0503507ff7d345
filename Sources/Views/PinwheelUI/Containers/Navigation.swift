import Foundation

/// The preference key of the navigation title.
enum NavigationTitleKey: PreferenceKey {
    static var defaultValue: NavigationTitle? { nil }
    static func reduce(value: inout NavigationTitle?, nextValue: () -> NavigationTitle?) {
        guard let next = nextValue() else { return }
        value = NavigationTitle(
            text: value?.text ?? next.text,
            isInline: value?.isInline ?? next.isInline
        )
    }
}

/// A navigation title and its display mode. Properties that no view has set are `nil`.
struct NavigationTitle: Equatable {
    var text: Text?
    var isInline: Bool?
}

/// A view with a navigation bar that shows its title. It never navigates to another view.
public struct NavigationStack<Root: View>: View {
    private let root: Root
    @State private var title: NavigationTitle?

    public init(@ViewBuilder root: () -> Root) { self.root = root() }
    /// Creates a stack. The path is ignored.
    public init<Data>(path: Binding<Data>, @ViewBuilder root: () -> Root) { self.root = root() }

    /// The title bar, 96 points high or 44 points for an inline title, above the root view.
    public var body: some View {
        VStack(spacing: 0) {
            if let title, let text = title.text {
                if title.isInline == true {
                    text.font(.headline).frame(maxWidth: .infinity).frame(height: 44)
                } else {
                    text.font(.largeTitle).bold()
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .padding(.horizontal, 16)
                        .frame(height: 96, alignment: .bottom)
                        .padding(.bottom, 0)
                }
            }
            root.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .onPreferenceChange(NavigationTitleKey.self) { title = $0 }
    }
}

/// An alias of `NavigationStack`.
public typealias NavigationView = NavigationStack

/// The label of a link, followed by a chevron. It never navigates.
public struct NavigationLink<Label: View, Destination: View>: View {
    private let label: Label

    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
    }
    public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }

    init(leading label: () -> Label) { self.label = label() }

    public var body: some View {
        HStack {
            label
            Spacer()
            Image(systemName: "chevron.right")
                .font(.system(size: 14, weight: .semibold))
                .foregroundColor(Color(UIColor.tertiaryLabel))
        }
    }
}

extension NavigationLink where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }
}

public enum NavigationBarItem {
    public enum TitleDisplayMode: Hashable, Sendable {
        /// Identical to `large`.
        case automatic
        /// Centred in a bar 44 points high.
        case inline
        /// In a bar 96 points high.
        case large
    }
}

nonisolated extension View {
    public func navigationTitle(_ title: Text) -> some View {
        transformPreference(NavigationTitleKey.self) { value in
            value = NavigationTitle(text: title, isInline: value?.isInline)
        }
    }
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }
    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }
    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey,
        displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
    }
    public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        transformPreference(NavigationTitleKey.self) { value in
            value = NavigationTitle(text: value?.text, isInline: displayMode == .inline)
        }
    }
    /// Removes the navigation title, and with it the bar.
    public func navigationBarHidden(_ hidden: Bool) -> some View {
        transformPreference(NavigationTitleKey.self) { if hidden { $0 = nil } }
    }
    /// No effect: there is no back button.
    public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View { self }
    /// No effect: bar items are not drawn.
    public func navigationBarItems<T: View>(trailing: T) -> some View { self }
    /// No effect: bar items are not drawn.
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View { self }
    /// No effect: all styles show a single view.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
    /// No effect: links never navigate.
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { self }
    /// No effect: toolbars are not drawn.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    /// No effect: only a navigation bar with a title is drawn.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self
    }
    /// No effect: only a navigation bar with a title is drawn.
    public func toolbarVisibility(
        _ visibility: Visibility,
        for bars: ToolbarPlacement...
    ) -> some View { self }
    /// No effect: bars have no background.
    public func toolbarBackground<S: ShapeStyle>(
        _ style: S,
        for bars: ToolbarPlacement...
    ) -> some View { self }
    /// No effect: there is no tab bar.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
}

/// The style of navigation views. All styles show a single view.
public protocol NavigationViewStyle: Sendable {}

/// Shows a single view.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

public struct StackNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

/// Shows a single view instead of columns.
public struct ColumnNavigationViewStyle: NavigationViewStyle {}

/// Shows a single view instead of two columns.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// Shows a single view.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Shows a single view instead of columns.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

public struct ToolbarPlacement: Hashable, Sendable {
    private let number: Int
    public static let automatic = ToolbarPlacement(number: 0)
    public static let navigationBar = ToolbarPlacement(number: 1)
    public static let tabBar = ToolbarPlacement(number: 2)
    public static let bottomBar = ToolbarPlacement(number: 3)
}

public struct ToolbarItemPlacement: Hashable, Sendable {
    private let number: Int
    public static let automatic = ToolbarItemPlacement(number: 0)
    public static let principal = ToolbarItemPlacement(number: 1)
    public static let topBarTrailing = ToolbarItemPlacement(number: 2)
    public static let topBarLeading = ToolbarItemPlacement(number: 3)
    public static let navigationBarTrailing = topBarTrailing
    public static let navigationBarLeading = topBarLeading
    public static let bottomBar = ToolbarItemPlacement(number: 4)
    public static let primaryAction = ToolbarItemPlacement(number: 5)
    public static let secondaryAction = ToolbarItemPlacement(number: 6)
    public static let confirmationAction = ToolbarItemPlacement(number: 7)
    public static let cancellationAction = ToolbarItemPlacement(number: 8)
    public static let destructiveAction = ToolbarItemPlacement(number: 9)
    public static let navigation = ToolbarItemPlacement(number: 10)
    public static let keyboard = ToolbarItemPlacement(number: 11)
    public static let status = ToolbarItemPlacement(number: 12)
}

/// A view in a toolbar. It is never drawn.
public struct ToolbarItem<Content: View>: View {
    public init(
        placement: ToolbarItemPlacement = .automatic,
        @ViewBuilder content: () -> Content
    ) {}
    public var body: some View { EmptyView() }
}

/// Views in a toolbar. They are never drawn.
public typealias ToolbarItemGroup = ToolbarItem
