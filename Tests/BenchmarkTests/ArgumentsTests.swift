import Testing
import pinwheel_bench

/// A mistyped option must not measure something else.
struct ArgumentsTests {
    @Test func `options are parsed`() throws {
        let drawing = try Arguments(["W1", "--seconds", "0.5", "--frames", "7", "--size", "512"])
        #expect(drawing.workload == "W1")
        #expect(drawing.seconds == 0.5)
        #expect(drawing.frames == 7)
        #expect(drawing.size == 512)
        let writing = try Arguments(["W5", "--folder", "a", "--threads", "2"])
        #expect(writing.folder == "a")
        #expect(writing.threads == 2)
        let run = try Arguments(["run", "--times", "3", "--", "/bin/echo", "--times"])
        #expect(run.times == 3)
        #expect(run.program == ["/bin/echo", "--times"])
    }

    @Test(arguments: [
        [], ["W12"], ["w1"], ["W1", "--frames"], ["W1", "--frames", "0"], ["W1", "--frames", "x"],
        ["W1", "--seconds", "-1"], ["W1", "--seconds", "nan"], ["W1", "--threads", "2"],
        ["W4", "--size", "40"], ["W1", "--size", "5000"], ["W5"], ["memory"], ["run"],
        ["verify"], ["verify", "--folder", "a", "--size", "9"],
        ["run", "--"], ["compare", "--frames", "2"], ["W1", "--", "/bin/echo"], ["W2", "x"],
    ])
    func `invalid arguments are refused`(words: [String]) {
        #expect(throws: BenchError.self) { try Arguments(words) }
    }

    @Test func `the help lists every workload`() {
        for name in Workloads.names { #expect(Arguments.help.contains(name)) }
    }
}
