extension Publishers {
    /// A publisher that passes the values of another one to all of its subscribers.
    ///
    /// It follows the other publisher from its first subscriber to its last.
    public final class Share<Upstream: Publisher>: Publisher {
        /// As the other one's.
        public typealias Output = Upstream.Output
        /// As the other one's.
        public typealias Failure = Upstream.Failure
        private let links = Links<Upstream.Output, Upstream.Failure>()
        private var subscription: (any Subscription)?
        private var connection: (any Cancellable)?

        /// - Parameter connect: Called after a subscription to `upstream` has begun.
        init(_ upstream: Upstream, connect: @escaping () -> (any Cancellable)? = { nil }) {
            links.changed = { [unowned self] isEmpty in
                guard isEmpty else { return start(upstream, connect) }
                connection?.cancel()
                subscription?.cancel()
                (connection, subscription) = (nil, nil)
            }
        }

        private func start(_ upstream: Upstream, _ connect: () -> (any Cancellable)?) {
            upstream.follow(
                begin: { [unowned self] in subscription = $0 },
                value: { [weak self] in self?.links.tell($0) },
                end: { [weak self] in self?.links.end($0) }
            )
            connection = connect()
        }

        /// Begins a subscription, which retains this publisher.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            links.add(subscriber, keeping: self)
        }
    }

    /// A publisher that begins with its first subscriber and ends with its last.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        /// As the other one's.
        public typealias Output = Upstream.Output
        /// As the other one's.
        public typealias Failure = Upstream.Failure

        /// What is begun and ended.
        public let upstream: Upstream
        private let shared: Share<Upstream>

        init(_ upstream: Upstream) {
            self.upstream = upstream
            shared = Share(upstream, connect: upstream.connect)
        }

        /// Begins a subscription.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            shared.receive(subscriber: subscriber)
        }
    }
}
