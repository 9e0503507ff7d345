extension Publishers.ClosurePublisher {
    /// Creates a publisher of pairs of the values of two publishers. It finishes when both have
    /// finished, and fails when one fails.
    ///
    /// - Parameters:
    ///   - a: The first publisher.
    ///   - b: The second publisher.
    ///   - newest: Whether each value is paired with the newest value of the other publisher.
    ///     Otherwise values with equal positions are paired.
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
                outlet.send((a, b))
            }
            var ended = 0
            func end(_ completion: Subscribers.Completion<Failure>) {
                ended += 1
                if case .finished = completion, ended < 2 { return }
                outlet.end(completion)
            }
            outlet.subscribe(to: a) { value in
                if newest { first.removeAll() }
                first.append(value)
                sendPair()
            } end: {
                end($0)
            }
            outlet.subscribe(to: b) { value in
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
    public struct CombineLatest<A: Publisher, B: Publisher>: ForwardingPublisher
    where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        let target: ClosurePublisher<Output, Failure>
        public init(_ a: A, _ b: B) { target = ClosurePublisher(pairs: a, b, newest: true) }
    }

    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: ForwardingPublisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure
        let target: ClosurePublisher<Output, Failure>
        public init(_ a: A, _ b: B, _ c: C) {
            target = a.combineLatest(b).combineLatest(c).forwarding { outlet in
                { row in outlet.send((row.0.0, row.0.1, row.1)) }
            }
        }
    }

    public struct Zip<A: Publisher, B: Publisher>: ForwardingPublisher
    where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        let target: ClosurePublisher<Output, Failure>
        public init(_ a: A, _ b: B) { target = ClosurePublisher(pairs: a, b, newest: false) }
    }

    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: ForwardingPublisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure
        let target: ClosurePublisher<Output, Failure>
        public init(_ a: A, _ b: B, _ c: C) {
            target = a.zip(b).zip(c).forwarding { outlet in
                { row in outlet.send((row.0.0, row.0.1, row.1)) }
            }
        }
    }

    public struct Merge<A: Publisher, B: Publisher>: ForwardingPublisher
    where A.Failure == B.Failure, A.Output == B.Output {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        let target: ClosurePublisher<Output, Failure>
        public init(_ a: A, _ b: B) {
            target = MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher()).target
        }
    }

    public struct MergeMany<Upstream: Publisher>: ForwardingPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        let target: ClosurePublisher<Output, Failure>
        public init(_ upstream: Upstream...) { self.init(upstream) }
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
            target = Publishers.Sequence(sequence: Array(upstream)).flatMap { $0 }
        }
    }
}

extension Publisher {
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure {
        Publishers.CombineLatest(self, other)
    }
    public func combineLatest<P: Publisher, T>(
        _ other: P,
        _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Operator<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ publisher1: P,
        _ publisher2: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }
    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
    where P.Failure == Failure {
        Publishers.Zip(self, other)
    }
    public func zip<P: Publisher, T>(
        _ other: P,
        _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Operator<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
        zip(other).map { transform($0.0, $0.1) }
    }
    public func zip<P: Publisher, Q: Publisher>(
        _ publisher1: P,
        _ publisher2: Q
    ) -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.Zip3(self, publisher1, publisher2)
    }
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
    where P.Failure == Failure, P.Output == Output {
        Publishers.Merge(self, other)
    }
    public func merge<P: Publisher, Q: Publisher>(
        with b: P,
        _ c: Q
    ) -> Publishers.Merge<Publishers.Merge<Self, P>, Q>
    where P.Failure == Failure, P.Output == Output, Q.Failure == Failure, Q.Output == Output {
        merge(with: b).merge(with: c)
    }
}
