import Platform
import Synchronization

/// One line on a terminal that shows how far a run has got, redrawn in place.
package struct ProgressBar: Sendable {
    /// How many steps there are in all.
    private let total: Int
    /// Where drawn lines go.
    private let write: @Sendable (String) -> Void
    /// The line that stands there now.
    private var shown = ""

    /// A bar over `total` steps.
    package init(total: Int, write: @escaping @Sendable (String) -> Void) {
        self.total = total
        self.write = write
    }

    /// Shows that `done` steps are done; writes nothing while the line stays the same.
    package mutating func update(done: Int) {
        let line = Self.line(done: done, total: total)
        guard line != shown else { return }
        shown = line
        write("\r\(line)")
    }

    /// Takes the line away.
    package mutating func finish() {
        guard !shown.isEmpty else { return }
        shown = ""
        write(Self.erasure)
    }

    /// Takes away whatever line stands on a terminal.
    package static let erasure = "\r\u{1B}[K"

    /// The line for `done` of `total` steps: a bar of 30 positions and a percentage, so that at most 101 lines are written.
    package static func line(done: Int, total: Int) -> String {
        let done = min(max(done, 0), total)
        let percent = total == 0 ? 100 : done * 100 / total
        let filled = percent * 30 / 100
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 30 - filled)
        return "\(bar) \(percent) %"
    }
}

/// A progress bar on standard error that several threads move.
final class SharedProgressBar: Sendable {
    private let bar: Mutex<ProgressBar>

    /// A bar over `total` steps.
    init(total: Int) {
        bar = Mutex(ProgressBar(total: total) { StandardError.write(control: $0) })
    }

    /// Moves the bar on, for those who report the steps done and their whole number.
    var progress: @Sendable (_ done: Int, _ total: Int) -> Void {
        { [self] done, _ in bar.withLock { $0.update(done: done) } }
    }

    /// Takes the bar away.
    func finish() {
        bar.withLock { $0.finish() }
    }
}
