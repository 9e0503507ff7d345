/// The storage of a published property of any type.
protocol PublishedStorage: AnyObject {
    /// The publisher that sends before the property changes. `nil` until the object's
    /// `objectWillChange` is first used.
    var objectWillChange: ObservableObjectPublisher? { get set }
}

/// A published property of any type.
protocol PublishedProperty {
    var anyStorage: any PublishedStorage { get }
}

@propertyWrapper
public struct Published<Value>: PublishedProperty {
    private let storage: Storage

    final class Storage: PublishedStorage, @unchecked Sendable {
        // Not locked, because the objects of a view are used on one thread at a time.
        var value: Value
        var objectWillChange: ObservableObjectPublisher?
        let subscribers = SubscriberList<Value, Never>()
        var source: AnyCancellable?

        init(_ value: Value) { self.value = value }

        func set(_ value: Value) {
            objectWillChange?.send()
            subscribers.send(value)
            self.value = value
        }
    }

    var anyStorage: any PublishedStorage { storage }

    public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
    public init(initialValue: Value) { storage = Storage(initialValue) }

    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.set(newValue) }
    }

    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        nonmutating set {}
    }

    public struct Publisher: PinwheelCombine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        let storage: Storage

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Value, S.Failure == Never {
            storage.subscribers.add(subscriber, first: storage.value)
        }

        /// Sets the property to each value of a publisher.
        func subscribe<P: PinwheelCombine.Publisher>(to publisher: P)
        where P.Output == Value, P.Failure == Never {
            storage.source = publisher.sink { [weak storage] in storage?.set($0) }
        }
    }
}
