import Foundation
import Testing

/// Goldens in an archive are verified like those in a folder, and are never written.
@Suite struct GoldenArchiveTests {
    private func archive(_ golden: GoldenFolder, from place: String = "-C goldens .") throws {
        #expect(try Tool.run(["record"], in: golden.path).status == 0)
        let line = "tar -cf kept.tar \(place) && rm -r goldens"
        #expect(try Tool.shell(line, in: golden.path).status == 0)
    }

    @Test(arguments: [
        "-C goldens .", "-C goldens square", "goldens", "./goldens", "-C / ${PWD#/}/goldens",
    ])
    func `goldens in an archive are verified`(place: String) throws {
        let golden = try GoldenFolder()
        try archive(golden, from: place)
        let same = try Tool.run(["verify", "--goldens", "kept.tar"], in: golden.path)
        #expect(same.status == 0 && same.text.contains("2 goldens: 2 same"), "\(same)")
        #expect(golden.folder.files.allSatisfy { !$0.contains("failed") })
        try golden.draw("blue")
        let other = try Tool.run(["verify", "--goldens", "kept.tar"], in: golden.path)
        #expect(other.status == 1, "\(other)")
        #expect(golden.folder.files.contains("kept.failed/results.json"))
    }

    @Test(arguments: [
        ["record", "--mode", "all"], ["record"], ["accept", "--all"], ["prune", "--delete"],
    ])
    func `goldens in an archive are never written`(words: [String]) throws {
        let golden = try GoldenFolder()
        try archive(golden)
        try golden.draw("blue")
        _ = try Tool.run(["verify", "--goldens", "kept.tar"], in: golden.path)
        // A golden that is not in the archive, and one that is not in the plan.
        try golden.folder.write(
            "pinwheel: 1\nsets:\n  - {designs: arc, states: idle, appearances: light}\n",
            to: "goldens.yaml"
        )
        let before = try golden.folder.bytes("kept.tar")
        let outcome = try Tool.run(words + ["--goldens", "kept.tar"], in: golden.path)
        #expect(outcome.status == 2, "\(outcome)")
        #expect(outcome.errors.contains("goldens in an archive are read-only"), "\(outcome)")
        #expect(outcome.errorLines.count == 1, "\(outcome)")
        #expect(try golden.folder.bytes("kept.tar") == before)
    }

    @Test("Missing goldens of an archive cannot be recorded into it")
    func missing() throws {
        let golden = try GoldenFolder()
        try archive(golden, from: "goldens/square/pulling goldens/square/pulling.golden")
        let outcome = try Tool.run(["verify", "--goldens", "kept.tar"], in: golden.path)
        #expect(outcome.status == 3 && outcome.text.contains("1 same, 1 missing"), "\(outcome)")
        #expect(outcome.text.contains("record: unpack kept.tar"), "\(outcome)")
    }

    @Test("Invalid and truncated archives are rejected")
    func damaged() throws {
        let golden = try GoldenFolder()
        try archive(golden)
        let bytes = try golden.folder.bytes("kept.tar")
        for (damaged, reason) in [
            (Array("no".utf8), "not a tar archive"), (Array(bytes.prefix(3_000)), "truncated"),
        ] {
            try Data(damaged).write(to: URL(fileURLWithPath: golden.folder.path("kept.tar")))
            let outcome = try Tool.run(["verify", "--goldens", "kept.tar"], in: golden.path)
            #expect(outcome.status == 2 && outcome.errorLines.count == 1, "\(outcome)")
            #expect(outcome.errors.contains(reason), "\(outcome)")
        }
    }
}
