import Foundation

extension NavigationLink {
    /// Another view that is shown where a binding says so: never.
    public init(
        destination: Destination,
        isActive: Binding<Bool>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination, label: label)
    }
    /// Another view that is shown where a binding says so: never.
    public init(
        isActive: Binding<Bool>,
        @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination, label: label)
    }
    /// Another view that is shown where a binding has a value: never.
    public init<V: Hashable>(
        destination: Destination,
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination, label: label)
    }
    /// Another view that is shown where a binding has a value: never.
    public init<V: Hashable>(
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination, label: label)
    }
}

extension NavigationLink where Destination == Never {
    /// A value that leads to a view, and the label.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(leading: label)
    }
    /// A value that leads to a view, and the text.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(value: value) { Text(titleKey) }
    }
    /// A value that leads to a view, and the text.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(value: value) { Text(title) }
    }
}

extension NavigationLink where Label == Text {
    /// Another view, and the text that leads to it.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }
    /// Another view, and the text that leads to it.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }
    /// Another view that is shown where a binding says so: never.
    public init(
        _ titleKey: LocalizedStringKey,
        destination: Destination,
        isActive: Binding<Bool>
    ) {
        self.init(destination: destination) { Text(titleKey) }
    }
}

/// The values on the way to what is shown: none is followed here.
public struct NavigationPath {
    /// How many there are.
    public private(set) var count = 0
    /// None.
    public init() {}
    /// Whether there is none.
    public var isEmpty: Bool { count == 0 }
    /// Adds one.
    public mutating func append<V: Hashable>(_ value: V) { count += 1 }
    /// Takes some away.
    public mutating func removeLast(_ k: Int = 1) { count = max(count - k, 0) }
}

nonisolated extension View {
    /// The title of the stack around.
    public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
    /// The title of the stack around.
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }
    /// The title of the stack around, and how it is shown.
    public func navigationBarTitle(
        _ title: Text,
        displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }
    /// The title of the stack around, and how it is shown.
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(
        _ title: S,
        displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationBarTitle(Text(title), displayMode: displayMode)
    }
    /// The title of the stack around, which could be changed there.
    public func navigationTitle(_ title: Binding<String>) -> some View {
        navigationTitle(Text(verbatim: title.wrappedValue))
    }
    /// Buttons beside the title: none here.
    public func navigationBarItems<L: View>(leading: L) -> some View { self }
    /// Where a binding leads: nowhere here.
    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>,
        @ViewBuilder destination: () -> V
    ) -> some View { self }
    /// Where a binding's value leads: nowhere here.
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { self }
    /// Whether something lies behind bars: nothing does.
    public func toolbarBackground(
        _ visibility: Visibility,
        for bars: ToolbarPlacement...
    ) -> some View { self }
    /// Whether bars are light or dark: none is drawn but that of a title.
    public func toolbarColorScheme(
        _ colorScheme: ColorScheme?,
        for bars: ToolbarPlacement...
    ) -> some View { self }
    /// Which buttons a bar has: none here.
    public func toolbarRole(_ role: ToolbarRole) -> some View { self }
}

/// What a bar is for.
public struct ToolbarRole: Sendable {
    /// The usual.
    public static let automatic = ToolbarRole()
    /// The usual.
    public static let navigationStack = ToolbarRole()
    /// An editor.
    public static let editor = ToolbarRole()
    /// A browser.
    public static let browser = ToolbarRole()
}

/// Views in bars.
public typealias ToolbarContent = View
/// Makes views in bars of several statements.
public typealias ToolbarContentBuilder = ViewBuilder
