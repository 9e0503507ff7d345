/// What a published property keeps, whatever its type.
protocol PublishedStorage: AnyObject {
    /// Told before the property changes, once somebody has asked for it.
    var objectWillChange: ObservableObjectPublisher? { get set }
}

/// A published property, whatever its type.
protocol PublishedProperty {
    /// What it keeps.
    var anyStorage: any PublishedStorage { get }
}

/// A property of an object that tells before it changes.
@propertyWrapper
public struct Published<Value>: PublishedProperty {
    private let storage: Storage

    final class Storage: PublishedStorage, @unchecked Sendable {
        // Objects of views live on one thread at a time.
        var value: Value
        var objectWillChange: ObservableObjectPublisher?
        let links = Links<Value, Never>()
        var source: AnyCancellable?

        init(_ value: Value) { self.value = value }

        func set(_ value: Value) {
            objectWillChange?.send()
            links.tell(value)
            self.value = value
        }
    }

    var anyStorage: any PublishedStorage { storage }

    /// The value at first.
    public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
    /// The value at first.
    public init(initialValue: Value) { storage = Storage(initialValue) }

    /// The value.
    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.set(newValue) }
    }

    /// Tells the value, and each new one before it is set.
    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        nonmutating set {}
    }

    /// Tells a property's value, and each new one before it is set.
    public struct Publisher: PinwheelCombine.Publisher {
        /// The property's type.
        public typealias Output = Value
        /// It does not fail.
        public typealias Failure = Never
        let storage: Storage

        /// Lets a subscriber in: it is told the value at once.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Value, S.Failure == Never {
            storage.links.add(subscriber, first: storage.value)
        }

        /// Sets the property to what another publisher tells.
        func take<P: PinwheelCombine.Publisher>(_ publisher: P)
        where P.Output == Value, P.Failure == Never {
            storage.source = publisher.sink { [weak storage] in storage?.set($0) }
        }
    }
}
