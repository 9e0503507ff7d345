import Synchronization

/// A cache of the most recently requested responses, with a limit in bytes.
final class AnswerCache: Sendable {
    private struct Entry {
        var answer: Answer
        var use: Int
    }

    private struct State {
        var entries: [String: Entry] = [:]
        var bytes = 0
        var uses = 0
    }

    private let state = Mutex(State())
    private let limit: Int

    /// Creates an empty cache. `limit` is in bytes.
    init(limit: Int) { self.limit = limit }

    /// The cached response for a key, or `nil`.
    subscript(key: String) -> Answer? {
        get {
            state.withLock { state in
                state.uses += 1
                state.entries[key]?.use = state.uses
                return state.entries[key]?.answer
            }
        }
        set {
            guard let newValue, newValue.body.count <= limit / 8 else { return }
            state.withLock { state in
                if let old = state.entries[key] { state.bytes -= Self.size(of: old.answer, key) }
                state.uses += 1
                state.entries[key] = Entry(answer: newValue, use: state.uses)
                state.bytes += Self.size(of: newValue, key)
                if state.bytes > limit { makeRoom(in: &state) }
            }
        }
    }

    /// Removes the least recently used responses until three quarters of the limit are left.
    private func makeRoom(in state: inout State) {
        for (key, entry) in state.entries.sorted(by: { $0.value.use < $1.value.use }) {
            guard state.bytes > limit / 4 * 3 else { return }
            state.entries[key] = nil
            state.bytes -= Self.size(of: entry.answer, key)
        }
    }

    /// Returns the size of an entry. Headers and management are counted as one kilobyte.
    private static func size(of answer: Answer, _ key: String) -> Int {
        answer.body.count + key.utf8.count + 1_024
    }
}
