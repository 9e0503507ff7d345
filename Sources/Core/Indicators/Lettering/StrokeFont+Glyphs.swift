import Raster

extension StrokeFont {
    /// The metrics in ems.
    var metrics: FontMetrics {
        FontMetrics(
            unitsPerEm: 1,
            ascent: 0.8,
            descent: 0.2,
            capHeight: capitalHeight(ofSize: 1)
        )
    }

    /// Returns the glyphs of `text` in ems.
    func letters(of text: String) -> GlyphRun {
        var letters: [GlyphRun.Letter] = []
        var pen = 0.0
        for character in text {
            let glyph = glyph(of: character)
            letters.append(GlyphRun.Letter(glyph.outline, x: pen))
            pen += glyph.advance
        }
        return GlyphRun(letters, advance: pen)
    }

    /// Returns the first character of `text` without a glyph, or `nil` if all have one.
    func firstCharacterWithoutGlyph(in text: String) -> Character? { text.first { !contains($0) } }
}
