import DesignFormat
import Fonts
import Foundation
import Indicators
import TestSupport
import Testing

/// A design can use fonts in its own folder only.
@Suite struct FontFolderTests {
    private let folder: TestFolder
    private let fonts: FontFolder

    init() throws {
        folder = try TestFolder()
        try folder.write(TestFont.bytes(), to: "designs/fonts/a.ttf")
        try folder.write(TestFont.bytes(), to: "secret.ttf")
        fonts = FontFolder(folder.path("designs"))
    }

    private func design(_ font: String, text: String = "Ho") throws -> Design {
        let layer = "  - {text: {string: \(text), font: \(font), size: 10}, fill: black}"
        return try Design(
            yaml: Array(Samples.design(layers: layer).utf8),
            name: "x",
            file: "x.yaml",
            assets: DesignAssets(font: fonts.font(at:bytes:))
        )
    }

    private func problem(_ font: String) -> String {
        do {
            _ = try design(font)
            return ""
        } catch {
            return "\(error)"
        }
    }

    @Test func `text is drawn with the font next to the design`() throws {
        let design = try design("fonts/a.ttf")
        let shape = try #require(design.scene(.idle, progress: 0).shapes.first)
        // 1200 units are 12 points, centred at 0. The capitals are 7 points high, so they extend
        // 3.5 below the centre.
        #expect(shape.path.bounds?.minX == -6)
        #expect(shape.path.bounds?.maxY == 3.5)
        #expect(shape.path.bounds?.minY == -3.5)
        #expect(design.assets == ["fonts/a.ttf"])
    }

    @Test func `fonts outside the design's folder and irregular files are refused`() throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("designs/link.ttf"),
            withDestinationPath: folder.path("secret.ttf")
        )
        #expect(
            problem("link.ttf").contains("cannot be opened: it leads out of the design's folder")
        )
        #expect(problem("../secret.ttf").contains("leads out of the design's folder"))
        #expect(problem(folder.path("secret.ttf")).contains("leads out of the design's folder"))
        #expect(problem("fonts").contains("cannot be opened: it is a folder"))
        let none = problem("none.ttf")
        #expect(none.contains("x.yaml:10:31: "))
        #expect(
            none.contains(
                "the font “none.ttf” cannot be opened: there is no such file, and the design has "
                    + "no glyphs for it; run “pinwheel outline” where the font is available, to add "
                    + "its glyphs"
            )
        )
    }

    @Test func `the total size of a design's fonts is limited`() throws {
        let error = #expect(throws: AssetFailure.self) {
            try fonts.font(at: "fonts/a.ttf", bytes: 100)
        }
        #expect(
            error?.description
                == "the fonts of a design may total at most 33554432 bytes; 100 bytes remain for this font"
        )
    }

    @Test func `a design in Swift with a font file equals the design read from YAML`() throws {
        let font = try OutlineFont(
            path: folder.path("designs/fonts/a.ttf"),
            name: "fonts/a.ttf",
            texts: ["Ho", "H", "Ho"]
        )
        #expect(font.lines.map(\.text) == ["H", "Ho"])
        let made = try Design("x", canvas: 20) {
            Text(.by(armed: "H", else: "Ho"), font: font, size: 10).fill(.primary)
        }
        let read = try Design(
            yaml: Array(made.yaml().utf8),
            name: "x",
            file: "x.yaml",
            assets: DesignAssets(font: fonts.font(at:bytes:))
        )
        #expect(read == made)
        // Without the font file, the embedded glyphs are used.
        #expect(try Design(text: made.yaml(carryingGlyphs: true)) == made)
        #expect(throws: AssetFailure.self) {
            try OutlineFont(path: folder.path("none.ttf"), texts: [])
        }
    }
}
