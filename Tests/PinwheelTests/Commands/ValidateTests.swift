import Base
import DesignFormat
import Testing
import TestSupport

/// All errors in designs are reported at once, with their positions.
struct ValidateTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        try folder.write(
            "pinwheel: 1\nname: bad\ncanvas: {size: [0, 60]}\nlayres: []\n",
            to: "bad.yaml"
        )
        try folder.write(
            "pinwheel: 1\nname: good\ncanvas: {size: [8, 8]}\n"
                + "states: {pulling: {frames: 2}}\nlayers: [{circle: {diameter: 4}, fill: red}]\n",
            to: "good.yaml"
        )
    }

    @Test func `valid files pass`() throws {
        let outcome = try Tool.run(["validate", "good.yaml", "arc"], in: folder.path)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.lines == ["good.yaml: good", "arc: good"])
    }

    @Test func `all errors of all files are reported`() throws {
        let outcome = try Tool.run(
            ["validate", "bad.yaml", "good.yaml", "no.yaml"],
            in: folder.path
        )
        #expect(outcome.status == 2)
        #expect(outcome.lines == ["good.yaml: good"])
        #expect(outcome.errors.contains("bad.yaml:3:"))
        #expect(outcome.errors.contains("bad.yaml:4:1: "))
        #expect(outcome.errors.contains("no.yaml"))
    }

    @Test func `the JSON has the errors of the text`() throws {
        let outcome = try Tool.run(
            ["validate", "bad.yaml", "good.yaml", "--json"],
            in: folder.path
        )
        #expect(outcome.status == 2)
        let lines = try outcome.lines.map { try JSON(reading: Array($0.utf8)) }
        #expect(lines.map { $0["valid"] } == [.bool(false), .bool(true)])
        #expect((lines[0]["problems"]?.array?.count ?? 0) >= 2)
    }

    @Test func `warnings are printed, and fail only with --strict`() throws {
        try folder.write(
            "pinwheel: 1\nname: odd\ncanvas: {size: [8, 8]}\nstates: {pulling: {frames: 2}}\n"
                + "layers:\n  - circle: {diameter: 4}\n    fill: red\n    opacity: {armed: 1}\n",
            to: "odd.yaml"
        )
        let warning =
            "odd.yaml:8:15: warning: the design has no state “armed”; "
            + "add it to states, or remove it here"
        let outcome = try Tool.run(["validate", "odd.yaml", "good.yaml"], in: folder.path)
        #expect(outcome.status == 0)
        #expect(outcome.lines == ["odd.yaml: good, with a warning", "good.yaml: good"])
        #expect(outcome.errors == warning + "\n")
        let strict = ["validate", "odd.yaml", "good.yaml", "--strict"]
        let failed = try Tool.run(strict, in: folder.path)
        #expect(failed.status == 2 && failed.lines == ["good.yaml: good"])
        #expect(failed.errors == warning + "\n")
        let lines = try Tool.run(strict + ["--json"], in: folder.path).lines
            .map { try JSON(reading: Array($0.utf8)) }
        #expect(lines.map { $0["valid"] } == [.bool(false), .bool(true)])
        #expect(lines.map { $0["warnings"] } == [.array([.string(warning)]), .array([])])
        #expect(lines.map { $0["problems"] } == [.array([]), .array([])])
        // Other commands do not print the warning.
        let described = try Tool.run(["describe", "odd.yaml"], in: folder.path)
        #expect(described.status == 0 && described.errors.isEmpty)
    }

    @Test func `built-in designs have no warnings`() throws {
        let names = ["arc", "arrow", "compass", "refresh-control", "spokes"]
        let outcome = try Tool.run(["validate", "--strict"] + names)
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
    }

    @Test func `--quiet prints nothing for valid files`() throws {
        let outcome = try Tool.run(["validate", "good.yaml", "--quiet"], in: folder.path)
        #expect(outcome.status == 0 && outcome.output.isEmpty && outcome.errors.isEmpty)
    }
}
