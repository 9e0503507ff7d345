import Raster

/// Texts that were shaped in a font, as outlines.
///
/// Drawing needs no font file and yields the same pixels on every system. Lengths are in the font's
/// units, and y points down from the baseline.
public struct OutlineFont: Equatable, Sendable {
    /// The path of the font file relative to the design, with slashes: `fonts/Some.ttf`.
    public var file: String
    /// The metrics of the font.
    public var metrics: FontMetrics
    /// The texts, sorted and without duplicates.
    public let lines: [Line]

    /// A shaped text.
    public struct Line: Equatable, Sendable {
        /// The string.
        public var text: String
        /// The glyphs, with ligatures.
        public var letters: GlyphRun
        /// The glyphs without ligatures, for text with additional spacing.
        public var spacedGlyphs: GlyphRun

        /// Creates a shaped text.
        public init(_ text: String, letters: GlyphRun, spacedGlyphs: GlyphRun? = nil) {
            self.text = text
            self.letters = letters
            self.spacedGlyphs = spacedGlyphs ?? letters
        }
    }

    /// Creates a font from shaped texts. If a string occurs twice, the first one is used.
    public init(file: String, metrics: FontMetrics, lines: [Line]) {
        self.file = file
        self.metrics = metrics
        // Sorting makes fonts equal regardless of the order of their texts.
        let sorted = lines.enumerated().sorted { left, right in
            (left.element.text, left.offset) < (right.element.text, right.offset)
        }
        var once: [Line] = []
        for (_, line) in sorted where once.last?.text != line.text { once.append(line) }
        self.lines = once
    }

    /// Returns the shaped form of `text` by binary search, or `nil` if it was not shaped.
    package func line(of text: String) -> Line? {
        var (low, high) = (0, lines.count)
        while low < high {
            let middle = (low + high) / 2
            if lines[middle].text < text { low = middle + 1 } else { high = middle }
        }
        return low < lines.count && lines[low].text == text ? lines[low] : nil
    }
}

/// The metrics of a font, in its units.
public struct FontMetrics: Equatable, Sendable {
    /// The number of units per em. A text of size 1 has an em of 1 point.
    public var unitsPerEm: Double
    /// The height of glyphs above the baseline.
    public var ascent: Double
    /// The depth of glyphs below the baseline, as a positive number.
    public var descent: Double
    /// The height of capital letters above the baseline.
    public var capHeight: Double

    /// Creates metrics.
    public init(unitsPerEm: Double, ascent: Double, descent: Double, capHeight: Double) {
        self.unitsPerEm = unitsPerEm
        self.ascent = ascent
        self.descent = descent
        self.capHeight = capHeight
    }
}

/// Glyphs in a row from left to right, in the units of their font.
public struct GlyphRun: Equatable, Sendable {
    /// The smallest unit that is positioned: a character with its marks, or a ligature.
    public struct Letter: Equatable, Sendable {
        /// The outline relative to `x` on the baseline. Empty for a space.
        public var outline: Path
        /// The position on the baseline, relative to the start of the text.
        public var x: Double

        /// Creates a glyph.
        public init(_ outline: Path, x: Double) {
            self.outline = outline
            self.x = x
        }
    }

    /// The glyphs, in order.
    public var letters: [Letter]
    /// The width of the text along the baseline.
    public var advance: Double

    /// Creates a row of glyphs.
    public init(_ letters: [Letter], advance: Double) {
        self.letters = letters
        self.advance = advance
    }

    /// The total number of lines and curves.
    package var segmentCount: Int { letters.reduce(0) { $0 + $1.outline.elements.count } }
}

extension GlyphRun {
    /// Returns the shape of the glyphs in points.
    ///
    /// - Parameters:
    ///   - metrics: The metrics of their font.
    ///   - size: The em in points.
    ///   - spacing: Additional space between glyphs, in points.
    ///   - alignment: The part of the line at the layer's centre. Vertically, the line is centred
    ///     on its capital letters.
    func shape(
        _ metrics: FontMetrics,
        size: Double,
        spacing: Double,
        alignment: TextAlignment
    ) -> OutlineShape {
        let unit = size / metrics.unitsPerEm
        let width = advance * unit + spacing * Double(max(letters.count - 1, 0))
        let start =
            switch alignment {
            case .leading: 0.0
            case .center: -width / 2
            case .trailing: -width
            }
        let baseline = metrics.capHeight * unit / 2
        var path = Path()
        for (index, letter) in letters.enumerated() where !letter.outline.isEmpty {
            let x = start + letter.x * unit + spacing * Double(index)
            let place = Transform(a: unit, b: 0, c: 0, d: unit, tx: x, ty: baseline)
            path.append(letter.outline.transformed(by: place))
        }
        let frame = Rect(
            x: start,
            y: baseline - metrics.ascent * unit,
            width: max(width, 0),
            height: max(metrics.ascent + metrics.descent, 0) * unit
        )
        return OutlineShape(path, frame: frame)
    }
}
