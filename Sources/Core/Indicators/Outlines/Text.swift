import Raster

/// A line of text, as letters of a font or of the built-in strokes.
///
///     Text(.by(armed: "Release", else: "Pull to refresh"), size: 14)
///         .stroke(.secondary, width: 1.4, cap: .round, join: .round)
///
/// Half of the capitals' height lies above the layer's centre, so that texts of one size share a
/// baseline. Its frame is as wide as the line, and reaches from the font's ascent to its descent.
public struct Text: Equatable, Sendable {
    /// What it says, at most 200 characters. A text holds until the next; several in a list share a
    /// state's time.
    public var string: Driven<String>
    /// The font with the outlines of all that it says; nil for the built-in font, whose letters are
    /// strokes without an inside.
    public var font: Setting<OutlineFont>?
    /// Points of the em.
    public var size: Driven<Double>
    /// Which part of the line lies at the layer's centre.
    public var alignment: Setting<TextAlignment>
    /// Points between letters, beside what the font says. Ligatures come apart where there are any.
    public var spacing: Driven<Double>

    /// A line of text.
    public init(
        _ string: Driven<String>,
        font: OutlineFont? = nil,
        size: Driven<Double>,
        alignment: Setting<TextAlignment> = .center,
        spacing: Driven<Double> = 0
    ) {
        self.string = string
        self.font = font.map(Setting.constant)
        self.size = size
        self.alignment = alignment
        self.spacing = spacing
    }
}

/// Which part of a line of text lies at its layer's centre.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
    /// Its left end.
    case leading
    /// Its middle.
    case center
    /// Its right end.
    case trailing
}

extension Text: OutlineContent {
    /// The outline without paint.
    public var painted: Layer.PaintedOutline {
        let outline = Outline(
            .text,
            [
                .text(string), font.map { .font($0) }, .number(size), .word(of: alignment),
                .number(spacing),
            ]
        )
        return Layer.PaintedOutline(outline)
    }
}

extension OutlineKind {
    /// `text`.
    static let text = OutlineKind(
        "text",
        title: "a text",
        "A line of letters, half of the capitals' height above the layer's centre."
    ) { fields in
        let string = fields.text(
            "string",
            "What it says. A text holds until the next; those of a list share the state's time."
        )
        let font = fields.font(
            "font",
            "A TrueType or OpenType file in the design's folder, for letters to be filled; without it "
                + "they are strokes for a pen of a tenth of the size."
        )
        let size = fields.number("size", .extent, "The font's size, which is its em.")
        let alignment = fields.word(
            "align",
            title: "an alignment",
            "Which part of the line lies at the layer's centre.",
            standard: TextAlignment.center
        )
        let spacing = fields.number(
            "spacing",
            .points,
            "Points between letters, beside what the font says; ligatures come apart.",
            standard: 0
        )
        return { values in
            let (text, spacing) = (values[string], values[spacing])
            let (size, alignment) = (max(values[size], 0), values[alignment])
            guard let font = values[font] else {
                let letters = StrokeFont.builtIn.letters(of: text)
                return letters.shape(
                    StrokeFont.builtIn.metrics,
                    size: size,
                    spacing: spacing,
                    alignment: alignment
                )
            }
            let line = font.line(of: text)
            let letters = spacing == 0 ? line?.letters : line?.spacedLetters
            return (letters ?? LetterRun([], advance: 0))
                .shape(font.metrics, size: size, spacing: spacing, alignment: alignment)
        }
    }
}
