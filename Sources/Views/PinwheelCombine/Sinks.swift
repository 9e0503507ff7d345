extension Publisher {
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = SinkSubscription()
        subscribe(begin: { sink.subscription = $0 }, value: receiveValue) { completion in
            sink.subscription = nil
            receiveCompletion(completion)
        }
        return AnyCancellable { sink.cancel() }
    }
}

extension Publisher where Failure == Never {
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
    public func assign<Root>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>,
        on object: Root
    ) -> AnyCancellable {
        sink { object[keyPath: keyPath] = $0 }
    }
    public func assign(to published: inout Published<Output>.Publisher) {
        published.subscribe(to: self)
    }
}

/// A subscription that a sink's `AnyCancellable` retains.
private final class SinkSubscription {
    var subscription: (any Subscription)?
    func cancel() {
        subscription?.cancel()
        subscription = nil
    }
}
