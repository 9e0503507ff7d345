import Foundation
import Testing

/// A design that is recorded without a plan can be verified and is never pruned.
struct OwnDesignTests {
    private let goldens: GoldenFolder

    init() throws {
        goldens = try GoldenFolder()
        try FileManager.default.removeItem(atPath: goldens.folder.path("goldens.yaml"))
        #expect(try goldens.tool("record", "square.yaml").status == 0)
    }

    @Test func `verify accepts the design's file`() throws {
        let name = try goldens.tool("verify", "square")
        #expect(name.status == 2)
        #expect(
            name.errorLines == [
                "pinwheel: no planned design or lifecycle draws square/pulling, which is in goldens; "
                    + "name its design's file, or add the file to goldens.yaml"
            ]
        )
        #expect(try goldens.tool("verify", "square.yaml").lines == ["4 goldens: 4 same"])
        let help = try goldens.tool("help", "verify").text
        #expect(help.contains("my/ring.yaml"))
    }

    @Test func `a run without names warns about goldens that it skips`() throws {
        let outcome = try goldens.tool("verify")
        #expect(outcome.status == 3)
        #expect(
            outcome.errors.contains("not verified: 4 goldens of unknown designs in goldens"),
            "\(outcome.errors)"
        )
        #expect(outcome.lines.last == "record: pinwheel record --mode missing")
    }

    @Test func `a design that is not in the plan is reported`() throws {
        try goldens.folder.write("pinwheel: 1\nsets: [{designs: arc}]\n", to: "mine.yaml")
        let file = try goldens.tool("verify", "square.yaml", "--sets", "mine.yaml")
        #expect(file.status == 2)
        #expect(file.errors.contains("is not listed in mine.yaml"), "\(file.errors)")
        let name = try goldens.tool("verify", "square/pulling", "--sets", "mine.yaml")
        #expect(name.status == 2)
        #expect(name.errors.contains("add its design's file to mine.yaml"), "\(name.errors)")
    }

    @Test func `nothing is pruned without a plan`() throws {
        let removal = try goldens.tool("prune", "--delete")
        #expect(removal.status == 2)
        #expect(
            removal.errorLines == [
                "pinwheel: --delete needs a plan, and there is no goldens.yaml here; "
                    + "name one with --sets"
            ]
        )
        let list = try goldens.tool("prune")
        #expect(list.status == 0)
        #expect(list.output.isEmpty)
        #expect(list.errors.contains("name a plan with --sets"))
        #expect(try goldens.store.names().count == 4)
    }

    @Test func `the suggested command for recording has all options`() throws {
        let arguments = [
            "square.yaml", "--goldens", "my snapshots", "--failed", "failures",
        ]
        let outcome = try Tool.run(["verify"] + arguments, in: goldens.path)
        #expect(outcome.status == 3)
        let command =
            "pinwheel record square.yaml --mode missing "
            + "--goldens 'my snapshots' --failed failures"
        #expect(outcome.lines.last == "record: \(command)")
        let words = ["record"] + arguments + ["--mode", "missing"]
        #expect(try Tool.run(words, in: goldens.path).status == 0)
        #expect(try Tool.run(["verify"] + arguments, in: goldens.path).status == 0)
        try goldens.folder.write("pinwheel: 1\nsets: [{designs: square.yaml}]\n", to: "mine.yaml")
        let plan = try goldens.tool("verify", "--sets", "mine.yaml", "--goldens", "other")
        #expect(
            plan.lines.last
                == "record: pinwheel record --mode missing --sets mine.yaml --goldens other"
        )
    }
}
