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

/// A view that tells a value.
nonisolated struct PreferenceTold<Content: View, Key: PreferenceKey>: _PrimitiveView {
    let content: Content
    let key: Key.Type
    /// The value of those below, changed or replaced.
    let transform: (inout Key.Value) -> Void
    let replaces: Bool

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        PreferenceToldNode(view, context)
    }
}

/// The place of a view that tells a value.
final class PreferenceToldNode<Content: View, Key: PreferenceKey>: _ViewNode<
    PreferenceTold<Content, Key>
>
{
    private var child: _ViewNode<Content>?
    private var wrapped: [ObjectIdentifier: PreferenceItem<Key>] = [:]

    override init(_ view: PreferenceTold<Content, Key>, _ context: _NodeContext) {
        super.init(view, context)
        child = add(view.content, inputs)
    }

    override func update(_ view: PreferenceTold<Content, Key>, _ inputs: Inputs) {
        super.update(view, inputs)
        child?.update(view.content, inputs)
    }

    override func collect(_ items: inout [LayoutItem]) {
        var left = wrapped
        wrapped.removeAll(keepingCapacity: true)
        for item in child?.items ?? [] {
            let key = ObjectIdentifier(item)
            let outer = left.removeValue(forKey: key) ?? PreferenceItem<Key>(item)
            outer.traits = item.traits
            outer.transform = view.transform
            outer.replaces = view.replaces
            wrapped[key] = outer
            items.append(outer)
        }
    }

    override func remove() {
        child?.remove()
        super.remove()
    }
}

/// An item that tells a value.
final class PreferenceItem<Key: PreferenceKey>: WrappingItem {
    var transform: (inout Key.Value) -> Void = { _ in }
    var replaces = true

    override func collectPreferences(_ values: inout PreferenceValues) {
        guard values.key == ObjectIdentifier(Key.self) else {
            return child.collectPreferences(&values)
        }
        var value = Key.defaultValue
        if !replaces {
            var below = PreferenceValues(Key.self)
            child.collectPreferences(&below)
            value = below.reduced(Key.self)
        }
        transform(&value)
        values.append(value)
    }
}

/// A view whose user is told what those below tell.
nonisolated struct PreferenceHeard<Content: View, Key: PreferenceKey>: _PrimitiveView
where Key.Value: Equatable {
    let content: Content
    let key: Key.Type
    let action: (Key.Value) -> Void

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        PreferenceHeardNode(view, context)
    }
}

/// The place of a view whose user is told what those below tell.
final class PreferenceHeardNode<Content: View, Key: PreferenceKey>: _ViewNode<
    PreferenceHeard<Content, Key>
>
where Key.Value: Equatable {
    private var child: _ViewNode<Content>?
    private var last: Key.Value?

    override init(_ view: PreferenceHeard<Content, Key>, _ context: _NodeContext) {
        super.init(view, context)
        child = add(view.content, inputs)
        host.listen(self) { [weak self] in self?.hear() ?? false }
    }

    override func update(_ view: PreferenceHeard<Content, Key>, _ inputs: Inputs) {
        super.update(view, inputs)
        child?.update(view.content, inputs)
    }

    /// Told after each layout: the first value, too, then each other one.
    private func hear() -> Bool {
        var values = PreferenceValues(Key.self)
        for item in child?.items ?? [] { item.collectPreferences(&values) }
        let value = values.reduced(Key.self)
        guard value != last else { return false }
        last = value
        view.action(value)
        return true
    }

    override func collect(_ items: inout [LayoutItem]) { child?.collect(&items) }

    override func remove() {
        child?.remove()
        super.remove()
    }
}

nonisolated extension View {
    /// Tells a value to views above.
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        PreferenceTold(content: self, key: key, transform: { $0 = value }, replaces: true)
    }
    /// Changes the value that views below tell to those above.
    public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self,
        _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        PreferenceTold(content: self, key: key, transform: callback, replaces: false)
    }
    /// Told the value of views below, at first and whenever it changes.
    public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self,
        perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        PreferenceHeard(content: self, key: key, action: action)
    }
}
