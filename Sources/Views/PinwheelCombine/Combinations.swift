extension Publishers.Made {
    /// Pairs of the values of two publishers. It ends when both have ended, or when one has failed.
    ///
    /// - Parameter newest: Whether each value is paired with the newest one of the other publisher,
    ///   and not with the one at the same position.
    fileprivate init<A: Publisher, B: Publisher>(pairs a: A, _ b: B, newest: Bool)
    where Output == (A.Output, B.Output), A.Failure == Failure, B.Failure == Failure {
        self.init { outlet in
            var (first, second): ([A.Output], [B.Output]) = ([], [])
            func sendPair() {
                guard let a = first.first, let b = second.first else { return }
                if !newest {
                    first.removeFirst()
                    second.removeFirst()
                }
                outlet.tell((a, b))
            }
            var ended = 0
            func end(_ completion: Subscribers.Completion<Failure>) {
                ended += 1
                if case .finished = completion, ended < 2 { return }
                outlet.end(completion)
            }
            outlet.follow(a) { value in
                if newest { first.removeAll() }
                first.append(value)
                sendPair()
            } end: {
                end($0)
            }
            outlet.follow(b) { value in
                if newest { second.removeAll() }
                second.append(value)
                sendPair()
            } end: {
                end($0)
            }
        }
    }
}

extension Publishers {
    /// The newest values of two publishers, whenever there is another one of either.
    public struct CombineLatest<A: Publisher, B: Publisher>: MadePublisher
    where A.Failure == B.Failure {
        /// Both values.
        public typealias Output = (A.Output, B.Output)
        /// As theirs.
        public typealias Failure = A.Failure
        let made: Made<Output, Failure>
        /// Two publishers.
        public init(_ a: A, _ b: B) { made = Made(pairs: a, b, newest: true) }
    }

    /// The newest values of three publishers, whenever there is another one of any.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: MadePublisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        /// All values.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// As theirs.
        public typealias Failure = A.Failure
        let made: Made<Output, Failure>
        /// Three publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            made = a.combineLatest(b).combineLatest(c).made { outlet in
                { row in outlet.tell((row.0.0, row.0.1, row.1)) }
            }
        }
    }

    /// The first values of two publishers, then the second ones, and so on.
    public struct Zip<A: Publisher, B: Publisher>: MadePublisher
    where A.Failure == B.Failure {
        /// Both values.
        public typealias Output = (A.Output, B.Output)
        /// As theirs.
        public typealias Failure = A.Failure
        let made: Made<Output, Failure>
        /// Two publishers.
        public init(_ a: A, _ b: B) { made = Made(pairs: a, b, newest: false) }
    }

    /// The first values of three publishers, then the second ones, and so on.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: MadePublisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        /// All values.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// As theirs.
        public typealias Failure = A.Failure
        let made: Made<Output, Failure>
        /// Three publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            made = a.zip(b).zip(c).made { outlet in
                { row in outlet.tell((row.0.0, row.0.1, row.1)) }
            }
        }
    }

    /// The values of two publishers, as they come.
    public struct Merge<A: Publisher, B: Publisher>: MadePublisher
    where A.Failure == B.Failure, A.Output == B.Output {
        /// As theirs.
        public typealias Output = A.Output
        /// As theirs.
        public typealias Failure = A.Failure
        let made: Made<Output, Failure>
        /// Two publishers.
        public init(_ a: A, _ b: B) {
            made = MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher()).made
        }
    }

    /// The values of many publishers, as they come.
    public struct MergeMany<Upstream: Publisher>: MadePublisher {
        /// As theirs.
        public typealias Output = Upstream.Output
        /// As theirs.
        public typealias Failure = Upstream.Failure
        let made: Made<Output, Failure>
        /// Publishers.
        public init(_ upstream: Upstream...) { self.init(upstream) }
        /// Publishers.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
            made = Publishers.Sequence(sequence: Array(upstream)).flatMap { $0 }
        }
    }
}

extension Publisher {
    /// The newest values of this and another publisher.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure {
        Publishers.CombineLatest(self, other)
    }
    /// What `transform` makes of the newest values of this and another publisher.
    public func combineLatest<P: Publisher, T>(
        _ other: P,
        _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Operator<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }
    /// The newest values of this and two other publishers.
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ publisher1: P,
        _ publisher2: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }
    /// The values of this and another publisher in pairs.
    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
    where P.Failure == Failure {
        Publishers.Zip(self, other)
    }
    /// What `transform` makes of the values of this and another publisher in pairs.
    public func zip<P: Publisher, T>(
        _ other: P,
        _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Operator<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
        zip(other).map { transform($0.0, $0.1) }
    }
    /// The values of this and two other publishers in threes.
    public func zip<P: Publisher, Q: Publisher>(
        _ publisher1: P,
        _ publisher2: Q
    ) -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.Zip3(self, publisher1, publisher2)
    }
    /// The values of this and another publisher, as they come.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
    where P.Failure == Failure, P.Output == Output {
        Publishers.Merge(self, other)
    }
    /// The values of this and two other publishers, as they come.
    public func merge<P: Publisher, Q: Publisher>(
        with b: P,
        _ c: Q
    ) -> Publishers.Merge<Publishers.Merge<Self, P>, Q>
    where P.Failure == Failure, P.Output == Output, Q.Failure == Failure, Q.Output == Output {
        merge(with: b).merge(with: c)
    }
}
