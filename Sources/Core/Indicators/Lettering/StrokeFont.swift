import Raster

/// Letters of single strokes, for a round pen: labels of film strips and short text in designs, not
/// text to be read at length.
///
/// A character without a glyph is drawn as a box; in designs it is an error. There is no kerning and no
/// line breaking.
package struct StrokeFont: Equatable, Sendable {
    /// The strokes of one character, in units of the em, y down from the baseline.
    package struct Glyph: Equatable, Sendable {
        package var advance: Double
        package var outline: Path
    }

    /// The font that Pinwheel carries: ASCII, and
    /// … ° × – — ‘ ’ “ ” • · ✓ ✗ ← ↑ → ↓. Digits are equally wide.
    package static let builtIn = StrokeFont(
        // The tests read the same bytes; were they broken, labels would be boxes.
        (try? StrokeFontReader.read(PackageResources.pinwheel_font)) ?? StrokeFontData()
    )

    private let data: StrokeFontData

    package init(_ data: StrokeFontData) { self.data = data }

    /// The strokes of `text`, for a pen of `penWidth(ofSize:)` with round caps and joins.
    ///
    /// - Parameters:
    ///   - text: one line; every character is drawn, a line break as a box.
    ///   - size: the em, in the units of the result.
    ///   - origin: where the baseline begins.
    package func path(for text: String, size: Double, at origin: Point) -> Path {
        var result = Path()
        var pen = origin.x
        for character in text {
            let glyph = glyph(of: character)
            let point = Transform(a: size, b: 0, c: 0, d: size, tx: pen, ty: origin.y)
            result.append(glyph.outline.transformed(by: point))
            pen += glyph.advance * size
        }
        return result
    }

    /// How far `text` moves the pen along the baseline at an em of `size`.
    package func width(of text: String, size: Double) -> Double {
        text.reduce(0) { $0 + glyph(of: $1).advance } * size
    }

    /// The stroke's width at an em of `size`.
    package func penWidth(ofSize size: Double) -> Double { data.pen * size }

    /// The height of capitals and digits above the baseline, between the middles of the strokes,
    /// at an em of `size`.
    package func capitalHeight(ofSize size: Double) -> Double { data.capital * size }

    /// Whether `character` has a glyph of its own.
    package func contains(_ character: Character) -> Bool { data.glyphs[character] != nil }

    /// The glyph of a character; a box where it has none.
    func glyph(of character: Character) -> Glyph {
        data.glyphs[character] ?? data.box
    }
}

/// What a font file holds, all lengths in units of the em.
package struct StrokeFontData: Equatable, Sendable {
    /// The stroke's width.
    package var pen = 0.1
    /// The height of capitals.
    package var capital = 0.7
    /// The strokes of each character.
    package var glyphs: [Character: StrokeFont.Glyph] = [:]

    /// A font without any glyph.
    package init() {}

    /// What stands for a character without a glyph: a box as high as a capital.
    var box: StrokeFont.Glyph {
        let side = 0.15
        let width = 0.3
        var outline = Path()
        outline.move(to: Point(x: side, y: 0))
        outline.line(to: Point(x: side + width, y: 0))
        outline.line(to: Point(x: side + width, y: -capital))
        outline.line(to: Point(x: side, y: -capital))
        outline.close()
        return StrokeFont.Glyph(advance: width + 2 * side, outline: outline)
    }
}
