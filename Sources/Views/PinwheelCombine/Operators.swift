extension Publishers {
    /// A publisher by what it makes of each value and of the end of another one.
    ///
    /// What is kept is one reference: two of them are equal where they are the same one.
    public struct Operator<Upstream: Publisher, Output>: Publisher {
        /// As the other one's.
        public typealias Failure = Upstream.Failure
        /// Tells values onward.
        typealias Tell = (Output) -> Void
        /// Takes one value of the other one; kept for each subscriber by itself.
        typealias Step = (Upstream.Output, Tell) -> Void

        private let plan: Plan

        private final class Plan {
            let upstream: Upstream
            let begin: () -> Step
            init(_ upstream: Upstream, _ begin: @escaping () -> Step) {
                self.upstream = upstream
                self.begin = begin
            }
        }

        init(_ upstream: Upstream, _ begin: @escaping () -> Step) {
            plan = Plan(upstream, begin)
        }

        /// Lets a subscriber in.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let step = plan.begin()
            plan.upstream.follow(
                begin: { subscriber.receive(subscription: $0) },
                value: { step($0) { _ = subscriber.receive($0) } },
                end: { subscriber.receive(completion: $0) }
            )
        }
    }
}

extension Publisher {
    /// What `transform` makes of each value.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Operator<Self, T> {
        Publishers.Operator(self) { { value, tell in tell(transform(value)) } }
    }
    /// A part of each value.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Operator<Self, T> {
        map { $0[keyPath: keyPath] }
    }
    /// What `transform` makes of each value, where it makes anything.
    public func compactMap<T>(
        _ transform: @escaping (Output) -> T?
    ) -> Publishers.Operator<Self, T> {
        Publishers.Operator(self) {
            { value, tell in
                if let result = transform(value) { tell(result) }
            }
        }
    }
    /// The values for which `isIncluded` holds.
    public func filter(
        _ isIncluded: @escaping (Output) -> Bool
    ) -> Publishers.Operator<Self, Output> {
        Publishers.Operator(self) { { value, tell in if isIncluded(value) { tell(value) } } }
    }
    /// What `nextPartialResult` has made of all values so far, after each.
    public func scan<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Operator<Self, T> {
        Publishers.Operator(self) {
            var result = initialResult
            return { value, tell in
                result = nextPartialResult(result, value)
                tell(result)
            }
        }
    }
    /// All values but the first ones.
    public func dropFirst(_ count: Int = 1) -> Publishers.Operator<Self, Output> {
        Publishers.Operator(self) {
            var left = count
            return { value, tell in
                if left > 0 { left -= 1 } else { tell(value) }
            }
        }
    }
    /// The values that are not as the one before.
    public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> Publishers.Operator<Self, Output> {
        Publishers.Operator(self) {
            var last: Output?
            return { value, tell in
                defer { last = value }
                if let last, predicate(last, value) { return }
                tell(value)
            }
        }
    }
}

extension Publisher where Output: Equatable {
    /// The values that are not equal to the one before.
    public func removeDuplicates() -> Publishers.Operator<Self, Output> {
        removeDuplicates(by: ==)
    }
}
