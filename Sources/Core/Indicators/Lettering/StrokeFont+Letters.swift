import Raster

extension StrokeFont {
    /// The lengths that all letters share, in ems.
    var metrics: FontMetrics {
        FontMetrics(
            unitsPerEm: 1,
            ascent: 0.8,
            descent: 0.2,
            capHeight: capitalHeight(ofSize: 1)
        )
    }

    /// The letters of `text` as text in designs has them, in ems.
    func letters(of text: String) -> LetterRun {
        var letters: [LetterRun.Letter] = []
        var pen = 0.0
        for character in text {
            let glyph = glyph(of: character)
            letters.append(LetterRun.Letter(glyph.outline, x: pen))
            pen += glyph.advance
        }
        return LetterRun(letters, advance: pen)
    }

    /// The first character of `text` that has no glyph of its own.
    func missing(in text: String) -> Character? { text.first { !contains($0) } }
}
