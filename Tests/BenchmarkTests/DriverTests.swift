import BuiltPrograms
import Foundation
import TestSupport
import Testing

/// The script behind `make bench`, without the other libraries.
@Suite(.enabled(if: Bench.python != nil, "needs Python"))
struct DriverTests {
    private func drive(_ words: String...) throws -> ProgramRun { try drive(words) }

    private func drive(_ words: [String]) throws -> ProgramRun {
        let script = "\(BuiltPrograms.root)/Benchmarks/bench.py"
        return try ProgramRun(
            try #require(Bench.python),
            ["-B", script, "--bin", Bench.programs] + words
        )
    }

    @Test func `the table has the machine and the time of a process start`() throws {
        let folder = try TestFolder()
        let outcome = try drive("--only", "start", "--rounds", "1", "--folder", folder.path)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output.contains("1 round, "))
        #expect(outcome.output.contains("| process start to the first PNG |"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }

    @Test func `the JSON output has the minimum and the median`() throws {
        let folder = try TestFolder()
        let outcome = try drive(
            "--only",
            "start",
            "--rounds",
            "1",
            "--folder",
            folder.path,
            "--json"
        )
        #expect(outcome.status == 0, "\(outcome.errors)")
        let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
        let start = try #require((object as? [String: Any])?["start"] as? [String: Double])
        let least = try #require(start["min"])
        let median = try #require(start["median"])
        #expect(least > 0 && least <= median)
    }

    @Test func `an additional program is measured, and left out where it fails`() throws {
        let folder = try TestFolder()
        let program = folder.path + "/other"
        try ExecutableScript.write(
            "#!/bin/sh\n[ \"$1\" = W3 ] && echo 'pass 7.25'\n",
            to: program
        )
        let words = ["--no-install", "--rounds", "1", "--folder", folder.path]
        let peer = ["--peer", "Other=\(program)"]
        let drawn = try drive(["--only", "W3"] + words + peer)
        #expect(drawn.status == 0, "\(drawn.errors)")
        #expect(drawn.output.contains("| Other "))
        #expect(drawn.output.contains("| 7.2 "))
        // A workload that the program does not support is left out, with a message.
        let refused = try drive(["--only", "W7"] + words + peer)
        #expect(refused.status == 0)
        #expect(!refused.output.contains("| Other "))
        #expect(refused.errors.contains("skipped Other in W7"))
    }

    @Test func `invalid arguments are refused`() throws {
        #expect(try drive("--only", "W12").status == 2)
        #expect(try drive("--rounds", "0").status == 2)
        #expect(try drive("--folder", "/no/such/folder").status == 2)
        #expect(try drive("--bin", "/no/such/folder").status == 2)
        #expect(try drive("--peer", "Other=/no/such/program").status == 2)
        #expect(try drive("--peer", "/bin/sh").status == 2)
    }
}
