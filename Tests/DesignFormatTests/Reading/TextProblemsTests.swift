import DesignFormat
import Indicators
import Raster
import TestSupport
import Testing

/// Texts in files: how they are drawn, and one error for each mistake.
@Suite struct TextProblemsTests {
    private static let square = Path.rect(Rect(x: 0, y: -10, width: 8, height: 10))

    /// A font whose glyphs are 10 units wide in an em of 20 units. It lacks x only.
    private static let assets = DesignAssets(font: { name, room throws(AssetFailure) in
        guard name == "a.ttf" else { throw AssetFailure("there is no such file", isMissing: true) }
        let metrics = FontMetrics(unitsPerEm: 20, ascent: 15, descent: 5, capHeight: 10)
        return LoadedFont(metrics: metrics, size: 1) { text, steps throws(AssetFailure) in
            guard !text.contains("x") else {
                throw AssetFailure("it has no glyph for “x” (U+0078)")
            }
            let letters = text.indices.enumerated().map { index, _ in
                GlyphRun.Letter(square, x: Double(10 * index))
            }
            return .init(text, letters: GlyphRun(letters, advance: Double(10 * letters.count)))
        }
    })

    private func read(_ layer: String, also: String = "") throws(DesignErrors) -> Design {
        let text = Samples.design(
            layers: "  - {\(layer)}\n" + also,
            parameters: """
                parameters:
                  n: {type: number, default: 5}
                  c: {type: choice, choices: [ab, a, ax], default: ab}
                """
        )
        return try Design(yaml: Array(text.utf8), name: "x", file: "x.yaml", assets: Self.assets)
    }

    private func problems(_ layer: String, also: String = "") -> [String] {
        do {
            _ = try read(layer, also: also)
            return []
        } catch {
            return error.problems.map(\.description)
        }
    }

    /// Layers with a mark before their mistake.
    private static let mistakes = [
        (
            "text: {string: ¦é, size: 9}, stroke: {}",
            "“é” cannot be set in the built-in font: it has no glyph for “é” (U+00E9); use "
                + "ASCII and … ° × – — ‘ ’ “ ” • · ✓ ✗ ← ↑ → ↓, or set “font” to a font file"
        ),
        (
            "text: {string: {idle: a, armed: ¦aé}, size: 9}, stroke: {}",
            "“aé” cannot be set in the built-in font"
        ),
        (
            "text: {string: a, size: 9}, fill: ¦red",
            "text in the built-in font consists of strokes and has no interior; use “stroke”, or "
                + "set “font” to a font file"
        ),
        (
            "circle: {diameter: 9}, fill: red, clip: ¦{text: {string: a, size: 9}}",
            "text in the built-in font consists of strokes"
        ),
        ("¦text: {string: a, size: 9}", "the layer draws nothing"),
        ("text: ¦{size: 9}, stroke: {}", "a text needs one of the keys string, number"),
        ("text: ¦{string: a}, stroke: {}", "a text needs the key “size”"),
        ("text: {string: ¦null, size: 9}, stroke: {}", "expected text, found nothing"),
        (
            "text: {string: ¦\"a\\nb\", size: 9}, stroke: {}",
            "a text cannot contain the control character U+000A"
        ),
        ("text: {string: a, size: ¦-1}, stroke: {}", "outside of 0…100000 points"),
        (
            "text: {string: a, size: 9, align: ¦middle}, stroke: {}",
            "expected an alignment, found “middle”; did you mean “center”?"
        ),
        (
            "text: {string: {armed: ¦{onto: current, 0: a}}, size: 9}, stroke: {}",
            "texts cannot be added"
        ),
        (
            "text: {string: a, font: ¦none.ttf, size: 9}, fill: red",
            "the font “none.ttf” cannot be opened: there is no such file, and the design has no "
                + "glyphs for it; run “pinwheel outline” where the font is available, to add its glyphs"
        ),
        (
            "text: {string: a, font: ¦../a.ttf, size: 9}, fill: red",
            "leads out of the design's folder"
        ),
        (
            "text: {string: {idle: ab, armed: ¦ax}, font: a.ttf, size: 9}, fill: red",
            "“ax” cannot be set in the font “a.ttf”: it has no glyph for “x” (U+0078)"
        ),
        (
            "text: {string: ¦$c, font: a.ttf, size: 9}, fill: red",
            "“ax” cannot be set in the font “a.ttf”"
        ),
    ]

