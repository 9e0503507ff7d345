import Foundation
import Goldens
import Testing

/// Prune finds the goldens that nothing draws any more, and removes no others.
struct PruneTests {
    private let goldens: GoldenFolder

    init() throws {
        goldens = try GoldenFolder()
        try goldens.tool("record")
    }

    private func dropRefreshing() throws {
        try goldens.folder.write(
            "pinwheel: 1\nsets: [{designs: square.yaml, states: pulling, appearances: light}]\n",
            to: "goldens.yaml"
        )
    }

    @Test func `unplanned goldens are listed, and removed with --delete`() throws {
        #expect(try goldens.tool("prune").lines == ["the plan contains every golden in goldens"])
        try dropRefreshing()
        let list = try goldens.tool("prune")
        #expect(list.status == 0)
        #expect(list.lines == ["square/refreshing: not planned"])
        #expect(try goldens.store.names().count == 2)
        let removal = try goldens.tool("prune", "--delete")
        #expect(removal.lines == ["square/refreshing: removed"])
        #expect(try goldens.store.names().map(\.text) == ["square/pulling"])
        #expect(!goldens.folder.files.contains { $0.contains("refreshing") })
    }

    @Test func `goldens of design files are not listed without a plan`() throws {
        try FileManager.default.removeItem(atPath: goldens.folder.path("goldens.yaml"))
        let outcome = try goldens.tool("prune")
        #expect(outcome.status == 0)
        #expect(outcome.output.isEmpty)
        #expect(
            outcome.errorLines == [
                "pinwheel: without goldens.yaml, it is unknown which of the 2 goldens of your own "
                    + "designs (square/pulling, …) are unused; name a plan with --sets"
            ]
        )
        #expect(try goldens.tool("prune", "--json").output.isEmpty)
        // A golden that claims to be of a built-in design, but is not, is still found.
        let pulling = "goldens/square/pulling.golden"
        let text = String(decoding: try goldens.folder.bytes(pulling), as: UTF8.self)
        let other = text.split(separator: "design square").joined(separator: "design arc")
        try goldens.folder.write(other, to: pulling)
        #expect(try goldens.tool("prune").lines == ["square/pulling: not planned"])
    }

    @Test func `a part of the plan is never pruned`() throws {
        for arguments in [["square"], ["square", "--delete"]] {
            let outcome = try Tool.run(["prune"] + arguments, in: goldens.path)
            #expect(outcome.status == 2)
            #expect(outcome.errors.contains("not a part of it"))
        }
        // A design that cannot be read would make its goldens look unplanned.
        try goldens.folder.write("nothing", to: "square.yaml")
        #expect(try goldens.tool("prune", "--delete").status == 2)
        #expect(try goldens.store.names().count == 2)
    }

    @Test(arguments: ["typo", "square.yaml"])
    func `a missing folder is an error`(folder: String) throws {
        let outcome = try goldens.tool("prune", "--goldens", folder)
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.hasPrefix("pinwheel: there is no folder \(folder); "))
    }

    @Test func `goldens of tests are ignored`() throws {
        let images = try #require(try goldens.store.sequence(of: GoldenName("square/pulling")))
        let subject = GoldenSubject(
            name: try GoldenName("suite/test"),
            facts: [GoldenFact("test", "Suite/test()")],
            frames: images.frames.map { ($0.image, $0.moment) }
        )
        try goldens.store.record(subject)
        #expect(try goldens.tool("prune", "--delete").status == 0)
        #expect(try goldens.store.names().count == 3)
        let verified = try goldens.tool("verify", "suite")
        #expect(verified.errorLines == ["pinwheel: suite/test is a test's golden; run its test"])
    }
}
