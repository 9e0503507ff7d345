extension Publishers {
    /// A publisher that begins with its first subscriber and ends with its last.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        /// As the other one's.
        public typealias Output = Upstream.Output
        /// As the other one's.
        public typealias Failure = Upstream.Failure

        /// What is begun and ended.
        public let upstream: Upstream
        private let links = Links<Upstream.Output, Upstream.Failure>()
        private var connection: (any Cancellable)?
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
            connection = upstream.connect()
        }

        private func stop() {
            connection?.cancel()
            subscription?.cancel()
            (connection, subscription) = (nil, nil)
        }

        /// Lets a subscriber in.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            links.add(subscriber)
        }
    }
}
