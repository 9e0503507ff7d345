import Foundation
import Indicators
import Raster

/// Letters, drawn by the package's own stroke font: lengths are approximate, and never those of Apple's fonts.
public nonisolated struct Text: _PrimitiveView, Equatable {
    private var content: String
    private var ownFont: Font?
    private var ownWeight: Font.Weight?
    private var color: Color?

    /// A text as it is.
    public init(verbatim content: String) { self.content = content }
    /// A text as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.content = String(content) }
    /// A text with values in it; nothing is translated.
    public init(_ key: LocalizedStringKey) { content = key.text }

    /// The text in a font.
    public func font(_ font: Font?) -> Text { changed { $0.ownFont = font } }
    /// The text in bold letters.
    public func bold() -> Text { fontWeight(.bold) }
    /// The text in letters of a weight.
    public func fontWeight(_ weight: Font.Weight?) -> Text { changed { $0.ownWeight = weight } }
    /// The text in a colour.
    public func foregroundColor(_ color: Color?) -> Text { changed { $0.color = color } }

    private func changed(_ change: (inout Text) -> Void) -> Text {
        var text = self
        change(&text)
        return text
    }

    /// Two texts, one after the other, as the first one looks.
    public static func + (left: Text, right: Text) -> Text {
        left.changed { $0.content += right.content }
    }

    /// The view's place in the tree.
    @MainActor public static func _makeNode(
        _ view: Self,
        _ context: _NodeContext
    ) -> _ViewNode<Self> {
        let item = TextItem(context.host)
        let node = LeafNode(view, context, item) { $0.text = $1 }
        item.node = node
        return node
    }

    /// The lines, and the font in the surroundings.
    func resolved(in environment: EnvironmentValues) -> (lines: [String], font: Font) {
        var font = ownFont ?? environment.font ?? .body
        if let ownWeight { font = font.weight(ownWeight) }
        return (
            content.split(separator: "\n", omittingEmptySubsequences: false).map(String.init), font
        )
    }

    /// What the letters are painted with.
    func paint(in context: PaintContext) -> ResolvedPaint {
        color?._paint(in: context) ?? ForegroundStyle()._paint(in: context)
    }
}

/// A text with values in it.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
    let text: String
    /// A text.
    public init(_ value: String) { text = value }
    /// A text.
    public init(stringLiteral value: String) { text = value }
    /// A text with values.
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// Gathers texts and values.
    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""
        /// Nothing yet.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Adds a text.
        public mutating func appendLiteral(_ literal: String) { text += literal }
        /// Adds a value.
        public mutating func appendInterpolation<T>(_ value: T) { text += "\(value)" }
        /// Adds a number by a format such as `%.1f`.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            text += String(format: specifier, value)
        }
    }
}

/// Lines of letters.
final class TextItem: LayoutItem {
    var text = Text(verbatim: "")
    weak var node: Node?
    private var frame = AnimatedFrame()

    private static let lineHeight = 1.2
    private static let ascent = 0.95

    private var environment: EnvironmentValues { node?.inputs.environment ?? EnvironmentValues() }

    override func measured(for proposal: ProposedViewSize) -> CGSize {
        let (lines, font) = text.resolved(in: environment)
        let width = lines.map { StrokeFont.builtIn.width(of: $0, size: font.size) }.max() ?? 0
        return CGSize(width: width, height: Double(lines.count) * Self.lineHeight * font.size)
    }

    override var isText: Bool { true }

    override func place(in frame: CGRect, _ proposal: ProposedViewSize, _ context: PlacementContext)
    {
        if let node { self.frame.set(frame, of: node) }
    }

    override func guide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize)
        -> CGFloat?
    {
        let (lines, font) = text.resolved(in: environment)
        if key == VerticalAlignment.firstTextBaseline.key { return Self.ascent * font.size }
        guard key == VerticalAlignment.lastTextBaseline.key else { return nil }
        return (Self.ascent + Double(lines.count - 1) * Self.lineHeight) * font.size
    }

    override func draw(_ context: DrawContext, into items: inout [Scene.Item]) {
        let (lines, font) = text.resolved(in: environment)
        let frame = frame.value(at: host.now)
        let paint = text.paint(in: PaintContext(environment: environment, frame: frame))
        let pen = Raster.StrokeStyle(width: font.weight.pen * font.size, cap: .round, join: .round)
        var leaf: [Scene.Item] = []
        for (index, line) in lines.enumerated() {
            let baseline = (Self.ascent + Double(index) * Self.lineHeight) * font.size
            let width = StrokeFont.builtIn.width(of: line, size: font.size)
            let path = StrokeFont.builtIn.path(
                for: line,
                size: font.size,
                at: Point(x: frame.midX - width / 2, y: frame.minY + baseline)
            )
            guard !path.isEmpty else { continue }
            leaf.append(
                .shape(
                    Raster.Shape(
                        path: path,
                        style: .stroke(pen),
                        paint: paint.paint,
                        transform: context.transform,
                        opacity: paint.opacity
                    )
                )
            )
        }
        context.emit(leaf, into: &items)
    }
}

nonisolated extension View {
    /// Bold letters below.
    public func bold() -> some View { fontWeight(.bold) }
    /// Letters of a weight below.
    public func fontWeight(_ weight: Font.Weight?) -> some View {
        EnvironmentModified(content: self) { values in
            if let weight { values.font = (values.font ?? .body).weight(weight) }
        }
    }
}
