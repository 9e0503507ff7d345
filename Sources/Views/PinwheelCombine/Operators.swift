extension Publishers {
    /// A publisher that processes each value of another publisher. Several operators return this
    /// type, whereas Combine has a type for each operator.
    public struct Operator<Upstream: Publisher, Output>: ForwardingPublisher {
        public typealias Failure = Upstream.Failure
        /// A closure that sends a value downstream.
        typealias Send = (Output) -> Void
        /// A closure that processes one value. Each subscriber has its own, which can have state.
        typealias Step = (Upstream.Output, Send) -> Void

        let target: ClosurePublisher<Output, Failure>

        init(_ upstream: Upstream, _ begin: @escaping () -> Step) {
            target = upstream.forwarding { outlet in
                let step = begin()
                return { step($0, outlet.send) }
            }
        }
    }
}

extension Publisher {
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Operator<Self, T> {
        Publishers.Operator(self) { { value, send in send(transform(value)) } }
    }
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Operator<Self, T> {
        map { $0[keyPath: keyPath] }
    }
    public func compactMap<T>(
        _ transform: @escaping (Output) -> T?
    ) -> Publishers.Operator<Self, T> {
        Publishers.Operator(self) {
            { value, send in
                if let result = transform(value) { send(result) }
            }
        }
    }
    public func filter(
        _ isIncluded: @escaping (Output) -> Bool
    ) -> Publishers.Operator<Self, Output> {
        Publishers.Operator(self) { { value, send in if isIncluded(value) { send(value) } } }
    }
    public func scan<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Operator<Self, T> {
        Publishers.Operator(self) {
            var result = initialResult
            return { value, send in
                result = nextPartialResult(result, value)
                send(result)
            }
        }
    }
    public func dropFirst(_ count: Int = 1) -> Publishers.Operator<Self, Output> {
        Publishers.Operator(self) {
            var left = count
            return { value, send in
                if left > 0 { left -= 1 } else { send(value) }
            }
        }
    }
    public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> Publishers.Operator<Self, Output> {
        Publishers.Operator(self) {
            var last: Output?
            return { value, send in
                defer { last = value }
                if let last, predicate(last, value) { return }
                send(value)
            }
        }
    }
}

extension Publisher where Output: Equatable {
    public func removeDuplicates() -> Publishers.Operator<Self, Output> {
        removeDuplicates(by: ==)
    }
}
