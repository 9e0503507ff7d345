import Foundation
import TestSupport
import Testing

/// A run of `pinwheel show` on a simulated terminal.
final class ShowRun {
    let terminal: Terminal
    let tool: RunningTool
    /// The bytes written so far.
    private(set) var output: [UInt8] = []
    /// The terminal's modes before the run.
    let modes: [Bool]

    /// The last query of the tool, and the answer of a terminal without images.
    static let lastQuestion = "\u{1B}[c"
    static let plainAnswer = "\u{1B}[?62;22c"
    /// The sequences that switch to the alternate screen and back.
    static let taken = "\u{1B}[?1049h"
    static let given = "\u{1B}[?25h\u{1B}[?1049l"

    /// Starts the tool on a window of 80×24 cells, with TERM=xterm-256color and `variables`.
    init(_ arguments: String..., variables: [String] = []) throws {
        terminal = try #require(Terminal())
        terminal.resize(columns: 80, rows: 24)
        modes = terminal.modes
        let unset = ["TMUX", "STY", "NO_COLOR", "TERM_PROGRAM", "LC_TERMINAL", "COLORTERM"]
        tool = try Tool.start(
            ["show"] + arguments,
            input: terminal.name,
            output: terminal.name,
            variables: unset.flatMap { ["-u", $0] } + ["TERM=xterm-256color"] + variables
        )
    }

    var text: String { String(decoding: output, as: UTF8.self) }

    /// Reads until `isDone` returns `true`, for at most a minute.
    func read(until isDone: (ShowRun) -> Bool) -> Bool {
        eventually {
            output += terminal.read()
            return isDone(self)
        }
    }

    /// Reads until the output contains `wanted`.
    func read(until wanted: String) -> Bool {
        read { $0.text.contains(wanted) }
    }

    /// Reads for a number of seconds.
    func read(for seconds: Double) {
        let end = Date(timeIntervalSinceNow: seconds)
        _ = read { _ in Date() >= end }
    }

    /// Waits for the queries and answers them.
    func answer(_ text: String = plainAnswer) throws {
        try #require(read(until: Self.lastQuestion), "\(self.text.debugDescription)")
        terminal.type(text)
    }

    /// Reads until the tool ends.
    func end() -> Tool.Outcome {
        let process = tool.process
        _ = read { _ in
            var status = siginfo_t()
            return waitid(P_PID, id_t(process), &status, WEXITED | WNOHANG | WNOWAIT) == 0
                && status.si_signo != 0
        }
        let outcome = tool.wait()
        output += terminal.read()
        return outcome
    }

    /// Whether screen, cursor and modes are restored.
    var isRestored: Bool {
        text.components(separatedBy: Self.taken).count
            == text.components(separatedBy: Self.given).count
            && text.contains(Self.taken) && text.hasSuffix(Self.given) && terminal.modes == modes
    }
}
