import Foundation
import Goldens
import Pictures
import Raster
import Testing

/// A build can rely on the exit status, and the output has the error, the files and the remedy.
struct VerifyTests {
    private let goldens: GoldenFolder

    init() throws {
        goldens = try GoldenFolder()
        #expect(try goldens.tool("record").status == 0)
    }

    private func png(of name: String, frame: Int) throws -> String {
        let manifest = try #require(try goldens.store.manifest(of: GoldenName(name)))
        return "goldens/\(name)/\(manifest.frames[frame].hash.description.dropFirst(6)).png"
    }

    @Test func `equal frames end with 0 and leave no files`() throws {
        let before = goldens.folder.files
        let outcome = try goldens.tool("verify")
        #expect(outcome.status == 0)
        #expect(outcome.lines == ["2 goldens: 2 same"])
        #expect(outcome.errors.isEmpty)
        #expect(goldens.folder.files == before)
    }

    @Test func `a difference ends with 1 and is described`() throws {
        try goldens.draw("blue")
        let outcome = try goldens.tool("verify", "square/pulling")
        #expect(outcome.status == 1)
        let lines = outcome.lines
        #expect(lines[0] == "square/pulling: differs: 6 of 6 frames, frames 0-5")
        #expect(
            lines[1].contains("the colour differs in the rect: fill is blue in place of red"),
            "\(lines)"
        )
        #expect(lines.contains("  files: goldens/.failed/square/pulling"))
        #expect(lines.contains("  accept: pinwheel accept square/pulling --goldens goldens"))
        #expect(
            lines.suffix(2) == ["1 golden: 1 different", "report: goldens/.failed/report.html"]
        )
        let report = try RunReport(
            reading: goldens.folder.bytes("goldens/.failed/results.json")
        )
        #expect(report.sequences.map(\.name) == ["square/pulling"])
        let animation = goldens.folder.path("goldens/.failed/square/pulling/side-by-side.png")
        let frames = try APNG.read(path: animation)
        #expect(frames.count == 6)
        #expect(frames[0].image.width == 3 * 16 + 2 * Triptych.gap)
    }

    @Test func `a missing golden ends with 3`() throws {
        try goldens.store.remove(GoldenName("square/pulling"))
        let outcome = try goldens.tool("verify")
        #expect(outcome.status == 3)
        #expect(outcome.lines.contains("2 goldens: 1 same, 1 missing"))
        #expect(outcome.lines.last == "record: pinwheel record square/pulling --mode missing")
        #expect(try goldens.store.names().map(\.text) == ["square/refreshing"])
    }

    @Test func `an unreadable golden ends with 2`() throws {
        let name = try png(of: "square/pulling", frame: 2)
        try goldens.folder.write("version https://git-lfs.github.com/spec/v1\n", to: name)
        let pointer = try goldens.tool("verify")
        #expect(pointer.status == 2)
        #expect(pointer.errors.contains("\(name): a Git LFS pointer"), "\(pointer.errors)")
        let text = String(
            decoding: try goldens.folder.bytes("goldens/square/refreshing.golden"),
            as: UTF8.self
        )
        try goldens.folder.write(text + "frame 9\n", to: "goldens/square/refreshing.golden")
        let broken = try goldens.tool("verify", "square/refreshing")
        #expect(broken.status == 2)
        #expect(broken.errors.contains("goldens/square/refreshing.golden:"), "\(broken.errors)")
    }

    @Test func `errors and remedies are printed even with --quiet`() throws {
        try goldens.folder.write("", to: "goldens/square/pulling.golden")
        for manner in ["--quiet", "--json"] {
            let outcome = try goldens.tool("verify", manner)
            #expect(outcome.status == 2)
            #expect(outcome.errorLines.count == 1)
            #expect(
                outcome.errors.hasPrefix(
                    "pinwheel: square/pulling: cannot be compared: goldens/square/pulling.golden:"
                ),
                "\(outcome.errors)"
            )
            #expect(outcome.errors.contains("record it again"), "\(outcome.errors)")
            #expect(outcome.output.isEmpty == (manner == "--quiet"))
        }
        try goldens.store.remove(GoldenName("square/pulling"))
        let missing = try goldens.tool("verify", "--quiet")
        #expect(missing.status == 3)
        #expect(
            missing.lines == [
                "square/pulling: there is no golden; record it first",
                "record: pinwheel record square/pulling --mode missing",
            ]
        )
    }

    @Test func `--results writes the report`() throws {
        let outcome = try goldens.tool("verify", "--results", "out/all.json", "--quiet")
        #expect(outcome.status == 0)
        #expect(outcome.output.isEmpty)
        let report = try RunReport(reading: goldens.folder.bytes("out/all.json"))
        #expect(report.passes)
        #expect(report.sequences.map(\.frames.count) == [6, 6])
    }

    @Test func `report.html is written unless --no-report is given`() throws {
        try goldens.draw("blue")
        #expect(try goldens.tool("verify").status == 1)
        let page = String(
            decoding: try goldens.folder.bytes("goldens/.failed/report.html"),
            as: UTF8.self
        )
        #expect(page.contains("square/pulling") && page.contains("iVBORw0KGgo"))
        let without = try goldens.tool("verify", "--no-report")
        #expect(without.lines.last == "report: goldens/.failed/results.json")
        #expect(!goldens.folder.files.contains("goldens/.failed/report.html"))
    }

    @Test func `equal failures in light and dark are printed once`() throws {
        try goldens.folder.write(
            "pinwheel: 1\nsets: [{designs: square.yaml, appearances: [light, dark]}]\n",
            to: "goldens.yaml"
        )
        #expect(try goldens.tool("record").status == 0)
        try goldens.draw("red", to: 4)
        let outcome = try goldens.tool("verify", "square/pulling", "square/pulling-dark")
        #expect(outcome.status == 1)
        #expect(outcome.lines.count { $0.contains(": differs: ") } == 1, "\(outcome.text)")
        #expect(outcome.lines.contains("  and in the same way: square/pulling-dark"))
        let accept = "pinwheel accept square/pulling square/pulling-dark --goldens goldens"
        #expect(outcome.lines.contains("  accept: \(accept)"))
        let words = accept.split(separator: " ").dropFirst().map(String.init)
        #expect(try Tool.run(words, in: goldens.path).status == 0)
        let again = try goldens.tool("verify", "square/pulling", "square/pulling-dark")
        #expect(again.status == 0)
    }

    @Test func `--failed sets the folder of failures`() throws {
        try goldens.draw("blue")
        let outcome = try goldens.tool("verify", "--failed", "my failures")
        #expect(outcome.status == 1)
        #expect(outcome.text.contains("--goldens goldens --failed 'my failures'"))
        #expect(!goldens.folder.files.contains { $0.hasPrefix("goldens/.failed") })
        #expect(try goldens.tool("accept", "--all", "--failed", "my failures").status == 0)
        #expect(try goldens.tool("verify").status == 0)
    }
}
