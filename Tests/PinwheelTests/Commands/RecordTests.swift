import Base
import DesignFormat
import Foundation
import TestSupport
import Testing

/// Recording never overwrites goldens without a request, and never on a build server.
struct RecordTests {
    @Test(.timeLimit(.minutes(10)))
    func `a long wait for another run is reported`() throws {
        let goldens = try GoldenFolder()
        try goldens.tool("record")
        let lock = open(goldens.folder.path("goldens/square/pulling"), O_RDONLY | O_CLOEXEC)
        #expect(flock(lock, LOCK_EX | LOCK_NB) == 0)
        let path = goldens.folder.path("errors")
        let errors = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        defer { close(errors) }
        let arguments = ["record", "--mode", "all", "square"]
        let run = try Tool.start(arguments, in: goldens.path, errorFile: errors)
        var said = ""
        _ = try eventually {
            said = String(decoding: try goldens.folder.bytes("errors"), as: UTF8.self)
            return !said.isEmpty
        }
        close(lock)
        #expect(run.wait().status == 0)
        #expect(said == "pinwheel: waiting for another run into goldens/square/pulling\n")
    }

    private let goldens: GoldenFolder

    init() throws { goldens = try GoldenFolder() }

    @Test func `by default only missing goldens are recorded`() throws {
        let first = try goldens.tool("record")
        #expect(first.status == 0, "\(first.errors)")
        #expect(
            first.lines == [
                "square/pulling: recorded, 6 frames", "square/refreshing: recorded, 6 frames",
                "2 goldens: 2 recorded",
            ]
        )
        #expect(try goldens.tool("record").lines == ["2 goldens: 2 same"])
        let text = try goldens.folder.bytes("goldens/square/pulling.golden")
        try goldens.draw("blue")
        let kept = try goldens.tool("record")
        #expect(kept.status == 1)
        #expect(try goldens.folder.bytes("goldens/square/pulling.golden") == text)
        let replaced = try goldens.tool("record", "--mode", "failed", "square/pulling")
        #expect(replaced.status == 0)
        #expect(
            replaced.lines.first == "square/pulling: recorded, 6 frames in place of 6"
        )
        #expect(try goldens.folder.bytes("goldens/square/pulling.golden") != text)
        #expect(try goldens.tool("record", "--mode", "all").status == 0)
        #expect(try goldens.tool("verify").status == 0)
    }

    @Test func `a build server records nothing`() throws {
        let outcome = try goldens.tool("record", variables: ["CI=true"])
        #expect(outcome.status == 3)
        #expect(outcome.lines.contains("2 goldens: 2 missing"))
        let quiet = try goldens.tool("record", "--quiet", variables: ["CI=true"])
        #expect(
            quiet.lines.suffix(2) == [
                "nothing is recorded: CI is set", "record: pinwheel record --mode missing",
            ]
        )
        let none = try goldens.tool("record", variables: ["CI=1", "PINWHEEL_RECORD=none"])
        #expect(none.lines.contains("nothing is recorded: PINWHEEL_RECORD is none"))
        #expect(try goldens.store.names().isEmpty)
        let asked = try goldens.tool(
            "record",
            variables: ["CI=true", "PINWHEEL_RECORD=missing"]
        )
        #expect(asked.status == 0)
        let wrong = try goldens.tool("record", variables: ["PINWHEEL_RECORD=al"])
        #expect(wrong.status == 2)
        #expect(wrong.errors.contains("allowed: all, missing, failed, none"))
    }

    @Test func `a design file is recorded without a plan`() throws {
        try FileManager.default.removeItem(atPath: goldens.folder.path("goldens.yaml"))
        let outcome = try goldens.tool("record", "square.yaml", "--goldens", "kept", "--json")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.lines.count == 4)
        let line = try JSON(reading: Array((outcome.lines.first ?? "").utf8))
        #expect(line["name"]?.string == "square/pulling")
        #expect(line["status"]?.string == "recorded")
        #expect(goldens.folder.files.contains("kept/square/pulling-dark.golden"))
        #expect(try goldens.tool("verify", "square.yaml", "--goldens", "kept").status == 0)
    }

    @Test func `errors in the plan are reported with their positions`() throws {
        try goldens.folder.write(
            """
            pinwheel: 1
            sets:
              - designs: [square.yaml, sqare.yaml, ark]
              - designs: square.yaml
                states: pulling
                appearances: light
              - designs: arc
                states: noMore
            """,
            to: "goldens.yaml"
        )
        let outcome = try goldens.tool("record")
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        let lines = outcome.errorLines
        #expect(lines.count == 4, "\(lines)")
        #expect(lines[0].hasPrefix("goldens.yaml:3:28: cannot read sqare.yaml"))
        #expect(lines[1].hasPrefix("goldens.yaml:3:40: there is no built-in design"))
        #expect(lines[2].hasPrefix("goldens.yaml:4:14: the golden square/pulling is planned twice"))
        #expect(lines[3] == "goldens.yaml:7:14: arc has none of the set's states")
        #expect(!goldens.folder.files.contains { $0.hasSuffix(".golden") })
    }
}
