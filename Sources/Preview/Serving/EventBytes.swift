import FlyingSocks

/// Events as the body of an answer that has no end.
struct EventBytes: AsyncBufferedSequence {
    typealias Element = UInt8

    /// The events, each in one piece.
    let events: AsyncStream<[UInt8]>

    func makeAsyncIterator() -> Iterator {
        Iterator(events: events.makeAsyncIterator())
    }

    struct Iterator: AsyncBufferedIteratorProtocol {
        fileprivate var events: AsyncStream<[UInt8]>.Iterator
        private var rest: ArraySlice<UInt8> = []

        fileprivate init(events: AsyncStream<[UInt8]>.Iterator) { self.events = events }

        mutating func next() async throws -> UInt8? {
            try await nextBuffer(suggested: 1)?.first
        }

        mutating func nextBuffer(suggested count: Int) async throws -> ArraySlice<UInt8>? {
            if rest.isEmpty {
                guard let event = await events.next() else { return nil }
                rest = event[...]
            }
            defer { rest = rest.dropFirst(count) }
            return rest.prefix(count)
        }
    }
}
