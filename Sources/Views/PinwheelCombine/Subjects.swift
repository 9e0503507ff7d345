public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
    public func send() { send(()) }
}

public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let links = Links<Output, Failure>()

    public init() {}

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        links.add(subscriber)
    }
    public func send(_ value: Output) { links.send(value) }
    public func send(completion: Subscribers.Completion<Failure>) { links.end(completion) }
}

public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let links = Links<Output, Failure>()

    public var value: Output { didSet { links.send(value) } }

    public init(_ value: Output) { self.value = value }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        links.add(subscriber, first: value)
    }
    public func send(_ value: Output) { self.value = value }
    public func send(completion: Subscribers.Completion<Failure>) { links.end(completion) }
}

public struct Just<Output>: ForwardingPublisher {
    public typealias Failure = Never
    public let output: Output

    public init(_ output: Output) { self.output = output }

    var made: Publishers.Made<Output, Never> { Publishers.Made { $0.end(with: .success(output)) } }
}

extension Just: Equatable where Output: Equatable {}

public struct Empty<Output, Failure: Error>: ForwardingPublisher {
    public let completeImmediately: Bool

    public init(completeImmediately: Bool = true) {
        self.completeImmediately = completeImmediately
    }

    var made: Publishers.Made<Output, Failure> {
        Publishers.Made { if completeImmediately { $0.end(.finished) } }
    }
}

public struct AnyPublisher<Output, Failure: Error>: ForwardingPublisher {
    let made: Publishers.Made<Output, Failure>

    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        made = publisher.made { $0.send }
    }
}

extension Publisher {
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
