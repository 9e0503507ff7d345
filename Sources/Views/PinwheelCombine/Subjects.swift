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
public struct Just<Output>: Publisher {
    /// It does not fail.
    public typealias Failure = Never
    /// The value.
    public let output: Output

    /// A value.
    public init(_ output: Output) { self.output = output }

    /// Tells the value and ends.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        let link = Link(to: subscriber)
        subscriber.receive(subscription: link)
        link.tell(output)
        link.end(.finished)
    }
}

extension Just: Equatable where Output: Equatable {}

/// No value: the end at once, or never.
public struct Empty<Output, Failure: Error>: Publisher {
    /// Whether it ends at once.
    public let completeImmediately: Bool

    /// No value.
    public init(completeImmediately: Bool = true) {
        self.completeImmediately = completeImmediately
    }

    /// Tells the end, or nothing.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        let link = Link(to: subscriber)
        subscriber.receive(subscription: link)
        if completeImmediately { link.end(.finished) }
    }
}

/// A publisher whose type is not told.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let box: Box

    private final class Box {
        let follow: (ClosureSubscriber<Output, Failure>) -> Void
        init(_ follow: @escaping (ClosureSubscriber<Output, Failure>) -> Void) {
            self.follow = follow
        }
    }

    /// A publisher.
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        box = Box { publisher.receive(subscriber: $0) }
    }

    /// Lets a subscriber in.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        box.follow(
            ClosureSubscriber(
                begin: { subscriber.receive(subscription: $0) },
                value: { _ = subscriber.receive($0) },
                end: { subscriber.receive(completion: $0) }
            )
        )
    }
}

extension Publisher {
    /// The publisher, its type not told.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
