import Base
import Foundation
import Pictures
import Platform
import TestSupport
import Testing

/// An outlined design draws the same pixels on a machine without its fonts.
struct OutlineTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        try write(TestFont.bytes(), to: "here/fonts/a.ttf")
        try folder.write(
            """
            pinwheel: 1
            canvas: {size: [60, 20]}
            parameters:
              word: {type: choice, choices: [Ho, fi], default: Ho}
            states:
              pulling: {frames: 2}
              armed: {frames: 1}
            layers:
              - text: {string: {default: $word, armed: H}, font: fonts/a.ttf, size: 14, spacing: [0, 2]}
                fill: black
            """,
            to: "here/label.yaml"
        )
    }

    private func write(_ bytes: [UInt8], to name: String) throws {
        let target = URL(fileURLWithPath: folder.path(name))
        try FileManager.default.createDirectory(
            at: target.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(bytes).write(to: target)
    }

    private func render(_ design: String, _ options: [String], to output: String) throws -> String {
        let words = ["render", design] + options + ["-o", output, "--check"]
        let outcome = try Tool.run(words, in: folder.path)
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        return outcome.text
    }

    @Test func `an outlined design is drawn without its font`() throws {
        let outcome = try Tool.run(
            ["outline", "here/label.yaml", "-o", "there/label.yaml"],
            in: folder.path
        )
        #expect(outcome.status == 2)
        try FileManager.default.createDirectory(
            atPath: folder.path("there"),
            withIntermediateDirectories: true
        )
        let written = try Tool.run(
            ["outline", "here/label.yaml", "-o", "there/label.yaml"],
            in: folder.path
        )
        #expect(written.status == 0 && written.errors.isEmpty && written.output.isEmpty)
        for options in [[], ["-P", "word=fi"]] {
            _ = try render("here/label.yaml", options, to: "one")
            _ = try render("there/label.yaml", options, to: "two")
            for file in folder.files where file.hasPrefix("one/") && file.hasSuffix(".png") {
                let other = "two/" + file.dropFirst(4)
                #expect(try folder.bytes(file) == folder.bytes(other), "\(file)")
            }
        }
        let again = try Tool.run(["outline", "there/label.yaml"], in: folder.path)
        #expect(try again.output == folder.bytes("there/label.yaml"))
    }

    @Test func `a missing font without glyphs is reported`() throws {
        try FileManager.default.removeItem(atPath: folder.path("here/fonts"))
        let outcome = try Tool.run(["validate", "here/label.yaml"], in: folder.path)
        #expect(outcome.status == 2)
        #expect(
            outcome.errorLines == [
                "here/label.yaml:9:54: the font “fonts/a.ttf” cannot be opened: there is no such file, "
                    + "and the design has no glyphs for it; run “pinwheel outline” where the font "
                    + "is available, to add its glyphs"
            ]
        )
    }

    #if os(Linux)
        @Test func `a missing HarfBuzz is reported with the package to install`() throws {
            try folder.write("", to: "libraries/libharfbuzz.so.0")
            let variables = ["LD_LIBRARY_PATH=" + folder.path("libraries")]
            let outcome = try Tool.run(
                ["validate", "here/label.yaml", "arc"],
                in: folder.path,
                variables: variables
            )
            #expect(outcome.status == 2 && outcome.lines == ["arc: good"])
            #expect(outcome.errorLines.count == 1)
            #expect(
                outcome.errors.contains(
                    "cannot be opened: HarfBuzz is not installed (run: apt-get install "
                        + "libharfbuzz0b), and the design has no glyphs for it"
                )
            )
            let doctor = try Tool.run(["doctor"], variables: variables)
            #expect(doctor.text.contains("none (only needed for text in font files)"))
        }
    #endif

    @Test func `the design and its font are not overwritten`() throws {
        for target in ["here/label.yaml", "here/fonts/a.ttf"] {
            let outcome = try Tool.run(
                ["outline", "here/label.yaml", "-o", target],
                in: folder.path
            )
            #expect(outcome.status == 2 && outcome.errorLines.count == 1, "\(outcome.errors)")
        }
        #expect(try folder.bytes("here/fonts/a.ttf") == TestFont.bytes())
    }

    @Test func `another font of the same name is drawn again`() throws {
        let options = ["--state", "armed"]
        #expect(try !render("here/label.yaml", options, to: "out").contains("up to date"))
        #expect(try render("here/label.yaml", options, to: "out").contains("all up to date"))
        let before = try folder.bytes("out/label/armed/0000.png")
        try write(TestFont.bytes(.compact), to: "here/fonts/a.ttf")
        // Its only glyph is H.
        let text = try String(contentsOfFile: folder.path("here/label.yaml"), encoding: .utf8)
        try folder.write(
            text.replacing("default: $word", with: "default: H"),
            to: "here/label.yaml"
        )
        #expect(try !render("here/label.yaml", options, to: "out").contains("up to date"))
        #expect(try folder.bytes("out/label/armed/0000.png") != before)
    }
}
