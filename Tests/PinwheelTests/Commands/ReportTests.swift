import Foundation
import Goldens
import Pictures
import Raster
import Testing
import TestSupport

/// Failures of a run on another machine can be reviewed from its results.
struct ReportTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        let pixels: [UInt8] = [1, 2, 3, 255]
        let image = Image(width: 1, height: 1, pixels: pixels)
        try PNG.write(image, path: folder.path("run/golden/0.png"))
        let frame = FrameReport(
            index: 0,
            width: 1,
            height: 1,
            status: .deleted,
            pictures: .init(expected: "golden/0.png")
        )
        let sequence = SequenceReport(name: "arc", status: .failed, frames: [frame])
        try folder.write(RunReport(sequences: [sequence]).text, to: "run/results.json")
    }

    private func report(_ arguments: String...) throws -> Tool.Outcome {
        try Tool.run(["report"] + arguments, in: folder.path)
    }

    @Test func `the page is written next to the results`() throws {
        let outcome = try report("run/results.json")
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty)
        #expect(outcome.lines == ["run/report.html"])
        let page = try String(contentsOfFile: folder.path("run/report.html"), encoding: .utf8)
        #expect(page.hasPrefix("<!doctype html>"))
        let png = try Data(contentsOf: URL(fileURLWithPath: folder.path("run/golden/0.png")))
        #expect(page.contains(png.base64EncodedString()))
    }

    @Test func `-o and --junit set the paths`() throws {
        let outcome = try report("run/results.json", "-o", "-", "--junit", "junit.xml")
        #expect(outcome.status == 0)
        #expect(outcome.text.hasPrefix("<!doctype html>"))
        let xml = try String(contentsOfFile: folder.path("junit.xml"), encoding: .utf8)
        #expect(xml.contains("<testcase classname=\"goldens\" name=\"arc\">"))
        #expect(!folder.files.contains("run/report.html"))
    }

    @Test func `animations are written only below their folder`() throws {
        let outcome = try report("run/results.json", "-o", "page.html", "--animations", "films")
        #expect(outcome.status == 0)
        let frames = try APNG.decode(folder.bytes("films/arc.png"))
        #expect(frames.map(\.image.width) == [3 + 2 * Triptych.gap])
        #expect(Array(frames[0].image.pixels.prefix(4)) == [1, 2, 3, 255])
        let astray = RunReport(sequences: [SequenceReport(name: "../astray", status: .failed)])
        try folder.write(astray.text, to: "run/astray.json")
        let refused = try report("run/astray.json", "-o", "page.html", "--animations", "films")
        #expect(refused.status == 2)
        #expect(refused.errorLines.first?.contains("../astray.png") == true)
    }

    @Test func `an unreadable image is reported, and nothing is written`() throws {
        try folder.write("{\n  oops", to: "bad.json")
        let place = try report("bad.json")
        #expect(place.status == 2)
        #expect(place.errorLines.first?.hasPrefix("pinwheel: bad.json:2:3: ") == true)
        let none = try report("nothing.json")
        #expect(none.status == 2)
        #expect(none.errorLines.first?.contains("nothing.json") == true)
        try FileManager.default.removeItem(atPath: folder.path("run/golden/0.png"))
        let picture = try report("run/results.json", "--junit", "junit.xml")
        #expect(picture.status == 2)
        #expect(
            picture.errorLines.first?.contains("frame 0 of arc: cannot read run/golden/0.png")
                == true
        )
        let noFolder = try report("run/results.json", "-o", "none/page.html")
        #expect(noFolder.status == 2)
        #expect(folder.files.sorted() == ["bad.json", "run/results.json"])
    }
}
