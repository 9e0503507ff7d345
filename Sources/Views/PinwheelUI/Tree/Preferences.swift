import Foundation

public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}

/// The values of one preference key in a subtree, in the order of the views.
struct PreferenceValues {
    let key: ObjectIdentifier
    private(set) var values: [Any] = []

    init<Key: PreferenceKey>(_ key: Key.Type) { self.key = ObjectIdentifier(key) }

    mutating func append(_ value: Any) { values.append(value) }

    /// Reduces all values to one. Returns the key's default value if there are none.
    func reduced<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
        let set = values.compactMap { $0 as? Key.Value }
        guard var value = set.first else { return Key.defaultValue }
        for next in set.dropFirst() { Key.reduce(value: &value) { next } }
        return value
    }
}

extension [LayoutItem] {
    /// Returns the reduced preference value of all items.
    @MainActor func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
        var values = PreferenceValues(key)
        for item in self { item.collectPreferences(&values) }
        return values.reduced(key)
    }
}

/// A view that sets or transforms a preference.
nonisolated struct PreferenceWriter<Content: View, Key: PreferenceKey>: ContentView {
    let content: Content
    let key: Key.Type
    /// Whether the value replaces the preference of the subtree.
    let replaces: Bool
    /// Transforms the default value or the value of the subtree. It receives the frame of the view
    /// and the context of its placement.
    let transform: (inout Key.Value, CGRect, PlacementContext) -> Void

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        PreferenceWriterNode(view, context)
    }
}

/// The node of a view that sets or transforms a preference.
final class PreferenceWriterNode<Content: View, Key: PreferenceKey>: ContentNode<
    PreferenceWriter<Content, Key>
>
{
    private var wrapped = ItemWrappers()

    override func collect(_ items: inout [LayoutItem]) {
        wrapped.collect(around: child?.items ?? [], into: &items) { PreferenceItem($0, self) }
    }
}

/// The layout item of a view that sets or transforms a preference.
final class PreferenceItem<Content: View, Key: PreferenceKey>: WrappingItem {
    private unowned let node: PreferenceWriterNode<Content, Key>
    private var context = PlacementContext(transform: .identity)

    init(_ child: LayoutItem, _ node: PreferenceWriterNode<Content, Key>) {
        self.node = node
        super.init(child)
    }

    override func arrange(
        in frame: CGRect,
        _ proposal: ProposedViewSize,
        _ context: PlacementContext
    ) {
        self.context = context
        super.arrange(in: frame, proposal, context)
    }

    override func collectPreferences(_ values: inout PreferenceValues) {
        guard values.key == ObjectIdentifier(Key.self) else {
            return child.collectPreferences(&values)
        }
        var value = node.view.replaces ? Key.defaultValue : [child].preference(Key.self)
        node.view.transform(&value, childFrame, context)
        values.append(value)
    }
}

/// A view that calls an action when a preference of its subtree changes.
nonisolated struct PreferenceObserver<Content: View, Key: PreferenceKey>: ContentView
where Key.Value: Equatable {
    let content: Content
    let key: Key.Type
    let action: (Key.Value) -> Void

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        PreferenceObserverNode(view, context)
    }
}

/// The node of a view that observes a preference of its subtree.
final class PreferenceObserverNode<Content: View, Key: PreferenceKey>: ContentNode<
    PreferenceObserver<Content, Key>
>
where Key.Value: Equatable {
    private var last: Key.Value?

    override init(_ view: PreferenceObserver<Content, Key>, _ context: _NodeContext) {
        super.init(view, context)
        host.addLayoutObserver(for: self) { [weak self] in self?.checkValue() ?? false }
    }

    /// Calls the action for the first value and for each change. Runs after each layout.
    private func checkValue() -> Bool {
        let value = (child?.items ?? []).preference(Key.self)
        guard value != last else { return false }
        last = value
        view.action(value)
        return true
    }
}

nonisolated extension View {
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        PreferenceWriter(content: self, key: key, replaces: true) { stored, _, _ in stored = value }
    }
    public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self,
        _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        PreferenceWriter(content: self, key: key, replaces: false) { value, _, _ in callback(&value)
        }
    }
    /// Calls `action` with the initial value, and then whenever the value changes.
    public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self,
        perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        PreferenceObserver(content: self, key: key, action: action)
    }
}
