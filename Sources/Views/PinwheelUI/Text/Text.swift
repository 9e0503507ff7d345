import Foundation
import Raster

/// A text, drawn with the package's own stroke font. Its size only approximates that of Apple's
/// fonts.
public nonisolated struct Text: _PrimitiveView, Equatable {
    private(set) var runs: [TextRun]

    init(_ runs: [TextRun]) { self.runs = runs }

    public init(verbatim content: String) { runs = [TextRun(.string(content))] }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }
    /// Creates a text with interpolations and with Markdown for bold and italic. The text is not
    /// localised: only `key` is used.
    public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        runs = key.runs
    }
    /// Creates a text that contains a symbol image. Other images are drawn as unknown symbols.
    public init(_ image: Image) { runs = [TextRun(.symbol(image.symbolName ?? ""))] }
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatOutput == String, F.FormatInput: Equatable {
        self.init(verbatim: format.format(input))
    }

    private func changed(_ change: (inout TextAttributes) -> Void) -> Text {
        var text = self
        for index in text.runs.indices { change(&text.runs[index].attributes) }
        return text
    }

    public func font(_ font: Font?) -> Text { changed { $0.font = $0.font ?? font } }
    public func bold(_ isActive: Bool = true) -> Text {
        isActive ? changed { $0.weight = .bold } : self
    }
    public func fontWeight(_ weight: Font.Weight?) -> Text {
        changed { $0.weight = $0.weight ?? weight }
    }
    /// Returns the text unchanged: the stroke font has a single design.
    public func fontDesign(_ design: Font.Design?) -> Text { self }
    /// Returns the text unchanged: only digits have equal widths.
    public func monospaced(_ isActive: Bool = true) -> Text { self }
    /// Returns the text unchanged: all digits have equal widths.
    public func monospacedDigit() -> Text { self }
    public func italic(_ isActive: Bool = true) -> Text {
        isActive ? changed { $0.isItalic = true } : self
    }
    public func kerning(_ kerning: CGFloat) -> Text { changed { $0.kerning = kerning } }
    /// Sets the kerning: tracking and kerning are not distinguished.
    public func tracking(_ tracking: CGFloat) -> Text { changed { $0.kerning = tracking } }
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        changed { $0.baselineOffset = baselineOffset }
    }
    /// Underlines the text. `color` is ignored.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changed { $0.isUnderlined = isActive }
    }
    /// Strikes the text through. `color` is ignored.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changed { $0.isStruckThrough = isActive }
    }
    public func foregroundColor(_ color: Color?) -> Text {
        changed { $0.style = $0.style ?? color.map { AnyShapeStyle($0) } }
    }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        changed { $0.style = $0.style ?? AnyShapeStyle(style) }
    }

    public static func + (left: Text, right: Text) -> Text { Text(left.runs + right.runs) }

    /// Creates the node of the view.
    @MainActor public static func _makeNode(
        _ view: Self,
        _ context: _NodeContext
    ) -> _ViewNode<Self> {
        LeafNode(view, context, TextItem(context.host)) { $0.set($1, $2) }
    }
}

/// A part of a text with uniform attributes.
struct TextRun: Equatable, Sendable {
    /// The content of a run.
    enum Content: Equatable, Sendable {
        case string(String)
        case symbol(String)
    }

    var content: Content
    var attributes = TextAttributes()

    init(_ content: Content) { self.content = content }
}

/// The attributes of a run. `nil` stands for the value of the environment.
struct TextAttributes: Equatable, Sendable {
    var font: Font?
    var weight: Font.Weight?
    var isItalic: Bool?
    var style: AnyShapeStyle?
    var kerning: CGFloat?
    var baselineOffset: CGFloat = 0
    var isUnderlined: Bool?
    var isStruckThrough: Bool?

    /// Compares all attributes except the styles, which are not comparable. It only checks that
    /// both or neither have a style.
    static func == (left: Self, right: Self) -> Bool {
        left.font == right.font && left.weight == right.weight && left.isItalic == right.isItalic
            && (left.style == nil) == (right.style == nil) && left.kerning == right.kerning
            && left.baselineOffset == right.baselineOffset
            && left.isUnderlined == right.isUnderlined
            && left.isStruckThrough == right.isStruckThrough
    }
}
