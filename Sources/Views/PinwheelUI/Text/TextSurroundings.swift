import Foundation

/// What the surroundings say of texts beside their font.
struct TextSurroundings {
    var weight: Font.Weight?
    var isItalic = false
    var isUnderlined = false
    var isStruck = false
    var kerning: CGFloat = 0
    var textCase: Text.Case?
    var truncation = Text.TruncationMode.tail
    var minimumScale: CGFloat = 1
}

private enum TextKey: EnvironmentKey {
    static var defaultValue: TextSurroundings { TextSurroundings() }
}
private enum LinesKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }

extension EnvironmentValues {
    /// How a text's lines lie beside each other.
    public var multilineTextAlignment: TextAlignment {
        get { self[LinesKey.self] }
        set { self[LinesKey.self] = newValue }
    }
    var text: TextSurroundings {
        get { self[TextKey.self] }
        set { self[TextKey.self] = newValue }
    }
}

/// How lines lie beside each other.
@frozen public enum TextAlignment: Hashable, Sendable, CaseIterable {
    /// Their beginnings meet.
    case leading
    /// Their middles meet.
    case center
    /// Their ends meet.
    case trailing

    /// The share of what a line lacks that lies before it.
    var share: CGFloat {
        switch self {
        case .leading: 0
        case .center: 0.5
        case .trailing: 1
        }
    }
}

extension Text {
    /// Capitals or small letters.
    public enum Case: Hashable, Sendable {
        /// Capitals.
        case uppercase
        /// Small letters.
        case lowercase
    }

    /// Where a text that is too long lacks letters.
    public enum TruncationMode: Hashable, Sendable {
        /// At its end.
        case tail
        /// Taken as at its end.
        case head
        /// Taken as at its end.
        case middle
    }
}

/// How large people like their texts: always as designed.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
    /// Smallest.
    case xSmall
    /// Smaller.
    case small
    /// Small.
    case medium
    /// As designed.
    case large
    /// Larger.
    case xLarge
    /// Larger still.
    case xxLarge
    /// Much larger.
    case xxxLarge
    /// Large enough for those who see little.
    case accessibility1
    /// Larger.
    case accessibility2
    /// Larger still.
    case accessibility3
    /// Much larger.
    case accessibility4
    /// Largest.
    case accessibility5

    /// Whether it is for those who see little.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// The smaller one comes first.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

nonisolated extension View {
    /// Bold letters below.
    public func bold(_ isActive: Bool = true) -> some View {
        fontWeight(isActive ? .bold : nil)
    }
    /// Letters of a weight below.
    public func fontWeight(_ weight: Font.Weight?) -> some View {
        EnvironmentModified(content: self) { $0.text.weight = weight }
    }
    /// Slanted letters below.
    public func italic(_ isActive: Bool = true) -> some View {
        EnvironmentModified(content: self) { $0.text.isItalic = isActive }
    }
    /// Letters so many points farther apart below.
    public func kerning(_ kerning: CGFloat) -> some View {
        EnvironmentModified(content: self) { $0.text.kerning = kerning }
    }
    /// Letters so many points farther apart below.
    public func tracking(_ tracking: CGFloat) -> some View { kerning(tracking) }
    /// Lines below texts.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
        EnvironmentModified(content: self) { $0.text.isUnderlined = isActive }
    }
    /// Lines through texts.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
        EnvironmentModified(content: self) { $0.text.isStruck = isActive }
    }
    /// Capitals or small letters below.
    public func textCase(_ textCase: Text.Case?) -> some View {
        EnvironmentModified(content: self) { $0.text.textCase = textCase }
    }
    /// The most lines of texts below.
    public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
    /// The most lines of texts below: the greatest of a range.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lineLimit(limit.upperBound) }
    /// The room between lines of texts below, in points.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing)
    }
    /// How lines of texts below lie beside each other.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }
    /// Where texts that are too long lack letters: always at their ends.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        EnvironmentModified(content: self) { $0.text.truncation = mode }
    }
    /// How much smaller texts may be to fit: they are never.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        EnvironmentModified(content: self) { $0.text.minimumScale = factor }
    }
    /// Whether letters may be closer to fit: they never are.
    public func allowsTightening(_ flag: Bool) -> some View { self }
    /// The design of letters: always that of the stroke font.
    public func fontDesign(_ design: Font.Design?) -> some View { self }
    /// Letters of one width: digits have one already.
    public func monospaced(_ isActive: Bool = true) -> some View { self }
    /// Digits of one width, as they are.
    public func monospacedDigit() -> some View { self }
    /// How large texts are: always as designed.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }
    /// How large texts may be: always as designed.
    public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize { self }
}
