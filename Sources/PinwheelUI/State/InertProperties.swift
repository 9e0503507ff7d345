/// What a gesture has set: nothing here touches a view, so that it keeps its first value.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    /// The value.
    public let wrappedValue: Value
    /// The property itself.
    public var projectedValue: GestureState<Value> { self }

    /// The value while nothing is touched.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// The value while nothing is touched.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
}

/// What has the keyboard's focus: nothing, until the program says otherwise.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private var state: State<Value>

    /// The value.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }
    /// The value, to be handed on to be changed.
    public var projectedValue: Binding<Value> { state.projectedValue }
}

extension FocusState where Value == Bool {
    /// Not in focus.
    public init() { state = State(wrappedValue: false) }
}

extension FocusState where Value: ExpressibleByNilLiteral {
    /// Nothing in focus.
    public init() { state = State(wrappedValue: nil) }
}

/// A value that outlasts the app on devices; here it begins anew with each view.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let state: State<Value>

    /// The value at first; `store` is not read.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        state = State(wrappedValue: wrappedValue)
    }
    /// The value.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }
    /// The value, to be handed on to be changed.
    public var projectedValue: Binding<Value> { state.projectedValue }
}

/// A value that outlasts the window on devices; here it begins anew with each view.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let state: State<Value>

    /// The value at first.
    public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }
    /// The value.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }
    /// The value, to be handed on to be changed.
    public var projectedValue: Binding<Value> { state.projectedValue }
}

/// A name that is like no other, for each place.
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// The name.
    public struct ID: Hashable, Sendable { fileprivate let number: Int }

    private final class Box: @unchecked Sendable { var id = ID(number: 0) }
    private let box = Box()

    /// A name.
    public init() {}
    /// The name.
    public var wrappedValue: ID { box.id }
}

extension Namespace: ConnectedProperty {
    private final class Slot: PropertySlot {
        let id: ID
        init(_ id: ID) { self.id = id }
    }

    @MainActor
    func connect(_ slot: (any PropertySlot)?, _ node: Node) -> any PropertySlot {
        let slot = slot as? Slot ?? Slot(ID(number: node.host.nextNumber()))
        box.id = slot.id
        return slot
    }
}
