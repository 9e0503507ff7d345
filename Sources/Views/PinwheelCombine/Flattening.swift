extension Publisher {
    /// The values of the publishers that `transform` makes of each value, as they come.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> Publishers.Made<P.Output, Failure> where P.Failure == Failure {
        flattened(maxPublishers, transform)
    }

    /// The values of the publishers that `transform` makes of each value, as they come.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> Publishers.Made<P.Output, P.Failure> where Failure == Never {
        setFailureType(to: P.Failure.self).flattened(maxPublishers, transform)
    }

    /// The values of the publishers that `transform` makes of each value, as they come.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> Publishers.Made<P.Output, Never> where Failure == Never, P.Failure == Never {
        flattened(maxPublishers, transform)
    }

    private func flattened<P: Publisher>(
        _ maxPublishers: Subscribers.Demand,
        _ transform: @escaping (Output) -> P
    ) -> Publishers.Made<P.Output, Failure> where P.Failure == Failure {
        made { outlet in
            var open = 0
            var waiting: [Output] = []
            var hasEnded = false
            func begin(_ value: Output) {
                open += 1
                outlet.follow(transform(value), value: outlet.tell) { completion in
                    if case .failure = completion { return outlet.end(completion) }
                    open -= 1
                    if !waiting.isEmpty { begin(waiting.removeFirst()) }
                    if hasEnded, open == 0 { outlet.end(.finished) }
                }
            }
            return (
                { value in
                    if let most = maxPublishers.count, open >= most {
                        waiting.append(value)
                    } else {
                        begin(value)
                    }
                },
                { completion in
                    if case .failure = completion { return outlet.end(completion) }
                    hasEnded = true
                    if open == 0 { outlet.end(.finished) }
                }
            )
        }
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// The values of the newest publisher that this one has told.
    public func switchToLatest() -> Publishers.Made<Output.Output, Failure> {
        made { outlet in
            var newest: Outlet<Output.Output, Failure>.Source?
            var hasEnded = false
            return (
                { publisher in
                    if let newest { outlet.leave(newest) }
                    newest = outlet.follow(publisher, value: outlet.tell) { completion in
                        newest = nil
                        if case .failure = completion { return outlet.end(completion) }
                        if hasEnded { outlet.end(.finished) }
                    }
                    if newest?.isOpen == false { newest = nil }
                },
                { completion in
                    if case .failure = completion { return outlet.end(completion) }
                    hasEnded = true
                    if newest == nil { outlet.end(.finished) }
                }
            )
        }
    }
}

extension Publishers {
    /// What a publisher tells, to all subscribers alike: it is followed from the first to the last of them.
    public final class Share<Upstream: Publisher>: Publisher {
        /// As the other one's.
        public typealias Output = Upstream.Output
        /// As the other one's.
        public typealias Failure = Upstream.Failure
        private let upstream: Upstream
        private let links = Links<Upstream.Output, Upstream.Failure>()
        private var subscription: (any Subscription)?

        init(_ upstream: Upstream) {
            self.upstream = upstream
            links.changed = { [unowned self] isEmpty in
                if isEmpty { stop() } else { start() }
            }
        }

        private func start() {
            upstream.follow(
                begin: { [unowned self] in subscription = $0 },
                value: { [weak self] in self?.links.tell($0) },
                end: { [weak self] in self?.links.end($0) }
            )
        }

        private func stop() {
            subscription?.cancel()
            subscription = nil
        }

        /// Lets a subscriber in.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            // Whoever listens keeps what is shared.
            links.add(Kept(subscriber: subscriber, share: self))
        }

        private struct Kept<S: Subscriber>: Subscriber {
            let subscriber: S
            let share: Share
            func receive(subscription: any Subscription) {
                subscriber.receive(subscription: subscription)
            }
            func receive(_ input: S.Input) -> Subscribers.Demand { subscriber.receive(input) }
            func receive(completion: Subscribers.Completion<S.Failure>) {
                subscriber.receive(completion: completion)
            }
        }
    }
}

extension Publisher {
    /// What is told, to all subscribers alike.
    public func share() -> Publishers.Share<Self> { Publishers.Share(self) }
    /// Has a subject tell what is told, until the result is given up.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
    where S.Output == Output, S.Failure == Failure {
        sink(
            receiveCompletion: { subject.send(completion: $0) },
            receiveValue: { subject.send($0) }
        )
    }
}
