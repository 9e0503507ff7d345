@propertyWrapper
public struct State<Value>: DynamicProperty {
    /// The initial value, and the storage that the property is connected to.
    final class Box: @unchecked Sendable {
        let initial: Value
        var location: StateLocation<Value>?
        init(_ initial: Value) { self.initial = initial }
    }

    private let box: Box

    public init(wrappedValue value: Value) { box = Box(value) }
    public init(initialValue value: Value) { box = Box(value) }

    public var wrappedValue: Value {
        get { box.location?.read() ?? box.initial }
        nonmutating set { box.location?.write(newValue) }
    }

    public var projectedValue: Binding<Value> {
        let box = box
        return Binding(
            get: { box.location?.read() ?? box.initial },
            set: { value, transaction in box.location?.write(value, transaction) }
        )
    }
}

extension State where Value: ExpressibleByNilLiteral {
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

@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    private let get: () -> Value
    private let set: (Value, Transaction) -> Void
    /// The transaction for writes, or `nil` for the current transaction.
    private var writeTransaction: Transaction?

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(get: get) { value, transaction in withTransaction(transaction) { set(value) } }
    }
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.get = get
        self.set = set
    }
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _, _ in })
    }

    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue, writeTransaction ?? .current) }
    }
    public var projectedValue: Binding<Value> { self }

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

    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var binding = self
        binding.writeTransaction = transaction
        return binding
    }
}

extension Binding: DynamicProperty {}
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding {
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self.init(
            get: { base.wrappedValue },
            set: { value, transaction in
                guard let value else { return }
                base.transaction(transaction).wrappedValue = value
            }
        )
    }
    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init(
            get: { base.wrappedValue ?? first },
            set: { value, transaction in base.transaction(transaction).wrappedValue = value }
        )
    }
}
