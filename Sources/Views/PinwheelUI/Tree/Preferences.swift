import Foundation

/// A kind of value that views tell those above them.
public protocol PreferenceKey {
    /// What the value is.
    associatedtype Value
    /// The value where none is told.
    static var defaultValue: Value { get }
    /// Adds what the next view tells to what those before it have told.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

/// The values of a key that views below have told, in order.
struct PreferenceValues {
    let key: ObjectIdentifier
    private(set) var values: [Any] = []

    init<Key: PreferenceKey>(_ key: Key.Type) { self.key = ObjectIdentifier(key) }

    mutating func append(_ value: Any) { values.append(value) }

    /// All told as one; the key's default where none is told.
    func reduced<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
        let told = values.compactMap { $0 as? Key.Value }
        guard var value = told.first else { return Key.defaultValue }
        for next in told.dropFirst() { Key.reduce(value: &value) { next } }
        return value
    }
}

extension [LayoutItem] {
    /// Returns the preference of all items as one value.
    @MainActor func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
        var values = PreferenceValues(key)
        for item in self { item.collectPreferences(&values) }
        return values.reduced(key)
    }
}

/// A view that sets or changes a preference.
nonisolated struct PreferenceTold<Content: View, Key: PreferenceKey>: ContentView {
    let content: Content
    let key: Key.Type
    /// Whether the preference of the views below is replaced.
    let replaces: Bool
    /// Changes the default value, or that of the views below, given where the view is.
    let transform: (inout Key.Value, CGRect, PlacementContext) -> Void

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        PreferenceToldNode(view, context)
    }
}

/// The place of a view that sets or changes a preference.
final class PreferenceToldNode<Content: View, Key: PreferenceKey>: ContentNode<
    PreferenceTold<Content, Key>
>
{
    private var wrapped = ItemsAround()

    override func collect(_ items: inout [LayoutItem]) {
        wrapped.collect(around: child?.items ?? [], into: &items) { PreferenceItem($0, self) }
    }
}

/// An item of a view that sets or changes a preference.
final class PreferenceItem<Content: View, Key: PreferenceKey>: WrappingItem {
    private unowned let node: PreferenceToldNode<Content, Key>
    private var context = PlacementContext(transform: .identity)

    init(_ child: LayoutItem, _ node: PreferenceToldNode<Content, Key>) {
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

/// A view whose user is told what those below tell.
nonisolated struct PreferenceHeard<Content: View, Key: PreferenceKey>: ContentView
where Key.Value: Equatable {
    let content: Content
    let key: Key.Type
    let action: (Key.Value) -> Void

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        PreferenceHeardNode(view, context)
    }
}

/// The place of a view whose user is told what those below tell.
final class PreferenceHeardNode<Content: View, Key: PreferenceKey>: ContentNode<
    PreferenceHeard<Content, Key>
>
where Key.Value: Equatable {
    private var last: Key.Value?

    override init(_ view: PreferenceHeard<Content, Key>, _ context: _NodeContext) {
        super.init(view, context)
        host.listen(self) { [weak self] in self?.checkValue() ?? false }
    }

    /// Told after each layout: the first value, too, then each other one.
    private func checkValue() -> Bool {
        let value = (child?.items ?? []).preference(Key.self)
        guard value != last else { return false }
        last = value
        view.action(value)
        return true
    }
}

nonisolated extension View {
    /// Tells a value to views above.
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        PreferenceTold(content: self, key: key, replaces: true) { told, _, _ in told = value }
    }
    /// Changes the value that views below tell to those above.
    public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self,
        _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        PreferenceTold(content: self, key: key, replaces: false) { told, _, _ in callback(&told) }
    }
    /// Told the value of views below, at first and whenever it changes.
    public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self,
        perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        PreferenceHeard(content: self, key: key, action: action)
    }
}
