import Platform
import Synchronization

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
