import DesignFormat
import Foundation
import Goldens
import Pictures
import Raster
import Testing
import TestSupport

/// A mistyped output path never overwrites an input or another result.
struct OutputConflictCheckTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    private static let design = """
        pinwheel: 1
        name: square
        canvas: {size: [8, 8]}
        states:
          pulling: {frames: 2}
        layers:
          - image: {file: part.png}
        """

    /// Runs the tool, which must fail with one line and change no file.
    private func expectRefusal(_ arguments: [String], saying words: String) throws {
        let names = folder.files
        let before = try names.map(folder.bytes)
        let outcome = try Tool.run(arguments, in: folder.path)
        #expect(outcome.status == 2, "\(arguments)")
        #expect(outcome.output.isEmpty)
        #expect(outcome.errorLines.count == 1)
        #expect(outcome.errors.contains(words), "\(outcome.errors)")
        #expect(folder.files == names)
        #expect(try names.map(folder.bytes) == before)
    }

    private func writeDesign() throws {
        let pixels = [UInt8](repeating: 255, count: 4 * 64)
        try PNG.write(Image(width: 8, height: 8, pixels: pixels), path: folder.path("part.png"))
        try folder.write(Self.design, to: "mine.yaml")
    }

    @Test func `--diff never overwrites a compared image`() throws {
        for (name, progress) in [("golden.png", "1"), ("actual.png", "0.5")] {
            let still = ["still", "arc", "--progress", progress, "-o", name]
            #expect(try Tool.run(still, in: folder.path).status == 0)
        }
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("link.png"),
            withDestinationPath: "golden.png"
        )
        let compare = ["compare", "golden.png", "actual.png", "--diff"]
        let reason = "cannot write golden.png: it is also an input; name another file"
        try expectRefusal(compare + ["golden.png"], saying: reason)
        try expectRefusal(compare + ["./actual.png"], saying: "it is the input actual.png")
        try expectRefusal(compare + ["link.png"], saying: "it is the input golden.png")
        try expectRefusal(compare + [folder.path("actual.png")], saying: "it is the input")
        #expect(try Tool.run(compare + ["difference.png"], in: folder.path).status == 1)
        #expect(folder.files.contains("difference.png"))
    }

    @Test(arguments: ["still", "strip"])
    func `a design and its images are not overwritten`(command: String) throws {
        try writeDesign()
        let draw = [command, "mine.yaml", "-o"]
        try expectRefusal(draw + ["mine.yaml"], saying: "write mine.yaml: it is also an input")
        try expectRefusal(draw + ["part.png"], saying: "cannot write part.png: it is also an input")
        let fromInput = try Tool.run(
            [command, "-", "-o", "mine.yaml"],
            in: folder.path,
            input: folder.path("mine.yaml")
        )
        #expect(fromInput.status == 2)
        #expect(fromInput.errors.contains("it is read from standard input"))
        #expect(try folder.bytes("mine.yaml") == Array(Self.design.utf8))
        #expect(try Tool.run(draw + ["new.png"], in: folder.path).status == 0)
    }

    @Test func `a trace and the design on its stage are not overwritten`() throws {
        try writeDesign()
        try folder.write("time,offset,touching\n0,0,1\n0.5,130,0\n", to: "pull.csv")
        let storyboard = ["storyboard", "scroll-action", "--trace", "pull.csv", "-o"]
        try expectRefusal(storyboard + ["pull.csv"], saying: "cannot write pull.csv")
        let design = ["storyboard", "scroll-action", "--design", "mine.yaml", "-o"]
        try expectRefusal(design + ["mine.yaml"], saying: "cannot write mine.yaml")
        try expectRefusal(design + ["part.png"], saying: "cannot write part.png")
    }

    @Test func `a report overwrites neither its input nor another output`() throws {
        try writeDesign()
        let frame = FrameReport(
            index: 0,
            width: 8,
            height: 8,
            status: .deleted,
            pictures: .init(expected: "part.png")
        )
        let sequence = SequenceReport(name: "part", status: .failed, frames: [frame])
        try folder.write(RunReport(sequences: [sequence]).text, to: "results.json")
        let report = ["report", "results.json"]
        try expectRefusal(report + ["-o", "results.json"], saying: "json: it is also an input")
        try expectRefusal(report + ["--junit", "part.png"], saying: "png: it is also an input")
        try expectRefusal(report + ["--animations", "."], saying: "it is the input part.png")
        let both = "two outputs would go to "
        try expectRefusal(report + ["-o", "a.html", "--junit", "./a.html"], saying: both)
        try expectRefusal(report + ["-o", "-", "--junit", "-"], saying: both + "standard output")
        try expectRefusal(report + ["--junit", "report.html"], saying: both + "report.html")
        try expectRefusal(report + ["--animations", "-"], saying: "name of a folder")
        let nowhere = report + ["-o", "/dev/null", "--junit", "/dev/null"]
        #expect(try Tool.run(nowhere, in: folder.path).status == 0)
    }

    @Test func `--results never overwrites an input of verify`() throws {
        let goldens = try GoldenFolder()
        #expect(try goldens.tool("record").status == 0)
        for name in ["goldens.yaml", "square.yaml", "goldens/square/pulling.golden"] {
            let before = try goldens.folder.bytes(name)
            let outcome = try goldens.tool("verify", "--results", name)
            #expect(outcome.status == 2)
            #expect(outcome.errors.contains("cannot write \(name)"), "\(outcome.errors)")
            #expect(try goldens.folder.bytes(name) == before)
        }
        #expect(try goldens.tool("verify", "--results", "-").status == 2)
        #expect(try goldens.tool("verify", "--results", "results.json").status == 0)
    }
}
