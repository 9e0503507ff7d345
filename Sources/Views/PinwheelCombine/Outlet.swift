/// The subscription of one subscriber. It can subscribe to any number of other publishers.
///
/// Demand is ignored: all values are sent.
final class Outlet<Output, Failure: Error>: Subscription {
    private var receiveValue: ((Output) -> Void)?
    private var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    private var sources: [Source] = []
    /// Called after the subscriber has cancelled.
    var onCancel: () -> Void = {}

    /// A publisher that the outlet is subscribed to.
    final class Source {
        fileprivate var subscription: (any Subscription)?
        fileprivate var isOpen = true
        fileprivate func close() {
            isOpen = false
            let subscription = subscription
            self.subscription = nil
            subscription?.cancel()
        }
    }

    /// Starts the subscription.
    init<S: Subscriber>(to subscriber: S) where S.Input == Output, S.Failure == Failure {
        receiveValue = { _ = subscriber.receive($0) }
        receiveCompletion = { subscriber.receive(completion: $0) }
        subscriber.receive(subscription: self)
    }

    /// Whether the subscriber still receives values.
    var isOpen: Bool { receiveValue != nil }

    func send(_ value: Output) { receiveValue?(value) }

    func end(_ completion: Subscribers.Completion<Failure>) {
        let receiveCompletion = receiveCompletion
        close()
        receiveCompletion?(completion)
    }

    /// Sends the value of a result and finishes, or fails.
    func end(with result: Result<Output, Failure>) {
        switch result {
        case .success(let value):
            send(value)
            end(.finished)
        case .failure(let error): end(.failure(error))
        }
    }

    /// Handles the completion of a source. Ends the subscription if the source failed or was the
    /// last one.
    func endIfLast(_ completion: Subscribers.Completion<Failure>) {
        if case .failure = completion {
            end(completion)
        } else if sources.isEmpty {
            end(.finished)
        }
    }

    private func close() {
        (receiveValue, receiveCompletion, onCancel) = (nil, nil, {})
        let sources = sources
        self.sources = []
        for source in sources { source.close() }
    }

    /// Subscribes to a publisher until it ends or the subscriber cancels.
    @discardableResult
    func subscribe<P: Publisher>(
        to publisher: P,
        value: @escaping (P.Output) -> Void,
        end: @escaping (Subscribers.Completion<P.Failure>) -> Void
    ) -> Source {
        let source = Source()
        guard isOpen else {
            source.isOpen = false
            return source
        }
        sources.append(source)
        publisher.subscribe(
            begin: { subscription in
                if source.isOpen {
                    source.subscription = subscription
                } else {
                    subscription.cancel()
                }
            },
            value: { if source.isOpen { value($0) } },
            end: { [weak self] completion in
                guard source.isOpen else { return }
                self?.unsubscribe(from: source)
                end(completion)
            }
        )
        return source
    }

    /// Cancels the subscription to a source.
    func unsubscribe(from source: Source) {
        sources.removeAll { $0 === source }
        source.close()
    }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {
        guard isOpen else { return }
        let onCancel = onCancel
        close()
        onCancel()
    }
}

extension Publishers {
    /// A publisher defined by a closure that runs for each subscriber. Most operators return this
    /// type, whereas Combine has a type for each operator.
    ///
    /// It stores a single reference, so that `onReceive` treats copies as the same publisher.
    public struct ClosurePublisher<Output, Failure: Error>: Publisher {
        private let implementation: Implementation

        private final class Implementation {
            let begin: (Outlet<Output, Failure>) -> Void
            init(_ begin: @escaping (Outlet<Output, Failure>) -> Void) { self.begin = begin }
        }

        init(_ begin: @escaping (Outlet<Output, Failure>) -> Void) {
            implementation = Implementation(begin)
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            implementation.begin(Outlet(to: subscriber))
        }
    }
}

/// A publisher that passes its subscribers to a `Publishers.ClosurePublisher`.
protocol ForwardingPublisher: Publisher {
    var target: Publishers.ClosurePublisher<Output, Failure> { get }
}

extension ForwardingPublisher {
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        target.receive(subscriber: subscriber)
    }
}

extension Publisher {
    /// Returns a publisher that subscribes to this one and passes on its completion.
    func forwarding<T>(
        _ begin: @escaping (Outlet<T, Failure>) -> (Output) -> Void
    ) -> Publishers.ClosurePublisher<T, Failure> {
        Publishers.ClosurePublisher { outlet in
            let value = begin(outlet)
            outlet.subscribe(to: self, value: value, end: outlet.end)
        }
    }

    /// Returns a publisher that subscribes to this one and handles its completion.
    func forwarding<T>(
        _ begin:
            @escaping (Outlet<T, Failure>) -> (
                value: (Output) -> Void, end: (Subscribers.Completion<Failure>) -> Void
            )
    ) -> Publishers.ClosurePublisher<T, Failure> {
        Publishers.ClosurePublisher { outlet in
            let steps = begin(outlet)
            outlet.subscribe(to: self, value: steps.value, end: steps.end)
        }
    }
}
