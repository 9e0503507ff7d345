/// A subscriber whose methods call closures.
struct ClosureSubscriber<Input, Failure: Error>: Subscriber {
    let begin: (any Subscription) -> Void
    let value: (Input) -> Void
    let end: (Subscribers.Completion<Failure>) -> Void

    func receive(subscription: any Subscription) { begin(subscription) }
    func receive(_ input: Input) -> Subscribers.Demand {
        value(input)
        return .none
    }
    func receive(completion: Subscribers.Completion<Failure>) { end(completion) }
}

/// The subscribers of a publisher, in the order of their subscriptions.
final class SubscriberList<Output, Failure: Error> {
    private var links: [Outlet<Output, Failure>] = []
    private var completion: Subscribers.Completion<Failure>?
    /// Called after the first subscription has started and after the last one has ended.
    var onEmptyChange: (_ isEmpty: Bool) -> Void = { _ in }

    /// Adds a subscriber. The subscription retains `owner` until it ends.
    func add<S: Subscriber>(
        _ subscriber: S,
        first: Output? = nil,
        retaining owner: AnyObject? = nil
    )
    where S.Input == Output, S.Failure == Failure {
        let link = Outlet(to: subscriber)
        if let completion { return link.end(completion) }
        guard link.isOpen else { return }
        link.onCancel = { [weak self, unowned link] in
            withExtendedLifetime(owner) { self?.remove(link) }
        }
        links.append(link)
        if let first { link.send(first) }
        if links.count == 1 { onEmptyChange(false) }
    }

    private func remove(_ link: Outlet<Output, Failure>) {
        links.removeAll { $0 === link }
        if links.isEmpty { onEmptyChange(true) }
    }

    func send(_ value: Output) {
        guard completion == nil else { return }
        for link in links { link.send(value) }
    }

    func end(_ completion: Subscribers.Completion<Failure>) {
        guard self.completion == nil else { return }
        self.completion = completion
        let all = links
        links.removeAll()
        onEmptyChange(true)
        for link in all { link.end(completion) }
    }
}

extension Publisher {
    /// Subscribes with closures.
    func subscribe(
        begin: @escaping (any Subscription) -> Void,
        value: @escaping (Output) -> Void,
        end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        receive(subscriber: ClosureSubscriber(begin: begin, value: value, end: end))
    }
}
