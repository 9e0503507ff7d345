import Base
import Synchronization

/// Tells all open pages what has changed.
package final class EventHub: Sendable {
    private struct State {
        var listeners: [Int: AsyncStream<[UInt8]>.Continuation] = [:]
        var count = 0
    }

    private let state = Mutex(State())

    /// The most pages that listen at once.
    package static let limit = 32

    /// A hub without listeners.
    package init() {}

    /// The events from now on, as the bytes of server-sent events, after those about `entries`;
    /// nil where too many listen.
    ///
    /// A listener who does not keep up misses events: he hears of the newest.
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
        // How soon a page asks again when the server has gone away, in milliseconds.
        continuation.yield(Array("retry: 500\n\n".utf8))
        for entry in entries { continuation.yield(Self.event(of: entry)) }
        return stream
    }

    private func leave(_ number: Int) {
        state.withLock { state in _ = state.listeners.removeValue(forKey: number) }
    }

    /// Tells of a design's new version.
    package func tell(of entry: PreviewedDesign) { send(Self.event(of: entry)) }

    /// Sends a comment, so that listeners who went away are found out.
    package func beat() { send(Array(":\n\n".utf8)) }

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
