/// A publisher that tells what it is told.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Tells a value.
    func send(_ value: Output)
    /// Ends.
    func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
    /// Tells that something is the case.
    public func send() { send(()) }
}

/// A subject that keeps nothing.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let links = Links<Output, Failure>()

    /// A subject without subscribers.
    public init() {}

    /// Lets a subscriber in: it is told what comes from now on.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        links.add(subscriber)
    }
    /// Tells a value.
    public func send(_ value: Output) { links.tell(value) }
    /// Ends.
    public func send(completion: Subscribers.Completion<Failure>) { links.end(completion) }
}

/// A subject that keeps the newest value, and tells it to those who come.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let links = Links<Output, Failure>()

    /// The newest value; setting it tells it.
    public var value: Output { didSet { links.tell(value) } }

    /// A subject with its first value.
    public init(_ value: Output) { self.value = value }

    /// Lets a subscriber in: it is told the newest value at once.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        links.add(subscriber, first: value)
    }
    /// Sets and tells a value.
    public func send(_ value: Output) { self.value = value }
    /// Ends.
    public func send(completion: Subscribers.Completion<Failure>) { links.end(completion) }
}

/// One value, and the end.
public struct Just<Output>: MadePublisher {
    /// It does not fail.
    public typealias Failure = Never
    /// The value.
    public let output: Output

    /// A value.
    public init(_ output: Output) { self.output = output }

    var made: Publishers.Made<Output, Never> { Publishers.Made { $0.end(with: .success(output)) } }
}

extension Just: Equatable where Output: Equatable {}

/// No value: the end at once, or never.
public struct Empty<Output, Failure: Error>: MadePublisher {
    /// Whether it ends at once.
    public let completeImmediately: Bool

    /// No value.
    public init(completeImmediately: Bool = true) {
        self.completeImmediately = completeImmediately
    }

    var made: Publishers.Made<Output, Failure> {
        Publishers.Made { if completeImmediately { $0.end(.finished) } }
    }
}

/// A publisher whose type is not told.
public struct AnyPublisher<Output, Failure: Error>: MadePublisher {
    let made: Publishers.Made<Output, Failure>

    /// A publisher.
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        made = publisher.made { $0.tell }
    }
}

extension Publisher {
    /// The publisher, its type not told.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
