import Platform
import Testing

struct ChildProcessOutputTests {
    @Test func isWhatTheProgramWrites() throws {
        let bytes = try #require(ChildProcess.output(of: "echo", ["one", "two words"]))
        #expect(String(decoding: bytes, as: UTF8.self) == "one two words\n")
    }

    @Test func hasAllThatIsMoreThanAPipeHolds() throws {
        let bytes = try #require(ChildProcess.output(of: "seq", ["50000"]))
        #expect(bytes.count == 288_894)
    }

    @Test func isNothingOfAProgramThatFailsOrIsNotThere() {
        #expect(ChildProcess.output(of: "false", []) == nil)
        #expect(ChildProcess.output(of: "no-such-program-anywhere", []) == nil)
    }
}
