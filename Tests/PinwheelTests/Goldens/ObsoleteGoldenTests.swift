import Foundation
import Testing

/// A golden that nothing draws any more is not silently treated as verified.
struct ObsoleteGoldenTests {
    private let goldens: GoldenFolder

    init() throws {
        goldens = try GoldenFolder()
        #expect(try goldens.tool("record").status == 0)
    }

    /// Removes the state `refreshing` from the design.
    private func removeState() throws {
        let text = String(decoding: try goldens.folder.bytes("square.yaml"), as: UTF8.self)
        let lines = text.split(separator: "\n").filter { !$0.contains("drive: time") }
        let design = lines.joined(separator: "\n")
            .replacing(", refreshing: [[0, -5], [0, 5]]", with: "")
        try goldens.folder.write(design, to: "square.yaml")
    }

    @Test func `a golden whose state is gone fails, also in the report`() throws {
        try removeState()
        let outcome = try goldens.tool("verify", "--results", "results.json")
        #expect(outcome.status == 1, "\(outcome.errors)")
        #expect(outcome.text.contains("square/refreshing: obsolete golden: square no longer has"))
        #expect(outcome.text.contains("2 goldens: 1 same, 1 obsolete"))
        let results = String(decoding: try goldens.folder.bytes("results.json"), as: UTF8.self)
        #expect(results.contains("obsolete golden"))
    }

    @Test func `without a plan the design's file is judged, too`() throws {
        try removeState()
        try FileManager.default.removeItem(atPath: goldens.folder.path("goldens.yaml"))
        #expect(try goldens.tool("verify", "square.yaml").status == 1)
        #expect(try goldens.tool("verify", "arc").text.contains("square") == false)
    }

    @Test func `--allow-obsolete passes it`() throws {
        try removeState()
        let outcome = try goldens.tool("verify", "--allow-obsolete")
        #expect(outcome.status == 0, "\(outcome.text)")
        #expect(outcome.text.contains("1 golden: 1 same"))
    }

    @Test func `after pruning nothing is obsolete`() throws {
        try removeState()
        #expect(try goldens.tool("verify").status == 1)
        #expect(try goldens.tool("prune", "--delete").status == 0)
        let outcome = try goldens.tool("verify")
        #expect(outcome.status == 0, "\(outcome.text)")
        #expect(!outcome.text.contains("earlier"))
    }

    @Test func `a golden whose design is gone from the plan fails`() throws {
        let design = String(decoding: try goldens.folder.bytes("square.yaml"), as: UTF8.self)
        try goldens.folder.write(
            design.replacing("name: square", with: "name: other"),
            to: "other.yaml"
        )
        let plan = "pinwheel: 1\nsets:\n  - designs: other.yaml\n"
        try goldens.folder.write(plan, to: "goldens.yaml")
        #expect(try goldens.tool("record").status == 0)
        let outcome = try goldens.tool("verify")
        #expect(outcome.status == 1)
        #expect(
            outcome.text.contains(
                "square/pulling: obsolete golden: the plan no longer lists “square”"
            )
        )
        // A run of a part of the plan does not check other designs.
        #expect(try goldens.tool("verify", "other").status == 0)
    }

    @Test func `what the plan leaves out is not obsolete while the design has it`() throws {
        let plan =
            "pinwheel: 1\nsets:\n  - designs: square.yaml\n    states: pulling\n    scales: 2\n"
        try goldens.folder.write(plan, to: "goldens.yaml")
        #expect(try goldens.tool("record").status == 0)
        #expect(try goldens.tool("verify").status == 0)
    }

    @Test func `a run of one golden judges no other one`() throws {
        try removeState()
        #expect(try goldens.tool("verify", "square/pulling").status == 0)
        #expect(try goldens.tool("verify", "square").status == 1)
    }

    @Test func `of several shards exactly one reports it`() throws {
        try removeState()
        let statuses = try (1...2).map { try goldens.tool("verify", "--shard", "\($0)/2").status }
        #expect(statuses.sorted() == [0, 1])
    }

    @Test func `a byte order mark in a golden is read over`() throws {
        let file = "goldens/square/pulling.golden"
        let text = String(decoding: try goldens.folder.bytes(file), as: UTF8.self)
        try goldens.folder.write("\u{FEFF}" + text, to: file)
        #expect(try goldens.tool("verify").status == 0)
    }
}