    @Test(arguments: mistakes)
    func `each mistake is one error, at its position, that says what to do`(
        marked: String,
        message: String
    ) throws {
        let before = try #require(
            marked.split(separator: "¦", omittingEmptySubsequences: false).first
        )
        let found = problems(marked.replacing("¦", with: ""))
        #expect(found.count == 1, "\(found)")
        // A layer starts at its brace.
        let column = before.isEmpty ? 5 : 6 + before.count
        #expect(found.first?.contains(":\(column): ") == true, "\(column): \(found)")
        #expect(found.first?.contains(message) == true, "\(found)")
    }

    @Test func `a text of more than 200 characters is refused`() {
        let long = String(repeating: "a", count: 201)
        #expect(problems("text: {string: \(long.dropLast()), size: 9}, stroke: {}") == [])
        let found = problems("text: {string: \(long), size: 9}, stroke: {}")
        #expect(
            found.first?.contains("a text cannot have 201 characters; allowed: at most 200") == true
        )
    }

    @Test func `a text parameter in a font must be known when the design is read`() throws {
        let design = try read("text: {string: $n, font: a.ttf, size: 9}, fill: red")
        let error = #expect(throws: DesignErrors.self) { try design.overriding([("n", "6")]) }
        #expect(
            error?.description.contains("there are no outlines of “6” in the font “a.ttf”") == true
        )
        let built = try read("text: {string: $n, size: 9}, stroke: {}")
        #expect(throws: Never.self) { try built.overriding([("n", "6")]) }
    }

    private static let glyphs = """
        glyphs:
          - font: b.ttf
            unitsPerEm: 10
            ascent: 8
            descent: 2
            capHeight: 7
            outlines: [M0 0L5 0L5 -7Z]
            lines:
              - {text: b, advance: 6, letters: [[0, 0]]}
        """

    @Test func `embedded glyphs are used without the font, and in preference to it`() throws {
        let layer = "text: {string: b, font: b.ttf, size: 10}, fill: red"
        let shape = try #require(
            read(layer, also: Self.glyphs).scene(.idle, progress: 0).shapes.first
        )
        #expect(shape.path.bounds == Rect(x: -3, y: -3.5, width: 5, height: 7))
        let before = layer.replacing("b.ttf", with: "a.ttf")
        let glyphs = Self.glyphs.replacing("b.ttf", with: "a.ttf")
        let other = try #require(read(before, also: glyphs).scene(.idle, progress: 0).shapes.first)
        #expect(other.path == shape.path)
    }

    @Test(
        arguments: [
            ("text: b,", "text: c,", "there is no such file, and “glyphs” lacks some of the text"),
            (
                "[[0, 0]]", "[[0, 1]]",
                "there is no outline 1: “outlines” has 1, and the first is 0"
            ),
            ("[[0, 0]]", "[[0, 0.5]]", "there is no outline 0.5"),
            ("[[0, 0]]", "[[]]", "expected a list of 1…2 items, found 0"),
            ("M0 0L5", "M0 0X5", "the path data are not right"),
            ("unitsPerEm: 10", "unitsPerEm: 0", "outside of 1…100000"),
            ("ascent: 8\n", "asscent: 8\n", "did you mean “ascent”?"),
            ("advance: 6, ", "", "a line of glyphs needs the key “advance”"),
            (
                "- font",
                "- font: b.ttf\n    unitsPerEm: 1\n    ascent: 1\n    descent: 1\n    capHeight: 1\n    lines: []\n  - font",
                "duplicate glyphs for the font “b.ttf”"
            ),
        ]
    )
    func `missing or invalid embedded glyphs are reported`(
        old: String,
        new: String,
        message: String
    ) {
        let layer = "text: {string: b, font: b.ttf, size: 10}, fill: red"
        let found = problems(layer, also: Self.glyphs.replacing(old, with: new))
        #expect(found.contains { $0.contains(message) }, "\(found)")
    }

    @Test func `a text round-trips, with glyphs if there is no font`() throws {
        let design = try read(
            "text: {string: {pulling: [a, ab], default: \"\"}, size: [9, 12], align: trailing, "
                + "font: {$c: {ab: a.ttf, a: a.ttf, ax: a.ttf}}, spacing: 1}, fill: red"
        )
        let text = design.yaml(carryingGlyphs: true)
        #expect(try Design(yaml: Array(text.utf8), name: "x", file: "x.yaml") == design)
        #expect(!design.yaml().contains("glyphs"))
        #expect(design.text(from: Array(text.utf8)) == text)
        #expect(try design.overriding([("n", "6")]).text(from: Array(text.utf8)) != nil)
    }
}
