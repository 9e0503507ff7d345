/// A value that belongs to a place in the tree and outlasts the views made for it.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    /// What a view's property holds until it is connected, and what it is connected to.
    final class Box: @unchecked Sendable {
        let initial: Value
        var location: StateLocation<Value>?
        init(_ initial: Value) { self.initial = initial }
    }

    private let box: Box

    /// The value at first.
    public init(wrappedValue value: Value) { box = Box(value) }
    /// The value at first.
    public init(initialValue value: Value) { box = Box(value) }

    /// The value.
    public var wrappedValue: Value {
        get { box.location?.read() ?? box.initial }
        nonmutating set { box.location?.write(newValue) }
    }

    /// The value, to be handed on to be changed.
    public var projectedValue: Binding<Value> {
        let box = box
        return Binding(
            get: { box.location?.read() ?? box.initial },
            set: { value, transaction in box.location?.write(value, transaction) }
        )
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Nothing at first.
    public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: ConnectedProperty {
    private final class Slot: PropertySlot {
        let location: StateLocation<Value>
        init(_ location: StateLocation<Value>) { self.location = location }
    }

    @MainActor
    func connect(_ slot: (any PropertySlot)?, _ node: Node) -> any PropertySlot {
        let slot = slot as? Slot ?? Slot(StateLocation(box.initial, host: node.host))
        box.location = slot.location
        return slot
    }
}

/// A value that lives elsewhere, to be read and changed.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    private let get: () -> Value
    private let set: (Value, Transaction) -> Void
    /// What goes with changes; nil for what is in force where they are made.
    private var asked: Transaction?

    /// A value by what reads and what writes it.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(get: get) { value, transaction in withTransaction(transaction) { set(value) } }
    }
    /// A value by what reads and what writes it with a transaction.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.get = get
        self.set = set
    }
    /// Another binding's value.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// A value that never changes.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _, _ in })
    }

    /// The value.
    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue, asked ?? .current) }
    }
    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// A part of the value.
    public subscript<Subject>(
        dynamicMember path: WritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        Binding<Subject>(
            get: { get()[keyPath: path] },
            set: { part, transaction in
                var value = get()
                value[keyPath: path] = part
                set(value, transaction)
            }
        )
    }

    /// The binding, its changes animated.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }
    /// The binding, its changes going with a transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var binding = self
        binding.asked = transaction
        return binding
    }
}

extension Binding: DynamicProperty {}
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding {
    /// A binding to a value that may not be there.
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self.init(
            get: { base.wrappedValue },
            set: { value, transaction in
                guard let value else { return }
                base.transaction(transaction).wrappedValue = value
            }
        )
    }
    /// A binding to a value that is there; nil if it is not.
    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init(
            get: { base.wrappedValue ?? first },
            set: { value, transaction in base.transaction(transaction).wrappedValue = value }
        )
    }
}
