import Platform
import Synchronization

/// A writer that appends finished frames to a folder's journal, in batches.
final class JournalWriter: Sendable {
    private struct State {
        var lines = ""
        var count = 0
    }

    /// The number of frames per batch. A killed run loses at most one batch.
    private static let batch = 32
    private let path: String
    private let state = Mutex(State())

    /// Creates a writer for the journal at `path`, which need not exist.
    init(path: String) { self.path = path }

    /// Appends a finished frame. Ignores write errors, since they only cause the frame to be drawn
    /// again.
    func append(_ entry: FrameJournal.Entry, for file: String) {
        let line = entry.line(file)
        state.withLock { state in
            state.lines += line
            state.count += 1
            guard state.count == Self.batch else { return }
            try? FileContents.append(Array(state.lines.utf8), to: path)
            (state.lines, state.count) = ("", 0)
        }
    }
}
