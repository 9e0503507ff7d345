import Foundation

/// The text attributes of the environment, except for the font.
struct TextEnvironment {
    var weight: Font.Weight?
    var isItalic = false
    var isUnderlined = false
    var isStruckThrough = false
    var kerning: CGFloat = 0
    var textCase: Text.Case?
    var truncation = Text.TruncationMode.tail
    var minimumScale: CGFloat = 1
}

extension EnvironmentValues {
    @Entry public var multilineTextAlignment: TextAlignment = .leading
    @Entry var text: TextEnvironment = TextEnvironment()
}

@frozen public enum TextAlignment: Hashable, Sendable, CaseIterable {
    case leading
    case center
    case trailing

    /// The fraction of a line's free space that precedes the line.
    var leadingFraction: CGFloat {
        switch self {
        case .leading: 0
        case .center: 0.5
        case .trailing: 1
        }
    }
}

extension Text {
    public enum Case: Hashable, Sendable {
        case uppercase
        case lowercase
    }

    public enum TruncationMode: Hashable, Sendable {
        case tail
        /// Treated as `tail`.
        case head
        /// Treated as `tail`.
        case middle
    }
}

/// The Dynamic Type size. It is ignored: texts always have their default size.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
    case xSmall
    case small
    case medium
    case large
    case xLarge
    case xxLarge
    case xxxLarge
    case accessibility1
    case accessibility2
    case accessibility3
    case accessibility4
    case accessibility5

    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

nonisolated extension View {
    public func bold(_ isActive: Bool = true) -> some View {
        fontWeight(isActive ? .bold : nil)
    }
    public func fontWeight(_ weight: Font.Weight?) -> some View {
        EnvironmentModified(content: self) { $0.text.weight = weight }
    }
    public func italic(_ isActive: Bool = true) -> some View {
        EnvironmentModified(content: self) { $0.text.isItalic = isActive }
    }
    public func kerning(_ kerning: CGFloat) -> some View {
        EnvironmentModified(content: self) { $0.text.kerning = kerning }
    }
    /// Sets the kerning: tracking and kerning are not distinguished.
    public func tracking(_ tracking: CGFloat) -> some View { kerning(tracking) }
    /// Underlines texts. `color` is ignored.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
        EnvironmentModified(content: self) { $0.text.isUnderlined = isActive }
    }
    /// Strikes texts through. `color` is ignored.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
        EnvironmentModified(content: self) { $0.text.isStruckThrough = isActive }
    }
    public func textCase(_ textCase: Text.Case?) -> some View {
        EnvironmentModified(content: self) { $0.text.textCase = textCase }
    }
    public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
    /// Sets the maximum number of lines. The lower bound reserves no space.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lineLimit(limit.upperBound) }
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing)
    }
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }
    /// Stores the mode in the environment. Texts are always truncated at the end.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        EnvironmentModified(content: self) { $0.text.truncation = mode }
    }
    /// Stores the factor in the environment. Texts are never scaled.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        EnvironmentModified(content: self) { $0.text.minimumScale = factor }
    }
    /// Returns the view unchanged: texts are never tightened.
    public func allowsTightening(_ flag: Bool) -> some View { self }
    /// Returns the view unchanged: the stroke font has a single design.
    public func fontDesign(_ design: Font.Design?) -> some View { self }
    /// Returns the view unchanged: only digits have equal widths.
    public func monospaced(_ isActive: Bool = true) -> some View { self }
    /// Returns the view unchanged: all digits have equal widths.
    public func monospacedDigit() -> some View { self }
    /// Returns the view unchanged: texts always have their default size.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }
    /// Returns the view unchanged: texts always have their default size.
    public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize { self }
}
