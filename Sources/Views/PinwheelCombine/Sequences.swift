extension Publisher {
    /// The first values, so many.
    public func prefix(_ maxLength: Int) -> Publishers.Made<Output, Failure> {
        made { outlet in
            var left = maxLength
            if left <= 0 { outlet.end(.finished) }
            return { value in
                left -= 1
                outlet.tell(value)
                if left == 0 { outlet.end(.finished) }
            }
        }
    }
    /// The first values, for as long as `predicate` holds.
    public func prefix(
        while predicate: @escaping (Output) -> Bool
    ) -> Publishers.Made<Output, Failure> {
        made { outlet in
            { if predicate($0) { outlet.tell($0) } else { outlet.end(.finished) } }
        }
    }
    /// The values from the first on for which `predicate` does not hold.
    public func drop(
        while predicate: @escaping (Output) -> Bool
    ) -> Publishers.Operator<Self, Output> {
        Publishers.Operator(self) {
            var drops = true
            return { value, tell in
                drops = drops && predicate(value)
                if !drops { tell(value) }
            }
        }
    }
    /// The first value.
    public func first() -> Publishers.Made<Output, Failure> { prefix(1) }
    /// The first value for which `predicate` holds.
    public func first(
        where predicate: @escaping (Output) -> Bool
    ) -> Publishers.Made<Output, Failure> {
        filter(predicate).first()
    }
    /// The last value, at the end.
    public func last() -> Publishers.Made<Output, Failure> {
        collected { outlet, values in
            if let last = values.last { outlet.tell(last) }
        }
    }
    /// All values at the end.
    public func collect() -> Publishers.Made<[Output], Failure> {
        collected { outlet, values in outlet.tell(values) }
    }
    /// What is made of all values at the end.
    private func collected<T>(
        _ tell: @escaping (Outlet<T, Failure>, [Output]) -> Void
    ) -> Publishers.Made<T, Failure> {
        made { outlet in
            var values: [Output] = []
            return (
                { values.append($0) },
                { completion in
                    if case .finished = completion { tell(outlet, values) }
                    outlet.end(completion)
                }
            )
        }
    }
    /// Values, so many at once; fewer at the end.
    public func collect(_ count: Int) -> Publishers.Made<[Output], Failure> {
        made { outlet in
            var values: [Output] = []
            return (
                { value in
                    values.append(value)
                    guard values.count >= count else { return }
                    let full = values
                    values = []
                    outlet.tell(full)
                },
                { completion in
                    if case .finished = completion, !values.isEmpty { outlet.tell(values) }
                    outlet.end(completion)
                }
            )
        }
    }
    /// What `nextPartialResult` has made of all values, at the end.
    public func reduce<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Made<T, Failure> {
        collected { outlet, values in outlet.tell(values.reduce(initialResult, nextPartialResult)) }
    }
    /// How many values there were, at the end.
    public func count() -> Publishers.Made<Int, Failure> { reduce(0) { count, _ in count + 1 } }
    /// The end alone.
    public func ignoreOutput() -> Publishers.Made<Never, Failure> { made { _ in { _ in } } }

    /// Some values, then the others.
    public func prepend(_ elements: Output...) -> Publishers.Made<Output, Failure> {
        prepend(elements)
    }
    /// Some values, then the others.
    public func prepend<S: Sequence>(_ elements: S) -> Publishers.Made<Output, Failure>
    where S.Element == Output {
        prepend(Publishers.Sequence(sequence: Array(elements)))
    }
    /// Another publisher's values, then, once it has ended, these.
    public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Made<Output, Failure>
    where P.Failure == Failure, P.Output == Output {
        publisher.append(self)
    }
    /// These values, then, at the end, some others.
    public func append(_ elements: Output...) -> Publishers.Made<Output, Failure> {
        append(elements)
    }
    /// These values, then, at the end, some others.
    public func append<S: Sequence>(_ elements: S) -> Publishers.Made<Output, Failure>
    where S.Element == Output {
        append(Publishers.Sequence(sequence: Array(elements)))
    }
    /// These values, then, at the end, another publisher's.
    public func append<P: Publisher>(_ publisher: P) -> Publishers.Made<Output, Failure>
    where P.Failure == Failure, P.Output == Output {
        Publishers.Made { outlet in
            outlet.follow(self, value: outlet.tell) { completion in
                if case .failure = completion { return outlet.end(completion) }
                outlet.follow(publisher, value: outlet.tell, end: outlet.end)
            }
        }
    }
    /// Some values for an end without any.
    public func replaceEmpty(with output: Output) -> Publishers.Made<Output, Failure> {
        made { outlet in
            var isEmpty = true
            return (
                { value in
                    isEmpty = false
                    outlet.tell(value)
                },
                { completion in
                    if isEmpty, case .finished = completion { outlet.tell(output) }
                    outlet.end(completion)
                }
            )
        }
    }
    /// A value for each that is nil.
    public func replaceNil<T>(with output: T) -> Publishers.Operator<Self, T>
    where Output == T? {
        map { $0 ?? output }
    }
    /// Whether any value satisfies `predicate`: told as soon as it is known.
    public func contains(
        where predicate: @escaping (Output) -> Bool
    ) -> Publishers.Made<Bool, Failure> {
        made { outlet in
            (
                { value in
                    guard predicate(value) else { return }
                    outlet.tell(true)
                    outlet.end(.finished)
                },
                { completion in
                    if case .finished = completion { outlet.tell(false) }
                    outlet.end(completion)
                }
            )
        }
    }
    /// Whether all values satisfy `predicate`: told as soon as it is known.
    public func allSatisfy(
        _ predicate: @escaping (Output) -> Bool
    ) -> Publishers.Operator<Publishers.Made<Bool, Failure>, Bool> {
        contains { !predicate($0) }.map { !$0 }
    }
    /// Writes all that is told on standard output.
    public func print(_ prefix: String = "") -> Publishers.Made<Output, Failure> {
        handleEvents(receiveOutput: { Swift.print("\(prefix)receive value: (\($0))") })
    }
}

extension Publisher where Output: Equatable {
    /// Whether a value comes: told as soon as it is known.
    public func contains(_ output: Output) -> Publishers.Made<Bool, Failure> {
        contains { $0 == output }
    }
}

extension Publishers {
    /// The elements of a sequence, and the end.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: MadePublisher {
        /// The elements' type.
        public typealias Output = Elements.Element
        /// The elements.
        public let sequence: Elements
        /// A sequence.
        public init(sequence: Elements) { self.sequence = sequence }

        var made: Made<Output, Failure> {
            Made { outlet in
                for element in sequence where outlet.isOpen { outlet.tell(element) }
                outlet.end(.finished)
            }
        }
    }
}

extension Swift.Sequence {
    /// Tells the elements and ends.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
    /// Tells what is wrapped, if anything is, and ends.
    public var publisher: Publishers.Sequence<[Wrapped], Never> {
        Publishers.Sequence(sequence: map { [$0] } ?? [])
    }
}
