import TestSupport
import Base
import DesignFormat
import Foundation
import Goldens
import Indicators
import Pictures
import Preview
import Testing

/// The routes for exports: commands, files and goldens.
@Suite struct ExportRoutesTests {
    @Test("The command is quoted for a shell, and the file has the values as defaults")
    func command() throws {
        let site = try TestSite()
        let json = try site.json(
            "/command.json?design=arc&state=pulling&progress=.42&scale=2&appearance=dark"
                + "&background=rgb(1,2,3)&P.lineWidth=4"
        )
        #expect(
            json["command"]?.string
                == "pinwheel still arc --state pulling --progress 0.42 --scale 2 --appearance dark "
                + "--background 'rgb(1,2,3)' -P lineWidth=4"
        )
        #expect(json["assignments"]?.string == "-P lineWidth=4")
        let text = try #require(json["yaml"]?.string)
        let design = try Design(yaml: Array(text.utf8), name: "arc", file: "arc.yaml")
        #expect(design.parameters.first { $0.name == "lineWidth" }?.text == "4")
    }

    @Test("The file has the values even if a default cannot be replaced in place")
    func rewritten() throws {
        let folder = try TestFolder()
        try folder.write(Samples.listDefault, to: "mine.yaml")
        let site = try TestSite([folder.path("mine.yaml")])
        let json = try site.json("/command.json?design=mine&state=idle&P.ring=red,blue")
        let text = try #require(json["yaml"]?.string)
        let design = try Design(yaml: Array(text.utf8), name: "mine", file: "mine.yaml")
        #expect(design.parameters.map(\.text) == ["4", "red,blue"])
    }

    @Test("A wrong value is located by its parameter, not by a command-line option")
    func wrongValue() throws {
        let answer = try TestSite().get("/frame.png?design=spokes&state=idle&P.tint=%231")
        let problem = try JSON(reading: answer.body)["problems"]?.array?.first
        #expect(problem?["file"] == "tint=#1")
    }

    @Test(
        "The error for an unknown colour lists the colour names and no command",
        arguments: ["P.tint=zzzzz", "background=zzzzz"]
    )
    func unknownColor(field: String) throws {
        let answer = try TestSite().get("/frame.png?design=spokes&state=idle&\(field)")
        let hint = try #require(JSON(reading: answer.body)["hint"]?.string)
        #expect(hint.hasPrefix("allowed: red, orange, yellow"))
        #expect(!hint.contains("pinwheel"))
    }

    @Test("A file name with blanks and quotation marks is quoted in the command")
    func quoting() throws {
        let folder = try TestFolder()
        let name = folder.path("it's mine.yaml")
        try folder.write(try #require(BuiltInDesigns.source(named: "spokes")), to: "it's mine.yaml")
        let site = try TestSite([name])
        let command = try site.json("/command.json?design=spokes&state=pulling")["command"]?.string
        #expect(command?.contains("'\(folder.path)/it'\\''s mine.yaml'") == true)
    }

    @Test("The archive has every frame under the name that render uses")
    func archive() throws {
        let site = try TestSite()
        let answer = site.get("/export.zip?design=arc&state=pulling&steps=3&scale=2")
        #expect(answer.header("Content-Type") == "application/zip")
        #expect(answer.header("Content-Disposition") == "attachment; filename=\"arc-pulling.zip\"")
        let files = try StoredZIP(answer.body).files
        #expect(files.map(\.name) == (0..<3).map { "arc/pulling/000\($0)@2x.png" })
        for (index, file) in files.enumerated() {
            let frame = try DirectFrames.frame(
                "arc",
                .pulling,
                .progress(Double(index) / 2),
                scale: 2
            )
            #expect(try PNG.decode(file.bytes) == frame)
        }
    }

    @Test("An intro is exported separately from the loop")
    func leadIn() throws {
        let site = try TestSite()
        let query = "design=compass&state=refreshing&fps=10"
        let loop = try APNG.decode(site.get("/export.png?\(query)").body)
        #expect(loop.count == 36)
        #expect(loop.allSatisfy { abs($0.delay.seconds - 0.1) < 1e-9 })
        #expect(try loop[0].image == DirectFrames.frame("compass", .refreshing, .time(0.3)))
        let intro = site.get("/export.png?\(query)&part=intro")
        #expect(try APNG.decode(intro.body).count == 3)
        #expect(intro.header("Content-Disposition")?.contains("compass-refreshing-intro") == true)
        let files = try StoredZIP(site.get("/export.zip?\(query)").body).files.map(\.name)
        #expect(files.first == "compass/refreshing-intro/0000.png")
        #expect(files.last == "compass/refreshing/0035.png")
        let values = try site.json("/values.json?\(query)")
        #expect(values["intro"]?.number == 3)
        #expect(values["delay"]?.number == 0.1)
        let missing = try site.error("/export.png?design=arc&state=refreshing&part=intro")
        #expect(missing == "refreshing has no intro")
    }

    @Test("An export is named after the design's file, also with characters that are not ASCII")
    func names() throws {
        let folder = try TestFolder()
        let source = try #require(BuiltInDesigns.source(named: "arc"))
        let lines = String(decoding: source, as: UTF8.self)
        let nameless = lines.split(separator: "\n").filter { !$0.hasPrefix("name:") }
        try folder.write(nameless.joined(separator: "\n"), to: "Kreis \"ü\".yaml")
        let site = try TestSite([folder.path("Kreis \"ü\".yaml")])
        let query = "design=Kreis%20%22%C3%BC%22&state=pulling&steps=2"
        let archive = site.get("/export.zip?\(query)")
        #expect(
            archive.header("Content-Disposition")
                == "attachment; filename=\"Kreis ___-pulling.zip\"; "
                + "filename*=UTF-8''Kreis%20%22%C3%BC%22-pulling.zip"
        )
        let files = try StoredZIP(archive.body).files
        #expect(files.first?.name == "Kreis \"ü\"/pulling/0000.png")
    }

    @Test("The animation has every frame with its delay")
    func animation() throws {
        let site = try TestSite()
        let answer = site.get("/export.png?design=arc&state=refreshing&fps=30")
        let frames = try APNG.decode(answer.body)
        #expect(frames.count == 27)
        #expect(frames.allSatisfy { ($0.delay.seconds - 1 / 30).magnitude < 1e-9 })
        #expect(try frames[9].image == DirectFrames.frame("arc", .refreshing, .time(0.3)))
    }

    @Test("The sheet is the strip with labels")
    func sheet() throws {
        let site = try TestSite()
        let sheet = try site.picture("/sheet.png?design=arc&state=pulling&steps=4")
        #expect(sheet.width > 4 * 60 && sheet.height > 60)
        let plain = try site.picture("/sheet.png?design=arc&state=pulling&steps=4&background=white")
        #expect(plain != sheet && plain.width == sheet.width)
        #expect(Array(plain.pixels.prefix(4)) == [255, 255, 255, 255])
    }

    @Test("Goldens are found by design, state and rendering options; differences are counted")
    func goldens() throws {
        let folder = try TestFolder()
        let store = GoldenStore(folder: folder.path("goldens"))
        let design = try #require(BuiltInDesigns.design(named: "arc"))
        let moments = design.moments(of: .pulling, steps: 3)
        try store.record(
            GoldenSubject(
                name: try GoldenName("arc/pulling"),
                facts: [GoldenFact("design", "arc"), GoldenFact("state", "pulling")],
                moments: [.progress(0), .progress(0.5), .progress(1)],
                draw: { renderer, index in
                    renderer.render(design.scene(at: moments[index], in: .standard))
                }
            )
        )
        let site = try TestSite(goldens: folder.path("goldens"))
        let list = try site.json("/golden.json?design=arc&state=pulling")
        let frames = try #require(list["frames"]?.array)
        #expect(frames.compactMap { $0["progress"]?.number } == [0, 0.5, 1])
        #expect(list["looks"]?.array?.count == 1)
        for other in ["&scale=2", "&appearance=dark", "&background=white"] {
            let none = try site.json("/golden.json?design=arc&state=pulling\(other)")
            #expect(none["frames"]?.array?.isEmpty == true, "\(other)")
        }
        let golden = try site.picture("/golden.png?design=arc&state=pulling&frame=1")
        #expect(try golden == DirectFrames.frame("arc", .pulling, .progress(0.5)))
        let answer = site.get("/difference.png?design=arc&state=pulling&frame=1")
        let facts = try JSON(reading: Array(#require(answer.header("Pinwheel-Difference")).utf8))
        #expect(facts["count"]?.number == 0 && facts["worst"]?.number == 0)
        // With other parameters the golden is compared with the changed frame.
        let other = site.get("/difference.png?design=arc&state=pulling&frame=1&P.lineWidth=2")
        let changes = try JSON(reading: Array(#require(other.header("Pinwheel-Difference")).utf8))
        #expect((changes["count"]?.number ?? 0) > 100 && changes["worst"]?.number == 255)
        #expect(site.get("/golden.png?design=arc&state=pulling&frame=3").status == 404)
        #expect(site.get("/golden.png?design=arc&state=armed&frame=0").status == 404)
        let designs = try #require(site.json("/designs.json")["designs"]?.array)
        #expect(
            designs.filter { $0["hasGolden"] == .bool(true) }.map { $0["name"]?.string } == ["arc"]
        )
    }
}
