/// A subscriber made of closures.
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

/// One way from a publisher to a subscriber, which either side can close.
final class Link<Output, Failure: Error>: Subscription {
    private var send: ((Output) -> Void)?
    private var finish: ((Subscribers.Completion<Failure>) -> Void)?
    private var closed: (() -> Void)?

    init<S: Subscriber>(to subscriber: S, closed: @escaping () -> Void = {})
    where S.Input == Output, S.Failure == Failure {
        send = { _ = subscriber.receive($0) }
        finish = { subscriber.receive(completion: $0) }
        self.closed = closed
    }

    func tell(_ value: Output) { send?(value) }

    func end(_ completion: Subscribers.Completion<Failure>) {
        let finish = finish
        cancel()
        finish?(completion)
    }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {
        let closed = closed
        (send, finish, self.closed) = (nil, nil, nil)
        closed?()
    }
}

/// The links of a publisher that tells many, in the order in which they came.
final class Links<Output, Failure: Error> {
    private var links: [Link<Output, Failure>] = []
    private var completion: Subscribers.Completion<Failure>?
    /// Told when the first has come, and when the last has gone.
    var changed: (_ isEmpty: Bool) -> Void = { _ in }

    func add<S: Subscriber>(_ subscriber: S, first: Output? = nil)
    where S.Input == Output, S.Failure == Failure {
        weak var known: Link<Output, Failure>?
        let link = Link(to: subscriber) { [weak self] in
            if let self, let known { remove(known) }
        }
        known = link
        subscriber.receive(subscription: link)
        if let completion { return link.end(completion) }
        links.append(link)
        if let first { link.tell(first) }
        if links.count == 1 { changed(false) }
    }

    private func remove(_ link: Link<Output, Failure>) {
        links.removeAll { $0 === link }
        if links.isEmpty { changed(true) }
    }

    func tell(_ value: Output) {
        guard completion == nil else { return }
        for link in links { link.tell(value) }
    }

    func end(_ completion: Subscribers.Completion<Failure>) {
        guard self.completion == nil else { return }
        self.completion = completion
        let all = links
        links.removeAll()
        for link in all { link.end(completion) }
    }
}

extension Publisher {
    /// Subscribes by closures.
    func follow(
        begin: @escaping (any Subscription) -> Void,
        value: @escaping (Output) -> Void,
        end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        receive(subscriber: ClosureSubscriber(begin: begin, value: value, end: end))
    }
}
