import Foundation
import Testing

/// The terminal is restored at the end of every play.
@Suite(.serialized)
struct ShowTerminalTests {
    private func playing() throws -> ShowRun {
        let run = try ShowRun("arc", "--state", "refreshing", "--loop", "--fps", "20")
        try run.answer()
        try #require(run.read(until: "▀"))
        #expect(run.terminal.modes != run.modes)
        return run
    }

    @Test(arguments: ["q", "\u{1B}", " q", "\u{1B}[A\u{1B}[Dq"])
    func `keys end the play`(keys: String) throws {
        let run = try playing()
        run.terminal.type(keys)
        let outcome = run.end()
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty)
        #expect(run.isRestored, "\(run.text.suffix(60).debugDescription)")
    }

    @Test(arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)])
    func `signals end the play`(signal: Int32, status: Int) throws {
        let run = try playing()
        run.tool.send(signal)
        #expect(run.end().status == Int32(status))
        #expect(run.isRestored, "\(run.text.suffix(60).debugDescription)")
    }

    @Test func `the play ends by itself`() throws {
        let run = try ShowRun("arc", "--state", "finishing")
        try run.answer()
        #expect(run.end().status == 0)
        #expect(run.isRestored)
    }

    @Test func `a closed terminal ends the play`() throws {
        var run: ShowRun? = try playing()
        let tool = try #require(run?.tool)
        run = nil
        #expect(tool.wait().status == 129)
    }

    @Test func `a suspended play restores the screen and takes it again`() throws {
        let run = try playing()
        run.tool.send(SIGTSTP)
        #expect(run.read(until: ShowRun.given))
        // The program restores the screen before it stops. An earlier signal would be lost.
        #expect(
            run.read { run in
                run.tool.send(SIGCONT)
                return run.text.components(separatedBy: ShowRun.taken).count >= 3
            }
        )
        #expect(
            run.read { $0.text.components(separatedBy: ShowRun.taken).last?.contains("▀") == true }
        )
        run.terminal.type("q")
        #expect(run.end().status == 0)
        #expect(run.text.hasSuffix(ShowRun.given))
        #expect(run.terminal.modes == run.modes)
    }

    @Test func `a resized window is drawn again`() throws {
        let run = try playing()
        run.terminal.resize(columns: 60, rows: 12)
        run.tool.send(SIGWINCH)
        #expect(run.read(until: "\u{1B}[12;1H"))
        run.terminal.type("q")
        #expect(run.end().status == 0)
    }

    @Test func `a terminal that does not answer is drawn on`() throws {
        let run = try ShowRun("arc", "--state", "refreshing", "--loop")
        try #require(run.read(until: ShowRun.lastQuestion))
        #expect(run.read(until: "▀"))
        #expect(!run.text.contains("\u{1B}[5n"))
        run.terminal.type("q")
        #expect(run.end().status == 0)
        #expect(run.isRestored)
    }

    @Test func `keys between answers are handled`() throws {
        let run = try ShowRun("arc", "--loop")
        try run.answer("\u{1B}P>|test\u{1B}\\q\u{1B}[?6c")
        #expect(run.end().status == 0)
        #expect(run.isRestored)
        #expect(!run.text.contains("▀"))
    }

    @Test func `frames wait for a slow terminal`() throws {
        let run = try playing()
        // It has answered before, and now does not report that it is ready.
        run.read(for: 0.6)
        #expect(run.text.components(separatedBy: "\u{1B}[5n").count - 1 <= 2)
        run.terminal.type("\u{1B}[0n")
        #expect(run.read { $0.text.components(separatedBy: "\u{1B}[5n").count - 1 >= 3 })
        run.terminal.type("q")
        #expect(run.end().status == 0)
    }

    @Test func `a design that does not fit is rejected, and the screen restored`() throws {
        let run = try ShowRun("arc", "--scale", "3")
        try run.answer()
        let outcome = run.end()
        #expect(outcome.status == 2)
        #expect(outcome.errorLines.count == 1)
        #expect(outcome.errors.contains("use at most 0.76"))
        #expect(run.isRestored)
    }

    @Test func `a contact sheet is printed on the normal screen`() throws {
        let run = try ShowRun("arc", "--contact", variables: ["COLORTERM=truecolor"])
        try run.answer()
        #expect(run.end().status == 0)
        #expect(!run.text.contains(ShowRun.taken))
        for state in ["idle", "pulling", "armed", "refreshing", "finishing"] {
            #expect(run.text.contains("\n\(state)\r"))
        }
        #expect(run.terminal.modes == run.modes)
    }

    @Test func `no colours are sent to a terminal without colours`() throws {
        let run = try ShowRun("compass", "--state", "armed", variables: ["NO_COLOR=1"])
        try run.answer()
        #expect(run.end().status == 0)
        #expect(run.text.contains("█"))
        #expect(!run.text.contains("8;2;") && !run.text.contains("8;5;"))
    }
}
