import DesignFormat
import Fonts
import Foundation
import Indicators
import TestSupport
import Testing

/// A design's fonts are those beside it, and no others.
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

    @Test("A text is drawn by the outlines of the font beside the design")
    func drawing() throws {
        let design = try design("fonts/a.ttf")
        let shape = try #require(design.scene(.idle, progress: 0).shapes.first)
        // 1200 units are 12 points, about the centre; capitals of 7 points stand 3.5 below it.
        #expect(shape.path.bounds?.minX == -6)
        #expect(shape.path.bounds?.maxY == 3.5)
        #expect(shape.path.bounds?.minY == -3.5)
        #expect(design.assets == ["fonts/a.ttf"])
    }

    @Test("Links and paths out of the folder are refused, as are others than regular files")
    func outside() throws {
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
                "the font “none.ttf” cannot be opened: there is no such file, and the design carries "
                    + "no glyphs of it; run “pinwheel outline” where the font is available, to add "
                    + "its glyphs"
            )
        )
    }

    @Test("Files of fonts are bounded in sum")
    func size() throws {
        let error = #expect(throws: AssetFailure.self) {
            try fonts.font(at: "fonts/a.ttf", bytes: 100)
        }
        #expect(
            error?.description
                == "the fonts of a design may have 33554432 bytes together, and the others leave 100"
        )
    }

    @Test("Designs in Swift take texts in a font from a file, and are written as those of files")
    func swift() throws {
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
        // Without the font, by what is carried.
        #expect(try Design(text: made.yaml(carryingGlyphs: true)) == made)
        #expect(throws: AssetFailure.self) {
            try OutlineFont(path: folder.path("none.ttf"), texts: [])
        }
    }
}
