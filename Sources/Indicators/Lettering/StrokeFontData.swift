import Raster

/// What a font file holds, all lengths in units of the em.
package struct StrokeFontData: Hashable, Sendable {
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
