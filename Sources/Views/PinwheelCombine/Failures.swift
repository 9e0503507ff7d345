extension Publisher {
    /// What `transform` makes of each value; the end where it throws.
    public func tryMap<T>(
        _ transform: @escaping (Output) throws -> T
    ) -> Publishers.Made<T, any Error> {
        tried { outlet, value in outlet.tell(try transform(value)) }
    }
    /// What `transform` makes of each value, where it makes anything; the end where it throws.
    public func tryCompactMap<T>(
        _ transform: @escaping (Output) throws -> T?
    ) -> Publishers.Made<T, any Error> {
        tried { outlet, value in
            if let result = try transform(value) { outlet.tell(result) }
        }
    }
    /// The values for which `isIncluded` holds; the end where it throws.
    public func tryFilter(
        _ isIncluded: @escaping (Output) throws -> Bool
    ) -> Publishers.Made<Output, any Error> {
        tried { outlet, value in
            if try isIncluded(value) { outlet.tell(value) }
        }
    }
    private func tried<T>(
        _ step: @escaping (Outlet<T, any Error>, Output) throws -> Void
    ) -> Publishers.Made<T, any Error> {
        Publishers.Made { outlet in
            outlet.follow(self) { value in
                do { try step(outlet, value) } catch { outlet.end(.failure(error)) }
            } end: {
                outlet.end($0.mapError { $0 })
            }
        }
    }

    /// The same, its failure made another.
    public func mapError<E: Error>(
        _ transform: @escaping (Failure) -> E
    ) -> Publishers.Made<Output, E> {
        Publishers.Made { outlet in
            outlet.follow(self, value: outlet.tell) { outlet.end($0.mapError(transform)) }
        }
    }
    /// The values; in place of a failure another publisher's.
    public func `catch`<P: Publisher>(
        _ handler: @escaping (Failure) -> P
    ) -> Publishers.Made<Output, P.Failure> where P.Output == Output {
        Publishers.Made { outlet in
            outlet.follow(self, value: outlet.tell) { completion in
                switch completion {
                case .finished: outlet.end(.finished)
                case .failure(let error):
                    outlet.follow(handler(error), value: outlet.tell, end: outlet.end)
                }
            }
        }
    }
    /// The values; in place of a failure one more and the end.
    public func replaceError(with output: Output) -> Publishers.Made<Output, Never> {
        `catch` { _ in Just(output) }
    }
    /// The values; after a failure from the beginning, so many times.
    public func retry(_ retries: Int) -> Publishers.Made<Output, Failure> {
        Publishers.Made { outlet in
            func follow(_ left: Int) {
                outlet.follow(self, value: outlet.tell) { completion in
                    if case .failure = completion, left > 0 {
                        follow(left - 1)
                    } else {
                        outlet.end(completion)
                    }
                }
            }
            follow(retries)
        }
    }
    /// The values; a failure is a fault of the program.
    public func assertNoFailure(_ prefix: String = "") -> Publishers.Made<Output, Never> {
        mapError { fatalError("\(prefix)\($0)") }
    }
}

extension Publisher where Failure == Never {
    /// The same as a publisher that could fail.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.Made<Output, E> {
        Publishers.Made { outlet in
            outlet.follow(self, value: outlet.tell) { _ in outlet.end(.finished) }
        }
    }
}

extension Subscribers.Completion {
    /// Returns the completion with another failure.
    fileprivate func mapError<E: Error>(
        _ transform: (Failure) -> E
    ) -> Subscribers.Completion<E> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(transform(error))
        }
    }
}

/// A failure at once.
public struct Fail<Output, Failure: Error>: MadePublisher {
    /// What is wrong.
    public let error: Failure
    /// A failure.
    public init(error: Failure) { self.error = error }
    /// A failure.
    public init(outputType: Output.Type, failure: Failure) { error = failure }
    var made: Publishers.Made<Output, Failure> {
        Publishers.Made { $0.end(.failure(error)) }
    }
}

extension Result {
    /// Tells the value and ends, or fails.
    public var publisher: Publishers.Made<Success, Failure> {
        Publishers.Made { $0.end(with: self) }
    }
}

/// A publisher that is made for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    /// As the other one's.
    public typealias Output = DeferredPublisher.Output
    /// As the other one's.
    public typealias Failure = DeferredPublisher.Failure
    /// Makes it.
    public let createPublisher: () -> DeferredPublisher
    /// A publisher by what makes it.
    public init(createPublisher: @escaping () -> DeferredPublisher) {
        self.createPublisher = createPublisher
    }
    /// Lets a subscriber in.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        createPublisher().receive(subscriber: subscriber)
    }
}

/// One value that comes some time, and the end.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
    /// Gives the value, or says what is wrong.
    public typealias Promise = (Result<Output, Failure>) -> Void
    // All of a view lives on one thread at a time.
    private var result: Result<Output, Failure>?
    private var waiting: [Outlet<Output, Failure>] = []

    /// Begins at once; `attemptToFulfill` calls its promise when the value is there.
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

    /// Lets a subscriber in: it is told the value when it is there.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        let outlet = Outlet(to: subscriber)
        if let result { outlet.end(with: result) } else { waiting.append(outlet) }
    }
}
