import Platform
import Synchronization

/// A progress bar in one line of a terminal, redrawn in place.
package struct ProgressBar: Sendable {
    /// The total number of steps.
    private let total: Int
    /// Writes drawn lines to the terminal.
    private let write: @Sendable (String) -> Void
    /// The line that is visible now.
    private var shown = ""

    /// Creates a bar for `total` steps.
    package init(total: Int, write: @escaping @Sendable (String) -> Void) {
        self.total = total
        self.write = write
    }

    /// Updates the number of completed steps. Writes nothing if the line is unchanged.
    package mutating func update(done: Int) {
        let line = Self.line(done: done, total: total)
        guard line != shown else { return }
        shown = line
        write("\r\(line)")
    }

    /// Erases the bar.
    package mutating func finish() {
        guard !shown.isEmpty else { return }
        shown = ""
        write(Self.erasure)
    }

    /// The control sequence that erases the line of the cursor.
    package static let erasure = "\r\u{1B}[K"

    /// Returns a bar of 30 characters and a percentage. There are only 101 different lines.
    package static func line(done: Int, total: Int) -> String {
        let done = min(max(done, 0), total)
        let percent = total == 0 ? 100 : done * 100 / total
        let filled = percent * 30 / 100
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 30 - filled)
        return "\(bar) \(percent) %"
    }
}

/// A thread-safe progress bar on standard error.
final class SharedProgressBar: Sendable {
    private let bar: Mutex<ProgressBar>

    /// Creates a bar for `total` steps.
    init(total: Int) {
        bar = Mutex(ProgressBar(total: total) { StandardError.write(control: $0) })
    }

    /// A function that updates the bar, for callers that report completed steps and their total.
    var progress: @Sendable (_ done: Int, _ total: Int) -> Void {
        { [self] done, _ in bar.withLock { $0.update(done: done) } }
    }

    /// Erases the bar.
    func finish() {
        bar.withLock { $0.finish() }
    }
}
