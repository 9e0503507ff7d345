import Base
import Synchronization

/// A sender of events about changed designs to all open pages.
package final class EventHub: Sendable {
    private struct State {
        var listeners: [Int: AsyncStream<[UInt8]>.Continuation] = [:]
        var count = 0
    }

    private let state = Mutex(State())

    /// The maximum number of listening pages.
    package static let limit = 32

    /// Creates a hub without listeners.
    package init() {}

    /// Returns a stream of server-sent events: first those about `entries`, then all new ones.
    /// Returns `nil` if there are too many listeners.
    ///
    /// A listener that reads too slowly misses older events, but not the newest.
    func listen(after entries: [PreviewedDesign]) -> AsyncStream<[UInt8]>? {
        let (stream, continuation) = AsyncStream.makeStream(
            of: [UInt8].self,
            bufferingPolicy: .bufferingNewest(64)
        )
        let number: Int? = state.withLock { state in
            guard state.listeners.count < Self.limit else { return nil }
            state.count += 1
            state.listeners[state.count] = continuation
            return state.count
        }
        guard let number else { return nil }
        continuation.onTermination = { [weak self] _ in self?.leave(number) }
        // The delay before a page reconnects to a stopped server, in milliseconds.
        continuation.yield(Array("retry: 500\n\n".utf8))
        for entry in entries { continuation.yield(Self.event(of: entry)) }
        return stream
    }

    private func leave(_ number: Int) {
        state.withLock { state in _ = state.listeners.removeValue(forKey: number) }
    }

    /// Sends an event about a design's new version.
    package func publish(of entry: PreviewedDesign) { send(Self.event(of: entry)) }

    /// Sends a comment, so that closed connections are detected.
    package func sendKeepAlive() { send(Array(":\n\n".utf8)) }

    private static func event(of entry: PreviewedDesign) -> [UInt8] {
        let data = JSON.object([
            JSON.Member("name", .string(entry.name)),
            JSON.Member("version", .number(Double(entry.version))),
            JSON.Member("problems", .array(entry.problems.map(\.inBrowser.json))),
        ])
        return Array("event: designs\ndata: \(data.text)\n\n".utf8)
    }

    private func send(_ bytes: [UInt8]) {
        let listeners = state.withLock { $0.listeners.values.map { $0 } }
        for listener in listeners { listener.yield(bytes) }
    }
}
