extension Publisher {
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> Publishers.ClosurePublisher<P.Output, Failure> where P.Failure == Failure {
        flattened(maxPublishers, transform)
    }

    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> Publishers.ClosurePublisher<P.Output, P.Failure> where Failure == Never {
        setFailureType(to: P.Failure.self).flattened(maxPublishers, transform)
    }

    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> Publishers.ClosurePublisher<P.Output, Never> where Failure == Never, P.Failure == Never {
        flattened(maxPublishers, transform)
    }

    private func flattened<P: Publisher>(
        _ maxPublishers: Subscribers.Demand,
        _ transform: @escaping (Output) -> P
    ) -> Publishers.ClosurePublisher<P.Output, Failure> where P.Failure == Failure {
        forwarding { outlet in
            var open = 0
            var waiting: [Output] = []
            func begin(_ value: Output) {
                open += 1
                outlet.subscribe(to: transform(value), value: outlet.send) { completion in
                    open -= 1
                    if case .finished = completion, !waiting.isEmpty {
                        begin(waiting.removeFirst())
                    }
                    outlet.endIfLast(completion)
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
                outlet.endIfLast
            )
        }
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    public func switchToLatest() -> Publishers.ClosurePublisher<Output.Output, Failure> {
        forwarding { outlet in
            var newest: Outlet<Output.Output, Failure>.Source?
            return (
                { publisher in
                    if let newest { outlet.unsubscribe(from: newest) }
                    newest = outlet.subscribe(
                        to: publisher,
                        value: outlet.send,
                        end: outlet.endIfLast
                    )
                },
                outlet.endIfLast
            )
        }
    }
}

extension Publisher {
    public func share() -> Publishers.Share<Self> { Publishers.Share(self) }
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
    where S.Output == Output, S.Failure == Failure {
        sink(
            receiveCompletion: { subject.send(completion: $0) },
            receiveValue: { subject.send($0) }
        )
    }
}
