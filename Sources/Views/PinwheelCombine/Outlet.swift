/// The subscription of one subscriber to a publisher that may follow any number of others.
final class Outlet<Output, Failure: Error>: Subscription {
    private var send: ((Output) -> Void)?
    private var finish: ((Subscribers.Completion<Failure>) -> Void)?
    private var sources: [Source] = []
    /// Called once the subscriber has cancelled.
    var cancelled: () -> Void = {}

    /// A publisher that is followed.
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

    /// Begins the subscription.
    init<S: Subscriber>(to subscriber: S) where S.Input == Output, S.Failure == Failure {
        send = { _ = subscriber.receive($0) }
        finish = { subscriber.receive(completion: $0) }
        subscriber.receive(subscription: self)
    }

    /// Whether the subscriber still listens.
    var isOpen: Bool { send != nil }

    func tell(_ value: Output) { send?(value) }

    func end(_ completion: Subscribers.Completion<Failure>) {
        let finish = finish
        close()
        finish?(completion)
    }

    /// Sends the value of a result and ends, or fails.
    func end(with result: Result<Output, Failure>) {
        switch result {
        case .success(let value):
            tell(value)
            end(.finished)
        case .failure(let error): end(.failure(error))
        }
    }

    /// Ends if one of the followed publishers has failed, or if the last one has finished.
    func endWithLast(_ completion: Subscribers.Completion<Failure>) {
        if case .failure = completion {
            end(completion)
        } else if sources.isEmpty {
            end(.finished)
        }
    }

    private func close() {
        (send, finish, cancelled) = (nil, nil, {})
        let sources = sources
        self.sources = []
        for source in sources { source.close() }
    }

    /// Follows a publisher until it ends, or the subscriber does not listen any more.
    @discardableResult
    func follow<P: Publisher>(
        _ publisher: P,
        value: @escaping (P.Output) -> Void,
        end: @escaping (Subscribers.Completion<P.Failure>) -> Void
    ) -> Source {
        let source = Source()
        guard isOpen else {
            source.isOpen = false
            return source
        }
        sources.append(source)
        publisher.follow(
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
                self?.leave(source)
                end(completion)
            }
        )
        return source
    }

    /// Follows a publisher no more.
    func leave(_ source: Source) {
        sources.removeAll { $0 === source }
        source.close()
    }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {
        guard isOpen else { return }
        let cancelled = cancelled
        close()
        cancelled()
    }
}

extension Publishers {
    /// A publisher by what it does for each subscriber.
    ///
    /// What is kept is one reference: two of them are equal where they are the same one.
    public struct Made<Output, Failure: Error>: Publisher {
        private let plan: Plan

        private final class Plan {
            let begin: (Outlet<Output, Failure>) -> Void
            init(_ begin: @escaping (Outlet<Output, Failure>) -> Void) { self.begin = begin }
        }

        init(_ begin: @escaping (Outlet<Output, Failure>) -> Void) { plan = Plan(begin) }

        /// Lets a subscriber in.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            plan.begin(Outlet(to: subscriber))
        }
    }
}

/// A publisher that subscribers reach through one that is defined by closures.
protocol MadePublisher: Publisher {
    /// The publisher that subscribers are passed to.
    var made: Publishers.Made<Output, Failure> { get }
}

extension MadePublisher {
    /// Begins a subscription.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        made.receive(subscriber: subscriber)
    }
}

extension Publisher {
    /// A publisher that follows this one, and passes on its end.
    func made<T>(
        _ begin: @escaping (Outlet<T, Failure>) -> (Output) -> Void
    ) -> Publishers.Made<T, Failure> {
        Publishers.Made { outlet in
            let value = begin(outlet)
            outlet.follow(self, value: value, end: outlet.end)
        }
    }

    /// A publisher that follows this one, and does something at its end.
    func made<T>(
        _ begin:
            @escaping (Outlet<T, Failure>) -> (
                value: (Output) -> Void, end: (Subscribers.Completion<Failure>) -> Void
            )
    ) -> Publishers.Made<T, Failure> {
        Publishers.Made { outlet in
            let steps = begin(outlet)
            outlet.follow(self, value: steps.value, end: steps.end)
        }
    }
}
