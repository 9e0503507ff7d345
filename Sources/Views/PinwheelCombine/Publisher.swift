/// What tells values over time to those who subscribe.
public protocol Publisher<Output, Failure> {
    /// What is told.
    associatedtype Output
    /// Why it may end before its time; `Never` if it does not.
    associatedtype Failure: Error
    /// Lets a subscriber in.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Lets a subscriber in.
    public func subscribe<S: Subscriber>(_ subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }
}

/// Who is told values.
public protocol Subscriber<Input, Failure> {
    /// What is told.
    associatedtype Input
    /// Why it may end before its time.
    associatedtype Failure: Error
    /// The subscription has begun.
    func receive(subscription: any Subscription)
    /// A value; the answer is how many more are wanted.
    func receive(_ input: Input) -> Subscribers.Demand
    /// There will be no more.
    func receive(completion: Subscribers.Completion<Failure>)
}

/// A subscriber's tie to its publisher.
public protocol Subscription: Cancellable {
    /// Asks for values. Publishers here tell all that they have.
    func request(_ demand: Subscribers.Demand)
}

/// What can be stopped.
public protocol Cancellable {
    /// Stops it.
    func cancel()
}

extension Cancellable {
    /// Keeps it in a set, until that is given up.
    public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
    /// Keeps it in a collection, until that is given up.
    public func store<C: RangeReplaceableCollection>(in collection: inout C)
    where C.Element == AnyCancellable {
        collection.append(AnyCancellable(self))
    }
}

/// What is stopped once nobody keeps it.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
    // What is stopped lives on one thread at a time, as all of a view does.
    private var stop: (() -> Void)?

    /// Stops by a closure.
    public init(_ cancel: @escaping () -> Void) { stop = cancel }
    /// Stops another.
    public init<C: Cancellable>(_ canceller: C) { stop = canceller.cancel }

    deinit { stop?() }

    /// Stops it; more than once is once.
    public func cancel() {
        let stop = stop
        self.stop = nil
        stop?()
    }

    /// Keeps it in a set, until that is given up.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
    /// Whether both are the same one.
    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
    /// Hashes which one it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What belongs to subscribers.
public enum Subscribers {
    /// How many values are wanted.
    public struct Demand: Hashable, Sendable {
        let count: Int?
        /// All.
        public static let unlimited = Demand(count: nil)
        /// None.
        public static let none = Demand(count: 0)
        /// So many.
        public static func max(_ value: Int) -> Demand { Demand(count: value) }
    }

    /// How it has ended.
    public enum Completion<Failure: Error> {
        /// All has been told.
        case finished
        /// Something was wrong.
        case failure(Failure)
    }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

/// A publisher that tells nothing before it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Has it begin.
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// A publisher that begins with its first subscriber and ends with its last.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(self) }
}

/// Publishers made of others.
public enum Publishers {}
