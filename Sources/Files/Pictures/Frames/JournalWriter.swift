import Platform
import Synchronization

/// Appends the frames that a run finishes to the journal of its folder, a few at a time.
final class JournalWriter: Sendable {
    private struct State {
        var lines = ""
        var count = 0
    }

    /// How many frames a run that is killed may have to draw again.
    private static let batch = 32
    private let path: String
    private let state = Mutex(State())

    /// A writer of the journal at `path`, which does not have to exist.
    init(path: String) { self.path = path }

    /// Adds a finished frame. A failure to write is ignored: the next run draws more.
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
