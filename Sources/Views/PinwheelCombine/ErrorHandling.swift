extension Publisher {
    public func tryMap<T>(
        _ transform: @escaping (Output) throws -> T
    ) -> Publishers.ClosurePublisher<T, any Error> {
        tryForwarding { outlet, value in outlet.send(try transform(value)) }
    }
    public func tryCompactMap<T>(
        _ transform: @escaping (Output) throws -> T?
    ) -> Publishers.ClosurePublisher<T, any Error> {
        tryForwarding { outlet, value in
            if let result = try transform(value) { outlet.send(result) }
        }
    }
    public func tryFilter(
        _ isIncluded: @escaping (Output) throws -> Bool
    ) -> Publishers.ClosurePublisher<Output, any Error> {
        tryForwarding { outlet, value in
            if try isIncluded(value) { outlet.send(value) }
        }
    }
    /// Returns a publisher that calls `step` for each value, and fails if `step` throws.
    private func tryForwarding<T>(
        _ step: @escaping (Outlet<T, any Error>, Output) throws -> Void
    ) -> Publishers.ClosurePublisher<T, any Error> {
        Publishers.ClosurePublisher { outlet in
            outlet.subscribe(to: self) { value in
                do { try step(outlet, value) } catch { outlet.end(.failure(error)) }
            } end: {
                outlet.end($0.mapError { $0 })
            }
        }
    }

    public func mapError<E: Error>(
        _ transform: @escaping (Failure) -> E
    ) -> Publishers.ClosurePublisher<Output, E> {
        Publishers.ClosurePublisher { outlet in
            outlet.subscribe(to: self, value: outlet.send) { outlet.end($0.mapError(transform)) }
        }
    }
    public func `catch`<P: Publisher>(
        _ handler: @escaping (Failure) -> P
    ) -> Publishers.ClosurePublisher<Output, P.Failure> where P.Output == Output {
        Publishers.ClosurePublisher { outlet in
            outlet.subscribe(to: self, value: outlet.send) { completion in
                switch completion {
                case .finished: outlet.end(.finished)
                case .failure(let error):
                    outlet.subscribe(to: handler(error), value: outlet.send, end: outlet.end)
                }
            }
        }
    }
    public func replaceError(with output: Output) -> Publishers.ClosurePublisher<Output, Never> {
        `catch` { _ in Just(output) }
    }
    public func retry(_ retries: Int) -> Publishers.ClosurePublisher<Output, Failure> {
        Publishers.ClosurePublisher { outlet in
            func attempt(_ retries: Int) {
                outlet.subscribe(to: self, value: outlet.send) { completion in
                    if case .failure = completion, retries > 0 {
                        attempt(retries - 1)
                    } else {
                        outlet.end(completion)
                    }
                }
            }
            attempt(retries)
        }
    }
    public func assertNoFailure(_ prefix: String = "") -> Publishers.ClosurePublisher<Output, Never>
    {
        mapError { fatalError("\(prefix)\($0)") }
    }
}

extension Publisher where Failure == Never {
    public func setFailureType<E: Error>(to failureType: E.Type)
        -> Publishers.ClosurePublisher<Output, E>
    {
        Publishers.ClosurePublisher { outlet in
            outlet.subscribe(to: self, value: outlet.send) { _ in outlet.end(.finished) }
        }
    }
}

extension Subscribers.Completion {
    /// Returns the completion with a transformed failure.
    fileprivate func mapError<E: Error>(
        _ transform: (Failure) -> E
    ) -> Subscribers.Completion<E> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(transform(error))
        }
    }
}

public struct Fail<Output, Failure: Error>: ForwardingPublisher {
    public let error: Failure
    public init(error: Failure) { self.error = error }
    public init(outputType: Output.Type, failure: Failure) { error = failure }
    var target: Publishers.ClosurePublisher<Output, Failure> {
        Publishers.ClosurePublisher { $0.end(.failure(error)) }
    }
}

extension Result {
    public var publisher: Publishers.ClosurePublisher<Success, Failure> {
        Publishers.ClosurePublisher { $0.end(with: self) }
    }
}

public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    public typealias Output = DeferredPublisher.Output
    public typealias Failure = DeferredPublisher.Failure
    public let createPublisher: () -> DeferredPublisher
    public init(createPublisher: @escaping () -> DeferredPublisher) {
        self.createPublisher = createPublisher
    }
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        createPublisher().receive(subscriber: subscriber)
    }
}

public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
    public typealias Promise = (Result<Output, Failure>) -> Void
    // Not locked, because all code of a view runs on one thread at a time.
    private var result: Result<Output, Failure>?
    private var waiting: [Outlet<Output, Failure>] = []

    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { [self] in fulfill($0) }
    }

    private func fulfill(_ result: Result<Output, Failure>) {
        guard self.result == nil else { return }
        self.result = result
        let outlets = waiting
        waiting = []
        for outlet in outlets { outlet.end(with: result) }
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        let outlet = Outlet(to: subscriber)
        if let result { outlet.end(with: result) } else { waiting.append(outlet) }
    }
}
