import Foundation

/// The title that views below have set.
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

/// A title and how it is shown; `nil` for what views do not say.
struct NavigationTitle: Equatable {
    var text: Text?
    var isInline: Bool?
}

/// A view below the title that it has set; it never leads to another.
public struct NavigationStack<Root: View>: View {
    private let root: Root
    @State private var title: NavigationTitle?

    /// A view that may set a title.
    public init(@ViewBuilder root: () -> Root) { self.root = root() }
    /// A view that may set a title; no path is followed.
    public init<Data>(path: Binding<Data>, @ViewBuilder root: () -> Root) { self.root = root() }

    /// The title's bar, of 96 points or 44, over the view.
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

/// As `NavigationStack`.
public typealias NavigationView = NavigationStack

/// A label that leads to another view: here the label, and an arrow.
public struct NavigationLink<Label: View, Destination: View>: View {
    private let label: Label

    /// Another view, and the label that leads to it.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
    }
    /// Another view, and the label that leads to it.
    public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }

    init(leading label: () -> Label) { self.label = label() }

    /// The label, and an arrow at the end.
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
    /// Another view, and the text that leads to it.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }
    /// Another view, and the text that leads to it.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }
}

/// How titles are shown.
public enum NavigationBarItem {
    /// Large or small.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// Large.
        case automatic
        /// In the middle of a bar of 44 points.
        case inline
        /// Large, in a bar of 96 points.
        case large
    }
}

nonisolated extension View {
    /// The title of the stack around.
    public func navigationTitle(_ title: Text) -> some View {
        transformPreference(NavigationTitleKey.self) { value in
            value = NavigationTitle(text: title, isInline: value?.isInline)
        }
    }
    /// The title of the stack around.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }
    /// The title of the stack around.
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }
    /// The title of the stack around.
    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }
    /// The title of the stack around, and how it is shown.
    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey,
        displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
    }
    /// How the title is shown.
    public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        transformPreference(NavigationTitleKey.self) { value in
            value = NavigationTitle(text: value?.text, isInline: displayMode == .inline)
        }
    }
    /// Without a title.
    public func navigationBarHidden(_ hidden: Bool) -> some View {
        transformPreference(NavigationTitleKey.self) { if hidden { $0 = nil } }
    }
    /// Without a button that leads back: there is none.
    public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View { self }
    /// Buttons beside the title: none here.
    public func navigationBarItems<T: View>(trailing: T) -> some View { self }
    /// Buttons beside the title: none here.
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View { self }
    /// How views are stacked: one at a time, whatever the style.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
    /// Where values lead: nowhere here.
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { self }
    /// Buttons in bars: none here.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    /// Whether bars are shown: none is but that of a title.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self
    }
    /// Whether bars are shown: none is but that of a title.
    public func toolbarVisibility(
        _ visibility: Visibility,
        for bars: ToolbarPlacement...
    ) -> some View { self }
    /// What lies behind bars: nothing.
    public func toolbarBackground<S: ShapeStyle>(
        _ style: S,
        for bars: ToolbarPlacement...
    ) -> some View { self }
    /// A label of a bar below: none here.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
}

/// How views are stacked: one at a time here, whatever the style.
public protocol NavigationViewStyle: Sendable {}

/// As usual: one view at a time.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// The style.
    public init() {}
}

/// One view at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// The style.
    public init() {}
}

/// Views beside each other: one at a time here.
public struct ColumnNavigationViewStyle: NavigationViewStyle {}

/// Two views beside each other: one at a time here.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    /// The style.
    public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// As usual.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// One view at a time.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Views beside each other.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// A bar.
public struct ToolbarPlacement: Hashable, Sendable {
    private let number: Int
    /// Any.
    public static let automatic = ToolbarPlacement(number: 0)
    /// That of the title.
    public static let navigationBar = ToolbarPlacement(number: 1)
    /// That of tabs.
    public static let tabBar = ToolbarPlacement(number: 2)
    /// That at the bottom.
    public static let bottomBar = ToolbarPlacement(number: 3)
}

/// Where in a bar something stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
    private let number: Int
    /// Anywhere.
    public static let automatic = ToolbarItemPlacement(number: 0)
    /// In the middle.
    public static let principal = ToolbarItemPlacement(number: 1)
    /// At the end.
    public static let topBarTrailing = ToolbarItemPlacement(number: 2)
    /// At the beginning.
    public static let topBarLeading = ToolbarItemPlacement(number: 3)
    /// At the end.
    public static let navigationBarTrailing = topBarTrailing
    /// At the beginning.
    public static let navigationBarLeading = topBarLeading
    /// At the bottom.
    public static let bottomBar = ToolbarItemPlacement(number: 4)
    /// Where the chief action stands.
    public static let primaryAction = ToolbarItemPlacement(number: 5)
    /// Where the next action stands.
    public static let secondaryAction = ToolbarItemPlacement(number: 6)
    /// Where what confirms stands.
    public static let confirmationAction = ToolbarItemPlacement(number: 7)
    /// Where what cancels stands.
    public static let cancellationAction = ToolbarItemPlacement(number: 8)
    /// Where what destroys stands.
    public static let destructiveAction = ToolbarItemPlacement(number: 9)
    /// Where what leads elsewhere stands.
    public static let navigation = ToolbarItemPlacement(number: 10)
    /// Over the keyboard.
    public static let keyboard = ToolbarItemPlacement(number: 11)
    /// Where what is told stands.
    public static let status = ToolbarItemPlacement(number: 12)
}

/// A view in a bar: never drawn.
public struct ToolbarItem<Content: View>: View {
    /// A view and where it stands.
    public init(
        placement: ToolbarItemPlacement = .automatic,
        @ViewBuilder content: () -> Content
    ) {}
    /// Nothing.
    public var body: some View { EmptyView() }
}

/// Views in a bar: never drawn.
public typealias ToolbarItemGroup = ToolbarItem
