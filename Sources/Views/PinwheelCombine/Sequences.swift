extension Publisher {
    public func prefix(_ maxLength: Int) -> Publishers.ClosurePublisher<Output, Failure> {
        forwarding { outlet in
            var left = maxLength
            if left <= 0 { outlet.end(.finished) }
            return { value in
                left -= 1
                outlet.send(value)
                if left == 0 { outlet.end(.finished) }
            }
        }
    }
    public func prefix(
        while predicate: @escaping (Output) -> Bool
    ) -> Publishers.ClosurePublisher<Output, Failure> {
        forwarding { outlet in
            { if predicate($0) { outlet.send($0) } else { outlet.end(.finished) } }
        }
    }
    public func drop(
        while predicate: @escaping (Output) -> Bool
    ) -> Publishers.Operator<Self, Output> {
        Publishers.Operator(self) {
            var drops = true
            return { value, send in
                drops = drops && predicate(value)
                if !drops { send(value) }
            }
        }
    }
    public func first() -> Publishers.ClosurePublisher<Output, Failure> { prefix(1) }
    public func first(
        where predicate: @escaping (Output) -> Bool
    ) -> Publishers.ClosurePublisher<Output, Failure> {
        filter(predicate).first()
    }
    public func last() -> Publishers.ClosurePublisher<Output, Failure> {
        collected { outlet, values in
            if let last = values.last { outlet.send(last) }
        }
    }
    public func collect() -> Publishers.ClosurePublisher<[Output], Failure> {
        collected { outlet, values in outlet.send(values) }
    }
    /// Returns a publisher that calls a closure with all values when this publisher finishes.
    private func collected<T>(
        _ send: @escaping (Outlet<T, Failure>, [Output]) -> Void
    ) -> Publishers.ClosurePublisher<T, Failure> {
        forwarding { outlet in
            var values: [Output] = []
            return (
                { values.append($0) },
                { completion in
                    if case .finished = completion { send(outlet, values) }
                    outlet.end(completion)
                }
            )
        }
    }
    public func collect(_ count: Int) -> Publishers.ClosurePublisher<[Output], Failure> {
        forwarding { outlet in
            var values: [Output] = []
            return (
                { value in
                    values.append(value)
                    guard values.count >= count else { return }
                    let full = values
                    values = []
                    outlet.send(full)
                },
                { completion in
                    if case .finished = completion, !values.isEmpty { outlet.send(values) }
                    outlet.end(completion)
                }
            )
        }
    }
    public func reduce<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.ClosurePublisher<T, Failure> {
        collected { outlet, values in outlet.send(values.reduce(initialResult, nextPartialResult)) }
    }
    public func count() -> Publishers.ClosurePublisher<Int, Failure> {
        reduce(0) { count, _ in count + 1 }
    }
    public func ignoreOutput() -> Publishers.ClosurePublisher<Never, Failure> {
        forwarding { _ in { _ in } }
    }

    public func prepend(_ elements: Output...) -> Publishers.ClosurePublisher<Output, Failure> {
        prepend(elements)
    }
    public func prepend<S: Sequence>(_ elements: S) -> Publishers.ClosurePublisher<Output, Failure>
    where S.Element == Output {
        prepend(Publishers.Sequence(sequence: Array(elements)))
    }
    public func prepend<P: Publisher>(_ publisher: P)
        -> Publishers.ClosurePublisher<Output, Failure>
    where P.Failure == Failure, P.Output == Output {
        publisher.append(self)
    }
    public func append(_ elements: Output...) -> Publishers.ClosurePublisher<Output, Failure> {
        append(elements)
    }
    public func append<S: Sequence>(_ elements: S) -> Publishers.ClosurePublisher<Output, Failure>
    where S.Element == Output {
        append(Publishers.Sequence(sequence: Array(elements)))
    }
    public func append<P: Publisher>(_ publisher: P) -> Publishers.ClosurePublisher<Output, Failure>
    where P.Failure == Failure, P.Output == Output {
        Publishers.ClosurePublisher { outlet in
            outlet.subscribe(to: self, value: outlet.send) { completion in
                if case .failure = completion { return outlet.end(completion) }
                outlet.subscribe(to: publisher, value: outlet.send, end: outlet.end)
            }
        }
    }
    public func replaceEmpty(with output: Output) -> Publishers.ClosurePublisher<Output, Failure> {
        forwarding { outlet in
            var isEmpty = true
            return (
                { value in
                    isEmpty = false
                    outlet.send(value)
                },
                { completion in
                    if isEmpty, case .finished = completion { outlet.send(output) }
                    outlet.end(completion)
                }
            )
        }
    }
    public func replaceNil<T>(with output: T) -> Publishers.Operator<Self, T>
    where Output == T? {
        map { $0 ?? output }
    }
    public func contains(
        where predicate: @escaping (Output) -> Bool
    ) -> Publishers.ClosurePublisher<Bool, Failure> {
        forwarding { outlet in
            (
                { value in
                    guard predicate(value) else { return }
                    outlet.send(true)
                    outlet.end(.finished)
                },
                { completion in
                    if case .finished = completion { outlet.send(false) }
                    outlet.end(completion)
                }
            )
        }
    }
    public func allSatisfy(
        _ predicate: @escaping (Output) -> Bool
    ) -> Publishers.Operator<Publishers.ClosurePublisher<Bool, Failure>, Bool> {
        contains { !predicate($0) }.map { !$0 }
    }
    /// Prints each value. It does not print the subscription or the completion.
    public func print(_ prefix: String = "") -> Publishers.ClosurePublisher<Output, Failure> {
        handleEvents(receiveOutput: { Swift.print("\(prefix)receive value: (\($0))") })
    }
}

extension Publisher where Output: Equatable {
    public func contains(_ output: Output) -> Publishers.ClosurePublisher<Bool, Failure> {
        contains { $0 == output }
    }
}

extension Publishers {
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: ForwardingPublisher {
        public typealias Output = Elements.Element
        public let sequence: Elements
        public init(sequence: Elements) { self.sequence = sequence }

        var target: ClosurePublisher<Output, Failure> {
            ClosurePublisher { outlet in
                for element in sequence where outlet.isOpen { outlet.send(element) }
                outlet.end(.finished)
            }
        }
    }
}

extension Swift.Sequence {
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
    public var publisher: Publishers.Sequence<[Wrapped], Never> {
        Publishers.Sequence(sequence: map { [$0] } ?? [])
    }
}
