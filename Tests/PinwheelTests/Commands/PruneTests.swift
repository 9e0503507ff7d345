import Foundation
import Goldens
import Testing

/// Goldens that nothing makes any more are found; no other is ever removed.
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

    @Test func orphansAreListedAndRemovedWhenAsked() throws {
        #expect(try goldens.tool("prune").lines == ["every golden in goldens is planned"])
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

    @Test func whatAFileHasMadeIsNotCalledUnplannedWithoutAPlan() throws {
        try FileManager.default.removeItem(atPath: goldens.folder.path("goldens.yaml"))
        let outcome = try goldens.tool("prune")
        #expect(outcome.status == 0)
        #expect(outcome.output.isEmpty)
        #expect(
            outcome.errorLines == [
                "pinwheel: nothing is known of 2 goldens of your own designs, square/pulling "
                    + "first; list these in goldens.yaml, or name a plan with --sets"
            ]
        )
        #expect(try goldens.tool("prune", "--json").output.isEmpty)
        // What says that it is a built-in's, and is not, is still found.
        let pulling = "goldens/square/pulling.golden"
        let text = String(decoding: try goldens.folder.bytes(pulling), as: UTF8.self)
        let other = text.split(separator: "design square").joined(separator: "design arc")
        try goldens.folder.write(other, to: pulling)
        #expect(try goldens.tool("prune").lines == ["square/pulling: not planned"])
    }

    @Test func aPartIsNeverPruned() throws {
        for arguments in [["square"], ["square", "--delete"]] {
            let outcome = try Tool.run(["prune"] + arguments, in: goldens.path)
            #expect(outcome.status == 2)
            #expect(outcome.errors.contains("never at a part of it"))
        }
        // A design that cannot be read would make orphans of its goldens.
        try goldens.folder.write("nothing", to: "square.yaml")
        #expect(try goldens.tool("prune", "--delete").status == 2)
        #expect(try goldens.store.names().count == 2)
    }

    @Test(arguments: ["typo", "square.yaml"])
    func aFolderThatIsNotThereIsAnError(folder: String) throws {
        let outcome = try goldens.tool("prune", "--goldens", folder)
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.hasPrefix("pinwheel: there is no folder \(folder); "))
    }

    @Test func goldensOfTestsAreLeftAlone() throws {
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
