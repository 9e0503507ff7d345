import DesignFormat
import Fonts
import Indicators
import Raster
import TestSupport
import Testing

/// Text in a font has the font's outlines, exact to the unit.
@Suite struct FontFileTests {
    private let font: FontFile

    init() throws { font = try FontFile(TestFont.bytes()) }

    private static func box(_ width: Double, _ height: Double) -> Path {
        Path(elements: [
            .move(.zero), .line(Point(x: 0, y: -height)), .line(Point(x: width, y: -height)),
            .line(Point(x: width, y: 0)), .close,
        ])
    }

    @Test func `the metrics are those in the font's tables`() {
        #expect(
            font.metrics
                == FontMetrics(unitsPerEm: 1000, ascent: 800, descent: 200, capHeight: 700)
        )
    }

    @Test func `glyphs have their outlines, advances and kerning`() throws {
        let line = try font.line(of: "Ho H")
        #expect(line.letters.letters.map(\.x) == [0, 650, 1200, 1500])
        #expect(line.letters.advance == 2200)
        #expect(line.letters.letters[0].outline == Self.box(600, 700))
        #expect(
            line.letters.letters[1].outline.elements == [
                .move(.zero), .quad(Point(x: 250, y: -500), Point(x: 500, y: 0)), .close,
            ]
        )
        #expect(line.letters.letters[2].outline.isEmpty)
        #expect(line.letters.letters[3].outline == line.letters.letters[0].outline)
        #expect(line.spacedGlyphs == line.letters)
        #expect(line.letters.segmentCount == 13)
    }

    @Test func `a ligature is one glyph without letter spacing, otherwise two`() throws {
        let line = try font.line(of: "fio")
        #expect(line.letters.letters.map(\.x) == [0, 500])
        #expect(line.letters.letters[0].outline == Self.box(450, 800))
        #expect(line.spacedGlyphs.letters.map(\.x) == [0, 300, 550])
        #expect(line.spacedGlyphs.letters[1].outline == Self.box(100, 500))
    }

    @Test func `a combining mark is part of its letter`() throws {
        let line = try font.line(of: "Ho\u{301}i")
        #expect(line.letters.letters.count == 3)
        let marked = line.letters.letters[1].outline.elements
        #expect(marked.count == 7)
        #expect(marked.filter { if case .move = $0 { true } else { false } }.count == 2)
    }

    @Test func `cubic curves of CFF fonts are read`() throws {
        let line = try FontFile(TestFont.bytes(.compact)).line(of: "H")
        #expect(
            line.letters.letters[0].outline.elements == [
                .move(.zero),
                .cubic(Point(x: 0, y: -400), Point(x: 600, y: -700), Point(x: 600, y: 0)), .close,
            ]
        )
    }

    @Test(
        arguments: [
            ("Hé", "it has no glyph for “é” (U+00E9)"),
            ("Hi x", "it has no glyph for “x” (U+0078)"),
            ("H😀", "it has no glyph for “😀” (U+1F600)"),
            ("אב", "it has no glyph for “א” (U+05D0)"),
            (
                "אב H",
                "text cannot mix right-to-left letters with other letters or digits"
            ),
            (
                "אב 12",
                "text cannot mix right-to-left letters with other letters or digits"
            ),
        ]
    )
    func `an error says why a text cannot be set in the font`(text: String, reason: String) throws {
        let error = #expect(throws: AssetFailure.self) { try font.line(of: text) }
        #expect(error?.description == reason)
        #expect(error?.isMissing == false)
    }

    @Test func `glyphs beyond the limit of segments are refused`() throws {
        #expect(try font.line(of: "HH", steps: 20).letters.segmentCount == 10)
        let error = #expect(throws: AssetFailure.self) { try font.line(of: "HH", steps: 19) }
        #expect(error?.description.contains("at most 500000 lines and curves") == true)
    }

    @Test(
        arguments: [
            ([], "it is not a TrueType or OpenType font"),
            (Array("no font at all".utf8), "it is not a TrueType or OpenType font"),
            (
                Array("wOF2".utf8) + [0, 1, 0, 0],
                "it is a web font (WOFF); unpack it to a TrueType or OpenType file"
            ),
            (
                Array("version https://git-lfs.github.com/spec/v1\n".utf8),
                "it is a Git LFS pointer; fetch the font with git lfs pull"
            ),
            (TestFont.bytes(.none), "its glyphs are bitmaps, not outlines"),
        ]
    )
    func `bytes that are not a font are refused with a reason`(bytes: [UInt8], reason: String) {
        let error = #expect(throws: AssetFailure.self) { try FontFile(bytes) }
        #expect(error?.description == reason)
    }

    @Test func `one font can be used by many threads`() async throws {
        let expected = try font.line(of: "fio H")
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<200 {
                group.addTask { (try? font.line(of: "fio H")) == expected }
            }
            for await isSame in group { #expect(isSame) }
        }
    }
}
