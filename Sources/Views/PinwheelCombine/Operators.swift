extension Publishers {
    /// A publisher that makes something of each value of another one.
    public struct Operator<Upstream: Publisher, Output>: MadePublisher {
        /// As the other one's.
        public typealias Failure = Upstream.Failure
        /// Tells values onward.
        typealias Tell = (Output) -> Void
        /// Takes one value of the other one; kept for each subscriber by itself.
        typealias Step = (Upstream.Output, Tell) -> Void

        let made: Made<Output, Failure>

        init(_ upstream: Upstream, _ begin: @escaping () -> Step) {
            made = upstream.made { outlet in
                let step = begin()
                return { step($0, outlet.tell) }
            }
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
