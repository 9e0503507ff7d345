import Synchronization
import Testing
import Commands

/// A progress bar writes little, so that it does not slow down the run.
struct ProgressBarTests {
    @Test func `the line shows the percentage`() {
        let half = String(repeating: "█", count: 15) + String(repeating: "░", count: 15)
        #expect(ProgressBar.line(done: 5, total: 10) == half + " 50 %")
        #expect(ProgressBar.line(done: 0, total: 10).hasSuffix(" 0 %"))
        #expect(ProgressBar.line(done: 10, total: 10).hasSuffix(" 100 %"))
    }

    @Test func `counts out of range are clamped`() {
        #expect(ProgressBar.line(done: 12, total: 10) == ProgressBar.line(done: 10, total: 10))
        #expect(ProgressBar.line(done: -1, total: 10) == ProgressBar.line(done: 0, total: 10))
        #expect(ProgressBar.line(done: 0, total: 0).hasSuffix(" 100 %"))
    }

    @Test func `a line is written only if it changes, and erased at the end`() {
        let writes = Writes()
        var bar = ProgressBar(total: 10_000) { writes.add($0) }
        for done in 1...10_000 { bar.update(done: done) }
        #expect(writes.all.count == 101)
        bar.finish()
        bar.finish()
        #expect(writes.all.count == 102)
        #expect(writes.all.last == "\r\u{1B}[K")
    }

    private final class Writes: Sendable {
        private let texts = Mutex<[String]>([])
        var all: [String] { texts.withLock { $0 } }
        func add(_ text: String) { texts.withLock { $0.append(text) } }
    }
}
