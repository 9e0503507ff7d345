extension Publisher {
    /// Has closures told of each value and of the end, until the result is given up.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let tie = Tie()
        follow(begin: { tie.subscription = $0 }, value: receiveValue) { completion in
            tie.subscription = nil
            receiveCompletion(completion)
        }
        return AnyCancellable { tie.cut() }
    }
}

extension Publisher where Failure == Never {
    /// Has a closure told of each value, until the result is given up.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
    /// Sets a property of an object to each value, until the result is given up.
    public func assign<Root>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>,
        on object: Root
    ) -> AnyCancellable {
        sink { object[keyPath: keyPath] = $0 }
    }
    /// Sets a published property to each value, for as long as that is there.
    public func assign(to published: inout Published<Output>.Publisher) {
        published.take(self)
    }
}

/// A subscription that is held by what ends it.
private final class Tie {
    var subscription: (any Subscription)?
    func cut() {
        subscription?.cancel()
        subscription = nil
    }
}
