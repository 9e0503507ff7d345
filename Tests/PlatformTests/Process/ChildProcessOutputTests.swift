import Platform
import Testing

struct ChildProcessOutputTests {
    @Test func `the output is what the program writes`() throws {
        let bytes = try #require(ChildProcess.output(of: "echo", ["one", "two words"]))
        #expect(String(decoding: bytes, as: UTF8.self) == "one two words\n")
    }

    @Test func `output larger than a pipe's buffer is complete`() throws {
        let bytes = try #require(ChildProcess.output(of: "seq", ["50000"]))
        #expect(bytes.count == 288_894)
    }

    @Test func `a program that fails or is missing has no output`() {
        #expect(ChildProcess.output(of: "false", []) == nil)
        #expect(ChildProcess.output(of: "no-such-program-anywhere", []) == nil)
    }
}
