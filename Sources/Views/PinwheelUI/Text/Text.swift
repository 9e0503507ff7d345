import Foundation
import Raster

/// Letters, drawn by the package's own stroke font: lengths are approximate, and never those of Apple's fonts.
public nonisolated struct Text: _PrimitiveView, Equatable {
    private(set) var runs: [TextRun]

    init(_ runs: [TextRun]) { self.runs = runs }

    /// A text as it is.
    public init(verbatim content: String) { runs = [TextRun(.letters(content))] }
    /// A text as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }
    /// A text with values in it, and Markdown's bold and italic; nothing is translated.
    public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        runs = key.runs
    }
    /// A symbol that stands as a letter.
    public init(_ image: Image) { runs = [TextRun(.symbol(image.symbolName ?? ""))] }
    /// A value as a format writes it.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatOutput == String, F.FormatInput: Equatable {
        self.init(verbatim: format.format(input))
    }

    private func changed(_ change: (inout TextAttributes) -> Void) -> Text {
        var text = self
        for index in text.runs.indices { change(&text.runs[index].attributes) }
        return text
    }

    /// The text in a font.
    public func font(_ font: Font?) -> Text { changed { $0.font = $0.font ?? font } }
    /// The text in bold letters.
    public func bold(_ isActive: Bool = true) -> Text {
        isActive ? changed { $0.weight = .bold } : self
    }
    /// The text in letters of a weight.
    public func fontWeight(_ weight: Font.Weight?) -> Text {
        changed { $0.weight = $0.weight ?? weight }
    }
    /// The text in a design: always that of the stroke font.
    public func fontDesign(_ design: Font.Design?) -> Text { self }
    /// The text in letters of one width: digits have one already.
    public func monospaced(_ isActive: Bool = true) -> Text { self }
    /// The text with digits of one width, as they are.
    public func monospacedDigit() -> Text { self }
    /// The text in slanted letters.
    public func italic(_ isActive: Bool = true) -> Text {
        isActive ? changed { $0.isItalic = true } : self
    }
    /// The text, its letters so many points farther apart.
    public func kerning(_ kerning: CGFloat) -> Text { changed { $0.kerning = kerning } }
    /// The text, its letters so many points farther apart.
    public func tracking(_ tracking: CGFloat) -> Text { changed { $0.kerning = tracking } }
    /// The text, so many points higher.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        changed { $0.baselineOffset = baselineOffset }
    }
    /// The text, a line below it.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changed { $0.isUnderlined = isActive }
    }
    /// The text, a line through it.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changed { $0.isStruck = isActive }
    }
    /// The text in a colour.
    public func foregroundColor(_ color: Color?) -> Text {
        changed { $0.style = $0.style ?? color.map { AnyShapeStyle($0) } }
    }
    /// The text in a style.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        changed { $0.style = $0.style ?? AnyShapeStyle(style) }
    }

    /// Two texts, one after the other.
    public static func + (left: Text, right: Text) -> Text { Text(left.runs + right.runs) }

    /// The view's place in the tree.
    @MainActor public static func _makeNode(
        _ view: Self,
        _ context: _NodeContext
    ) -> _ViewNode<Self> {
        let item = TextItem(context.host)
        let node = LeafNode(view, context, item) { $0.set($1, $2) }
        item.node = node
        return node
    }
}

/// A piece of text that looks the same all over.
struct TextRun: Equatable, Sendable {
    /// What is written.
    enum Content: Equatable, Sendable {
        case letters(String)
        case symbol(String)
    }

    var content: Content
    var attributes = TextAttributes()

    init(_ content: Content) { self.content = content }
}

/// How a piece of text looks; what is nil comes from the surroundings.
struct TextAttributes: Equatable, Sendable {
    var font: Font?
    var weight: Font.Weight?
    var isItalic: Bool?
    var style: AnyShapeStyle?
    var kerning: CGFloat?
    var baselineOffset: CGFloat = 0
    var isUnderlined: Bool?
    var isStruck: Bool?

    /// Styles cannot be compared: texts that have some are equal where all else is.
    static func == (left: Self, right: Self) -> Bool {
        left.font == right.font && left.weight == right.weight && left.isItalic == right.isItalic
            && (left.style == nil) == (right.style == nil) && left.kerning == right.kerning
            && left.baselineOffset == right.baselineOffset
            && left.isUnderlined == right.isUnderlined && left.isStruck == right.isStruck
    }
}
