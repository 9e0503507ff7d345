import Foundation

extension NavigationLink {
    /// Creates a link that ignores `isActive`.
    public init(
        destination: Destination,
        isActive: Binding<Bool>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination, label: label)
    }
    /// Creates a link that ignores `isActive`.
    public init(
        isActive: Binding<Bool>,
        @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination, label: label)
    }
    /// Creates a link that ignores `tag` and `selection`.
    public init<V: Hashable>(
        destination: Destination,
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination, label: label)
    }
    /// Creates a link that ignores `tag` and `selection`.
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
    /// Creates a link that ignores `value`.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(leading: label)
    }
    /// Creates a link that ignores `value`.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(value: value) { Text(titleKey) }
    }
    /// Creates a link that ignores `value`.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(value: value) { Text(title) }
    }
}

extension NavigationLink where Label == Text {
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }
    /// Creates a link that ignores `isActive`.
    public init(
        _ titleKey: LocalizedStringKey,
        destination: Destination,
        isActive: Binding<Bool>
    ) {
        self.init(destination: destination) { Text(titleKey) }
    }
}

/// The path of a navigation stack. It counts its elements but does not store them, and stacks
/// ignore it.
public struct NavigationPath {
    public private(set) var count = 0
    public init() {}
    public var isEmpty: Bool { count == 0 }
    public mutating func append<V: Hashable>(_ value: V) { count += 1 }
    /// Removes up to `k` elements.
    public mutating func removeLast(_ k: Int = 1) { count = max(count - k, 0) }
}

nonisolated extension View {
    public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }
    public func navigationBarTitle(
        _ title: Text,
        displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(
        _ title: S,
        displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationBarTitle(Text(title), displayMode: displayMode)
    }
    /// Sets the title from a binding. The title cannot be edited.
    public func navigationTitle(_ title: Binding<String>) -> some View {
        navigationTitle(Text(verbatim: title.wrappedValue))
    }
    /// No effect: bar items are not drawn.
    public func navigationBarItems<L: View>(leading: L) -> some View { self }
    /// No effect: a stack never navigates.
    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>,
        @ViewBuilder destination: () -> V
    ) -> some View { self }
    /// No effect: a stack never navigates.
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { self }
    /// No effect: bars have no background.
    public func toolbarBackground(
        _ visibility: Visibility,
        for bars: ToolbarPlacement...
    ) -> some View { self }
    /// No effect: only the title of a bar is drawn.
    public func toolbarColorScheme(
        _ colorScheme: ColorScheme?,
        for bars: ToolbarPlacement...
    ) -> some View { self }
    /// No effect: toolbars are not drawn.
    public func toolbarRole(_ role: ToolbarRole) -> some View { self }
}

/// The purpose of a toolbar. It has no effect.
public struct ToolbarRole: Sendable {
    public static let automatic = ToolbarRole()
    public static let navigationStack = ToolbarRole()
    public static let editor = ToolbarRole()
    public static let browser = ToolbarRole()
}

/// The content of a toolbar. It is never drawn.
public typealias ToolbarContent = View
/// The builder for the content of a toolbar.
public typealias ToolbarContentBuilder = ViewBuilder
