import Raster

/// A line of text in an outline font or in the built-in stroke font.
///
///     Text(.by(armed: "Release", else: "Pull to refresh"), size: 14)
///         .stroke(.secondary, width: 1.4, cap: .round, join: .round)
///
/// The line is vertically centred on its capital letters, so that texts of equal size share a
/// baseline. Its frame has the width of the line and reaches from the font's ascent to its descent.
public struct Text: Equatable, Sendable {
    /// The content of a line of text.
    public enum Content: Equatable, Sendable {
        /// A text of at most 200 characters. In a keyframe track, each text is shown until the next
        /// one. A list of texts divides the state's time evenly.
        case string(Driven<String>)
        /// A number within ±1e9 in a format such as `{:.0f} %`. In a keyframe track it counts.
        case number(Driven<Double>, format: Setting<String>)
    }

    /// The text or the number.
    public var content: Content
    /// A font with the outlines of all texts. If `nil`, the built-in stroke font is
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
        self.init(.string(string), font, size, alignment, spacing)
    }

    /// Creates a line of text that shows a number. Its digits have equal widths.
    ///
    ///     Text(number: .by(refreshing: [0, 100]), format: "{:.0f} %", size: 14)
    ///
    /// - Parameters:
    ///   - number: The number, within ±1e9.
    ///   - format: A `NumberFormat`: text with one `{:.Nf}`, where N is the number of decimal
    ///     digits, 0…6.
    ///   - font: A font with the outlines of `NumberFormat.pieces`. If `nil`, the built-in stroke
    ///     font is used.
    ///   - size: The font size (em) in points.
    ///   - alignment: The part of the line at the layer's centre.
    ///   - spacing: Additional space between glyphs, in points.
    public init(
        number: Driven<Double>,
        format: Setting<String> = "{:.0f}",
        font: OutlineFont? = nil,
        size: Driven<Double>,
        alignment: Setting<TextAlignment> = .center,
        spacing: Driven<Double> = 0
    ) {
        self.init(.number(number, format: format), font, size, alignment, spacing)
    }

    private init(
        _ content: Content,
        _ font: OutlineFont?,
        _ size: Driven<Double>,
        _ alignment: Setting<TextAlignment>,
        _ spacing: Driven<Double>
    ) {
        self.content = content
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
        let (string, number, format): (ModelArgument?, ModelArgument?, ModelArgument?) =
            switch content {
            case .string(let string): (.text(string), nil, nil)
            case .number(let number, let format): (nil, .number(number), .numberFormat(format))
            }
        let outline = Outline(
            .text,
            [
                string, number, format, font.map { .font($0) }, .number(size), .word(of: alignment),
                .number(spacing),
            ]
        )
        return Layer.PaintedOutline(outline)
    }
}

extension OutlineKind {
    package static let text = OutlineKind(
        "text",
        title: "a text",
        "A line of text, vertically centred on its capital letters.",
        alternatives: ["string", "number"]
    ) { fields in
        let string = fields.text(
            "string",
            "The text. Each text is shown until the next one. A list divides the time evenly."
        )
        let number = fields.optionalNumber(
            "number",
            NumberBounds(range: -1e9...1e9, unit: "", measure: .other),
            "A number in place of `string`. It counts between keyframes; all digits have the same "
                + "width."
        )
        let format = fields.numberFormat(
            "format",
            "The text around `number`. `{:.Nf}` stands for the number with N decimal digits, "
                + "0…6; halves are rounded to the even digit."
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
            let (font, spacing) = (values[font], values[spacing])
            func glyphs(_ text: String) -> GlyphRun {
                guard let font else { return StrokeFont.builtIn.letters(of: text) }
                let line = font.line(of: text)
                let glyphs = spacing == 0 ? line?.letters : line?.spacedGlyphs
                return glyphs ?? GlyphRun([], advance: 0)
            }
            let run =
                values[number].map { values[format].glyphs(of: $0, glyphs) }
                ?? glyphs(values[string])
            return run.shape(
                font?.metrics ?? StrokeFont.builtIn.metrics,
                size: max(values[size], 0),
                spacing: spacing,
                alignment: values[alignment]
            )
        }
    }
}
