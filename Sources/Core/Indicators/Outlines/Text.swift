import Raster

/// A line of text in an outline font or in the built-in stroke font.
///
///     Text(.by(armed: "Release", else: "Pull to refresh"), size: 14)
///         .stroke(.secondary, width: 1.4, cap: .round, join: .round)
///
/// The line is vertically centred on its capital letters, so that texts of equal size share a
/// baseline. Its frame has the width of the line and reaches from the font's ascent to its descent.
public struct Text: Equatable, Sendable {
    /// The text, at most 200 characters. In a keyframe track, each text is shown until the next
    /// one. A list of texts divides the state's time evenly.
    public var string: Driven<String>
    /// A font with the outlines of all values of `string`. If `nil`, the built-in stroke font is
    /// used, whose glyphs have no interior.
    public var font: Setting<OutlineFont>?
    /// The font size (em) in points.
    public var size: Driven<Double>
    /// The part of the line at the layer's centre.
    public var alignment: Setting<TextAlignment>
    /// Additional space between glyphs, in points. Ligatures are used only if it is 0.
    public var spacing: Driven<Double>

    /// Creates a line of text.
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

/// The part of a line of text at the layer's centre.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
    /// The left end.
    case leading
    /// The middle.
    case center
    /// The right end.
    case trailing
}

extension Text: OutlineContent {
    /// The outline without paints.
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
    static let text = OutlineKind(
        "text",
        title: "a text",
        "A line of text, vertically centred on its capital letters."
    ) { fields in
        let string = fields.text(
            "string",
            "The text. Each text is shown until the next one. A list divides the time evenly."
        )
        let font = fields.font(
            "font",
            "A TrueType or OpenType file in the design's folder, whose glyphs can be filled. "
                + "Without it, glyphs are strokes, meant for a stroke width of a tenth of the size."
        )
        let size = fields.number("size", .extent, "The font size (em) in points.")
        let alignment = fields.word(
            "align",
            title: "an alignment",
            "The part of the line that is at the layer's centre.",
            standard: TextAlignment.center
        )
        let spacing = fields.number(
            "spacing",
            .points,
            "Additional space between glyphs, in points. It disables ligatures.",
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
            let letters = spacing == 0 ? line?.letters : line?.spacedGlyphs
            return (letters ?? GlyphRun([], advance: 0))
                .shape(font.metrics, size: size, spacing: spacing, alignment: alignment)
        }
    }
}
