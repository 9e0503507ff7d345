import Raster

/// Some texts in a font, as outlines: what shaping has made of them, so that they are drawn without the
/// font, and the same everywhere.
///
/// Lengths are in the font's units; y points down from the baseline.
public struct OutlineFont: Equatable, Sendable {
    /// The font's file beside the design, with slashes: `fonts/Some.ttf`.
    public var file: String
    /// The lengths that all letters share.
    public var metrics: FontMetrics
    /// The texts, each once, in their order.
    public let lines: [Line]

    /// A text and its letters.
    public struct Line: Equatable, Sendable {
        /// The text.
        public var text: String
        /// Its letters, ligatures among them.
        public var letters: LetterRun
        /// Its letters without ligatures, for where there is space between them.
        public var spacedLetters: LetterRun

        /// A text by its letters.
        public init(_ text: String, letters: LetterRun, spacedLetters: LetterRun? = nil) {
            self.text = text
            self.letters = letters
            self.spacedLetters = spacedLetters ?? letters
        }
    }

    /// Texts in the font of a file; of two lines with one text the first counts.
    public init(file: String, metrics: FontMetrics, lines: [Line]) {
        self.file = file
        self.metrics = metrics
        // Fonts are equal in whatever order their texts were met.
        let sorted = lines.enumerated().sorted { left, right in
            (left.element.text, left.offset) < (right.element.text, right.offset)
        }
        var once: [Line] = []
        for (_, line) in sorted where once.last?.text != line.text { once.append(line) }
        self.lines = once
    }

    /// The letters of `text`; nil where there are none of it.
    package func line(of text: String) -> Line? {
        var (low, high) = (0, lines.count)
        while low < high {
            let middle = (low + high) / 2
            if lines[middle].text < text { low = middle + 1 } else { high = middle }
        }
        return low < lines.count && lines[low].text == text ? lines[low] : nil
    }
}

/// Lengths that all letters of a font share, in its units.
public struct FontMetrics: Equatable, Sendable {
    /// How many units are an em, which is the size of a text.
    public var unitsPerEm: Double
    /// How far letters reach above the baseline.
    public var ascent: Double
    /// How far letters reach below the baseline; positive.
    public var descent: Double
    /// The height of capitals above the baseline.
    public var capHeight: Double

    /// The lengths of a font.
    public init(unitsPerEm: Double, ascent: Double, descent: Double, capHeight: Double) {
        self.unitsPerEm = unitsPerEm
        self.ascent = ascent
        self.descent = descent
        self.capHeight = capHeight
    }
}

/// Letters side by side, from left to right, in the units of their font.
public struct LetterRun: Equatable, Sendable {
    /// What is drawn of a text by itself: a character with its marks, or a ligature.
    public struct Letter: Equatable, Sendable {
        /// The outline, from the letter's own place on the baseline; empty for a blank.
        public var outline: Path
        /// The letter's place on the baseline, from where the text begins.
        public var x: Double

        /// A letter by its outline and its place.
        public init(_ outline: Path, x: Double) {
            self.outline = outline
            self.x = x
        }
    }

    /// The letters.
    public var letters: [Letter]
    /// How far the text reaches along the baseline.
    public var advance: Double

    /// Letters and how far they reach.
    public init(_ letters: [Letter], advance: Double) {
        self.letters = letters
        self.advance = advance
    }

    /// How many lines and curves all letters have.
    package var steps: Int { letters.reduce(0) { $0 + $1.outline.elements.count } }
}

extension LetterRun {
    /// The letters in points, at a size.
    ///
    /// - Parameters:
    ///   - metrics: The lengths of their font.
    ///   - size: The em in points.
    ///   - spacing: Points between letters, beside what the font says.
    ///   - alignment: Which part of the line lies at the layer's centre. Half of the capitals' height
    ///     lies above that.
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
