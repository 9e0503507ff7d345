import Raster

/// A font whose glyphs are single strokes for a round pen.
///
/// It is meant for labels of film strips and for short texts in designs. It has no kerning and no
/// line breaking. A character without a glyph is drawn as a box, and is an error in designs.
package struct StrokeFont: Equatable, Sendable {
    /// The strokes of a character, in ems, with y pointing down from the baseline.
    package struct Glyph: Equatable, Sendable {
        package var advance: Double
        package var outline: Path
    }

    /// The built-in font, with ASCII and … ° × – — ‘ ’ “ ” • · ✓ ✗ ← ↑ → ↓. Its digits have equal
    /// widths.
    package static let builtIn = StrokeFont(
        // Tests check that the file is valid. If it were not, all characters would be boxes.
        (try? StrokeFontReader.read(PackageResources.pinwheel_font)) ?? StrokeFontData()
    )

    private let data: StrokeFontData

    package init(_ data: StrokeFontData) { self.data = data }

    /// Returns the strokes of `text`, to be drawn with a width of `penWidth(ofSize:)` and round
    /// caps and joins.
    ///
    /// - Parameters:
    ///   - text: One line. A line break is drawn as a box.
    ///   - size: The em, in the units of the result.
    ///   - origin: The start of the baseline.
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

    /// Returns the width of `text` along the baseline at an em of `size`.
    package func width(of text: String, size: Double) -> Double {
        text.reduce(0) { $0 + glyph(of: $1).advance } * size
    }

    /// Returns the stroke width at an em of `size`.
    package func penWidth(ofSize size: Double) -> Double { data.pen * size }

    /// Returns the height of capitals and digits above the baseline at an em of `size`, measured
    /// between the centre lines of strokes.
    package func capitalHeight(ofSize size: Double) -> Double { data.capital * size }

    /// Returns whether `character` has a glyph.
    package func contains(_ character: Character) -> Bool { data.glyphs[character] != nil }

    /// Returns the glyph of a character, or a box if it has none.
    func glyph(of character: Character) -> Glyph {
        data.glyphs[character] ?? data.box
    }
}

/// The contents of a stroke font file, with all lengths in ems.
package struct StrokeFontData: Equatable, Sendable {
    /// The stroke width.
    package var pen = 0.1
    /// The height of capital letters.
    package var capital = 0.7
    /// The glyphs by character.
    package var glyphs: [Character: StrokeFont.Glyph] = [:]

    /// Creates a font without glyphs.
    package init() {}

    /// The glyph for missing characters: a box as high as a capital letter.
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
