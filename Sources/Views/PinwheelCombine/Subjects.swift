public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
    public func send() { send(()) }
}

public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let subscribers = SubscriberList<Output, Failure>()

    public init() {}

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        subscribers.add(subscriber)
    }
    public func send(_ value: Output) { subscribers.send(value) }
    public func send(completion: Subscribers.Completion<Failure>) { subscribers.end(completion) }
}

public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let subscribers = SubscriberList<Output, Failure>()

    public var value: Output { didSet { subscribers.send(value) } }

    public init(_ value: Output) { self.value = value }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        subscribers.add(subscriber, first: value)
    }
    public func send(_ value: Output) { self.value = value }
    public func send(completion: Subscribers.Completion<Failure>) { subscribers.end(completion) }
}

public struct Just<Output>: ForwardingPublisher {
    public typealias Failure = Never
    public let output: Output

    public init(_ output: Output) { self.output = output }

    var target: Publishers.ClosurePublisher<Output, Never> {
        Publishers.ClosurePublisher { $0.end(with: .success(output)) }
    }
}

extension Just: Equatable where Output: Equatable {}

public struct Empty<Output, Failure: Error>: ForwardingPublisher {
    public let completeImmediately: Bool

    public init(completeImmediately: Bool = true) {
        self.completeImmediately = completeImmediately
    }

    var target: Publishers.ClosurePublisher<Output, Failure> {
        Publishers.ClosurePublisher { if completeImmediately { $0.end(.finished) } }
    }
}

public struct AnyPublisher<Output, Failure: Error>: ForwardingPublisher {
    let target: Publishers.ClosurePublisher<Output, Failure>

    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        target = publisher.forwarding { $0.send }
    }
}

extension Publisher {
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
