import Synchronization

/// The answers that were asked for last, within a number of bytes.
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

    /// An empty cache for so many bytes.
    init(limit: Int) { self.limit = limit }

    /// The answer kept under a key.
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

    /// Lets go of what was not asked for the longest, down to three quarters of the limit.
    private func makeRoom(in state: inout State) {
        for (key, entry) in state.entries.sorted(by: { $0.value.use < $1.value.use }) {
            guard state.bytes > limit / 4 * 3 else { return }
            state.entries[key] = nil
            state.bytes -= Self.size(of: entry.answer, key)
        }
    }

    /// Headers and bookkeeping count for a kilobyte.
    private static func size(of answer: Answer, _ key: String) -> Int {
        answer.body.count + key.utf8.count + 1_024
    }
}
