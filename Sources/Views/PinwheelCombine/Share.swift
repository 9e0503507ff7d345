extension Publishers {
    /// A publisher that passes the values of another publisher to all of its subscribers.
    ///
    /// It subscribes to `Upstream` for its first subscriber, and cancels when its last subscriber
    /// leaves.
    public final class Share<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        private let subscribers = SubscriberList<Upstream.Output, Upstream.Failure>()
        private var subscription: (any Subscription)?
        private var connection: (any Cancellable)?

        /// Creates a publisher that shares `upstream`. It calls `connect` after each subscription
        /// to `upstream`, and cancels the result when the subscription ends.
        init(_ upstream: Upstream, connect: @escaping () -> (any Cancellable)? = { nil }) {
            subscribers.onEmptyChange = { [unowned self] isEmpty in
                guard isEmpty else { return start(upstream, connect) }
                connection?.cancel()
                subscription?.cancel()
                (connection, subscription) = (nil, nil)
            }
        }

        private func start(_ upstream: Upstream, _ connect: () -> (any Cancellable)?) {
            upstream.subscribe(
                begin: { [unowned self] in subscription = $0 },
                value: { [weak self] in self?.subscribers.send($0) },
                end: { [weak self] in self?.subscribers.end($0) }
            )
            connection = connect()
        }

        /// Starts a subscription. It retains this publisher until it ends.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            subscribers.add(subscriber, retaining: self)
        }
    }

    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        private let shared: Share<Upstream>

        init(_ upstream: Upstream) {
            self.upstream = upstream
            shared = Share(upstream, connect: upstream.connect)
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            shared.receive(subscriber: subscriber)
        }
    }
}
