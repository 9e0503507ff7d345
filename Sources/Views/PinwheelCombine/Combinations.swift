/// The newest, or the waiting, values of several publishers.
private final class Columns {
    var values: [[Any]]
    var ended = 0
    init(_ count: Int) { values = Array(repeating: [], count: count) }
}

extension Outlet {
    /// Follows one of several publishers, whose ends count together: all have ended, or one has failed.
    fileprivate func follow<P: Publisher>(
        _ publisher: P,
        at index: Int,
        of columns: Columns,
        _ step: @escaping (Columns) -> Void
    ) where P.Failure == Failure {
        follow(publisher) { value in
            columns.values[index].append(value)
            step(columns)
        } end: { [weak self] completion in
            columns.ended += 1
            if case .failure = completion {
                self?.end(completion)
            } else if columns.ended == columns.values.count {
                self?.end(.finished)
            }
        }
    }

    /// The step of publishers that tell the newest values of all.
    fileprivate func newest(_ make: @escaping ([Any]) -> Output?) -> (Columns) -> Void {
        { [weak self] columns in
            for index in columns.values.indices where columns.values[index].count > 1 {
                columns.values[index].removeFirst()
            }
            let row = columns.values.compactMap(\.first)
            guard row.count == columns.values.count, let value = make(row) else { return }
            self?.tell(value)
        }
    }

    /// The step of publishers that tell the first values of all, then the second ones.
    fileprivate func rows(_ make: @escaping ([Any]) -> Output?) -> (Columns) -> Void {
        { [weak self] columns in
            guard columns.values.allSatisfy({ !$0.isEmpty }) else { return }
            let row = columns.values.indices.map { columns.values[$0].removeFirst() }
            if let value = make(row) { self?.tell(value) }
        }
    }
}

/// A row of two values.
private func pair<A, B>(_ row: [Any]) -> (A, B)? {
    guard let a = row[0] as? A, let b = row[1] as? B else { return nil }
    return (a, b)
}

/// A row of three values.
private func triple<A, B, C>(_ row: [Any]) -> (A, B, C)? {
    guard let a = row[0] as? A, let b = row[1] as? B, let c = row[2] as? C else { return nil }
    return (a, b, c)
}

extension Publishers {
    /// The newest values of two publishers, whenever there is another one of either.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        /// Both values.
        public typealias Output = (A.Output, B.Output)
        /// As theirs.
        public typealias Failure = A.Failure
        private let made: Made<Output, Failure>
        /// Two publishers.
        public init(_ a: A, _ b: B) {
            made = Made { outlet in
                let (columns, step) = (Columns(2), outlet.newest(pair))
                outlet.follow(a, at: 0, of: columns, step)
                outlet.follow(b, at: 1, of: columns, step)
            }
        }
        /// Lets a subscriber in.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            made.receive(subscriber: subscriber)
        }
    }

    /// The newest values of three publishers, whenever there is another one of any.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        /// All values.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// As theirs.
        public typealias Failure = A.Failure
        private let made: Made<Output, Failure>
        /// Three publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            made = Made { outlet in
                let (columns, step) = (Columns(3), outlet.newest(triple))
                outlet.follow(a, at: 0, of: columns, step)
                outlet.follow(b, at: 1, of: columns, step)
                outlet.follow(c, at: 2, of: columns, step)
            }
        }
        /// Lets a subscriber in.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            made.receive(subscriber: subscriber)
        }
    }

    /// The first values of two publishers, then the second ones, and so on.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        /// Both values.
        public typealias Output = (A.Output, B.Output)
        /// As theirs.
        public typealias Failure = A.Failure
        private let made: Made<Output, Failure>
        /// Two publishers.
        public init(_ a: A, _ b: B) {
            made = Made { outlet in
                let (columns, step) = (Columns(2), outlet.rows(pair))
                outlet.follow(a, at: 0, of: columns, step)
                outlet.follow(b, at: 1, of: columns, step)
            }
        }
        /// Lets a subscriber in.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            made.receive(subscriber: subscriber)
        }
    }

    /// The first values of three publishers, then the second ones, and so on.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        /// All values.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// As theirs.
        public typealias Failure = A.Failure
        private let made: Made<Output, Failure>
        /// Three publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            made = Made { outlet in
                let (columns, step) = (Columns(3), outlet.rows(triple))
                outlet.follow(a, at: 0, of: columns, step)
                outlet.follow(b, at: 1, of: columns, step)
                outlet.follow(c, at: 2, of: columns, step)
            }
        }
        /// Lets a subscriber in.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            made.receive(subscriber: subscriber)
        }
    }

    /// The values of two publishers, as they come.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure, A.Output == B.Output {
        /// As theirs.
        public typealias Output = A.Output
        /// As theirs.
        public typealias Failure = A.Failure
        private let made: Made<Output, Failure>
        /// Two publishers.
        public init(_ a: A, _ b: B) {
            made = Made { $0.merge([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()]) }
        }
        /// Lets a subscriber in.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            made.receive(subscriber: subscriber)
        }
    }

    /// The values of many publishers, as they come.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// As theirs.
        public typealias Output = Upstream.Output
        /// As theirs.
        public typealias Failure = Upstream.Failure
        private let made: Made<Output, Failure>
        /// Publishers.
        public init(_ upstream: Upstream...) { self.init(upstream) }
        /// Publishers.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
            let upstream = Array(upstream)
            made = Made { $0.merge(upstream) }
        }
        /// Lets a subscriber in.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            made.receive(subscriber: subscriber)
        }
    }
}

extension Outlet {
    /// Tells what several publishers tell.
    fileprivate func merge<P: Publisher>(_ publishers: [P])
    where P.Output == Output, P.Failure == Failure {
        guard !publishers.isEmpty else { return end(.finished) }
        let columns = Columns(publishers.count)
        for (index, publisher) in publishers.enumerated() {
            follow(publisher, at: index, of: columns) { [weak self] columns in
                if let value = columns.values[index].popLast() as? Output { self?.tell(value) }
            }
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
