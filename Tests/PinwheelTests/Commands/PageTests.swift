import Foundation
import Testing

/// Pages and their parts, with a file that stands for the engine.
struct PageTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("\u{1f}", to: "text.gz")
    }

    /// Bytes that begin as what gzip has compressed do.
    private func writeEngine() throws {
        let bytes: [UInt8] = [0x1f, 0x8b, 8, 0]
        try Data(bytes).write(to: URL(fileURLWithPath: folder.path("engine.gz")))
    }

    @Test func partsAreCheckedByTheirBytes() throws {
        try writeEngine()
        let words = ["page", "arc", "spokes", "--engine", "engine.gz", "--parts", "web/parts/"]
        #expect(try Tool.run(words + ["--check"], in: folder.path).status == 1)
        let written = try Tool.run(words, in: folder.path)
        #expect(written.status == 0 && written.errors.isEmpty && written.output.isEmpty)
        let good = try Tool.run(words + ["--check"], in: folder.path)
        #expect(good.status == 0 && good.errors.isEmpty)
        try folder.write("pinwheel: 1\n", to: "web/parts/designs/arc.yaml")
        let changed = try Tool.run(words + ["--check"], in: folder.path)
        #expect(changed.status == 1)
        #expect(
            changed.errorLines
                == ["pinwheel: web/parts/designs/arc.yaml: not as it would be written now"]
        )
        // Of what was written for more designs, those that are no longer asked for are told.
        let fewer = ["page", "spokes", "--engine", "engine.gz", "--parts", "web/parts", "--check"]
        let left = try Tool.run(fewer, in: folder.path)
        #expect(left.status == 1)
        let line = "pinwheel: web/parts/designs/arc.yaml: not of these designs"
        #expect(left.errorLines.last == line)
    }

    @Test func aPageIsCheckedByItsBytes() throws {
        try writeEngine()
        let words = ["page", "arc", "--engine", "engine.gz", "-o", "arc.html"]
        let missing = try Tool.run(words + ["--check"], in: folder.path)
        #expect(missing.status == 1 && missing.errorLines == ["pinwheel: arc.html: missing"])
        #expect(try Tool.run(words, in: folder.path).status == 0)
        #expect(try Tool.run(words + ["--check"], in: folder.path).status == 0)
    }

    @Test func twoDesignsOfANameAreBothThere() throws {
        try writeEngine()
        try folder.write(
            """
            pinwheel: 1
            name: arc
            canvas: {size: [8, 8]}
            states: {pulling: {frames: 2}}
            layers: [{circle: {diameter: 4}, fill: red}]

            """,
            to: "mine.yaml"
        )
        let words = ["page", "arc", "mine.yaml", "--engine", "engine.gz", "--parts", "both"]
        #expect(try Tool.run(words, in: folder.path).status == 0)
        #expect(folder.files.contains("both/designs/arc.yaml"))
        #expect(folder.files.contains("both/designs/arc-2.yaml"))
    }

    @Test func wrongWordsAreOneLine() throws {
        for (words, part) in [
            (["--parts", "a", "-o", "b"], "--parts and -o exclude each other"),
            (["--parts", "-"], "--parts needs the name of a folder"),
            (["-o", "-", "--check"], "--check reads a file"),
            (["--engine", "text.gz"], "text.gz is no engine"),
            (["--engine", "none.gz"], "none.gz"),
        ] {
            let outcome = try Tool.run(["page", "arc"] + words, in: folder.path)
            #expect(outcome.status == 2 && outcome.errorLines.count == 1, "\(words)")
            #expect(outcome.errors.contains(part), "\(outcome.errors)")
        }
    }
}
