import Raster
import Base
import DesignFormat
import Foundation
import Pictures
import Testing
import TestSupport

/// Every frame is written to its path, and files of others are never touched.
struct RenderTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    private func render(_ arguments: [String]) throws -> Tool.Outcome {
        try Tool.run(["render"] + arguments, in: folder.path)
    }

    private func manifest(_ name: String = "output/manifest.json") throws -> Manifest {
        try Manifest(reading: folder.bytes(name))
    }

    @Test func `without a design all built-in designs are rendered`() throws {
        let outcome = try render(["--steps", "2"])
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty)
        #expect(outcome.lines.count == 1)
        let designs = Set(try manifest().frames.map(\.label.design))
        #expect(designs == Set(BuiltInDesigns.names))
    }

    @Test func `the manifest lists every file`() throws {
        let arguments = ["arc", "--scale", "1,2", "--appearance", "light,dark", "--quiet"]
        let outcome = try render(arguments)
        #expect(outcome.output.isEmpty && outcome.errors.isEmpty)
        let frames = try manifest().frames
        #expect(
            Set(frames.map { "output/\($0.file)" }).union(["output/manifest.json"])
                == Set(folder.files)
        )
        for frame in frames {
            let image = try PNG.decode(folder.bytes("output/\(frame.file)"))
            #expect(image.width == frame.width && image.height == frame.height)
            #expect(image.width == Int(60 * frame.label.scale))
            #expect(PixelHash(image) == frame.hash)
        }
    }

    @Test func `the manifest does not depend on the machine`() throws {
        _ = try render(["arc", "--steps", "2", "-o", folder.path("output")])
        let text = String(decoding: try folder.bytes("output/manifest.json"), as: UTF8.self)
        #expect(!text.contains(folder.path))
        #expect(!text.contains("202"))
    }

    @Test func `the JSON has the manifest's frames`() throws {
        let outcome = try render(["arc", "--steps", "3", "--json"])
        let records = try outcome.lines.map { try JSON(reading: Array($0.utf8)) }
        #expect(records.compactMap(FrameRecord.init(json:)).count == 15)
        #expect(try Manifest(frames: records.compactMap(FrameRecord.init(json:))) == manifest())
    }

    @Test(arguments: [1, 2, 7])
    func `the files do not depend on the number of jobs`(jobs: Int) throws {
        let designs = ["arc", "compass", "spokes", "--steps", "5"]
        _ = try render(designs + ["--jobs", "1", "-o", "one"])
        _ = try render(designs + ["--jobs", "\(jobs)", "-o", "many"])
        let names = folder.files.filter { $0.hasPrefix("one/") }.map { $0.dropFirst(4) }
        // Five frames for each state, one for the intro of compass, and the manifest.
        #expect(names.count == 77)
        for name in names {
            #expect(try folder.bytes("one/\(name)") == folder.bytes("many/\(name)"))
        }
    }

    @Test func `files of an earlier run are removed, and others are kept`() throws {
        _ = try render(["arc", "--steps", "3"])
        try folder.write("mine", to: "output/arc/pulling/notes.txt")
        try folder.write("mine", to: "output/other.png")
        let outcome = try render(["arc", "--state", "pulling", "--steps", "2"])
        #expect(outcome.text.contains("13 of an earlier run removed"))
        #expect(
            folder.files == [
                "output/arc/pulling/0000.png", "output/arc/pulling/0001.png",
                "output/arc/pulling/notes.txt", "output/manifest.json", "output/other.png",
            ]
        )
    }

    @Test(arguments: [
        (["arc", "--scale", "2"], "arc at scale 1, light"),
        (["arc", "--appearance", "dark"], "arc at scale 1, light"),
        (["arc", "--scale", "1,2", "--appearance", "dark"], "arc at scale 1, light"),
        (["compass"], "arc at scale 1, light"),
    ])
    func `frames of another series are removed only on request`(
        words: [String],
        series: String
    ) throws {
        _ = try render(["arc", "--state", "pulling", "--steps", "2"])
        let before = try folder.contents()
        let other = words + ["--state", "pulling", "--steps", "2"]
        let refused = try render(other)
        #expect(refused.status == 2)
        #expect(refused.errorLines.count == 1)
        #expect(refused.errors.contains("it has frames of \(series), which this run would remove"))
        #expect(refused.errors.contains("--replace"))
        #expect(try folder.contents() == before)
        #expect(try render(other + ["--replace"]).status == 0)
        #expect(try render(other).text.contains("up to date"))
    }

    @Test func `a run that adds series to those in the folder removes nothing`() throws {
        let words = ["arc", "--state", "pulling", "--steps", "2"]
        _ = try render(words)
        let outcome = try render(words + ["--scale", "1,2"])
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.text.contains("2 up to date"))
    }

    @Test func `an unlisted file at a frame's path is not overwritten`() throws {
        try folder.write("my drawing", to: "output/arc/pulling/0001.png")
        for command in [["render", "arc", "--steps", "3"], ["render", "arc", "-j", "1"]] {
            let outcome = try Tool.run(command, in: folder.path)
            #expect(outcome.status == 2)
            #expect(outcome.output.isEmpty)
            #expect(
                outcome.errors
                    == "pinwheel: cannot write output/arc/pulling/0001.png: the file "
                    + "exists and no manifest lists it; choose another folder, or move the file\n"
            )
            #expect(folder.files == ["output/arc/pulling/0001.png"])
        }
        #expect(try folder.bytes("output/arc/pulling/0001.png") == Array("my drawing".utf8))
    }

    @Test func `frames without a manifest are recognised by their contents`() throws {
        _ = try render(["arc", "--steps", "3"])
        let names = folder.files
        try FileManager.default.removeItem(atPath: folder.path("output/manifest.json"))
        #expect(try render(["arc", "--steps", "3"]).status == 0)
        #expect(folder.files == names)
        try FileManager.default.removeItem(atPath: folder.path("output/manifest.json"))
        let other = try render(["arc", "--steps", "3", "--background", "red"])
        #expect(other.status == 2)
        #expect(other.errors.contains("no manifest lists it"))
    }

    @Test func `a manifest of another program is not overwritten`() throws {
        try folder.write("{\"name\": \"my app\"}", to: "output/manifest.json")
        let outcome = try render(["arc", "--steps", "2"])
        #expect(outcome.status == 2)
        #expect(outcome.errorLines.count == 1)
        #expect(folder.files == ["output/manifest.json"])
        #expect(try folder.bytes("output/manifest.json") == Array("{\"name\": \"my app\"}".utf8))
    }

    @Test func `-P applies to the designs that have the parameter`() throws {
        let outcome = try render(["arc", "spokes", "--steps", "2", "-P", "lineWidth=3"])
        #expect(outcome.status == 0, "\(outcome.errors)")
        let none = try render(["arc", "spokes", "-P", "lineWidht=3"])
        #expect(none.status == 2)
        #expect(none.errors.contains("did you mean “lineWidth”?"))
    }

    @Test func `nothing is written if a design is invalid`() throws {
        try folder.write("pinwheel: 1\nname: bad\ncanvsa: 3\n", to: "bad.yaml")
        let outcome = try render(["arc", "bad.yaml"])
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("bad.yaml:3:1: "))
        #expect(folder.files == ["bad.yaml"])
    }

    @Test func `two designs with the same name are rejected`() throws {
        let source = try Tool.run(["still", "arc", "-o", "-"]).status
        #expect(source == 0)
        try folder.write("pinwheel: 1\nname: arc\ncanvas: {size: [8, 8]}\n", to: "mine.yaml")
        let outcome = try render(["arc", "mine.yaml"])
        #expect(outcome.status == 2)
    }

    @Test func `the progress bar is shown only on a terminal`() throws {
        let terminal = try #require(Terminal())
        let arguments = ["render", "arc", "--steps", "10"]
        let shown = try Tool.start(arguments, in: folder.path, errorFile: terminal.tool).wait()
        #expect(shown.status == 0)
        #expect(terminal.written().contains("100 %"))
        #expect(try Tool.run(arguments, in: folder.path).errors.isEmpty)
        let quiet = try Tool.start(
            arguments + ["--quiet"],
            in: folder.path,
            errorFile: terminal.tool
        )
        #expect(quiet.wait().status == 0)
        #expect(terminal.written().isEmpty)
    }
}
