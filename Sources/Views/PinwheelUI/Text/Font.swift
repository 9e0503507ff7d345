import Foundation

/// A font size and weight. Text is drawn with the package's own stroke font, so its widths are
/// approximate.
public struct Font: Hashable, Sendable {
    public struct Weight: Hashable, Sendable {
        /// The stroke width, in multiples of the font size.
        let strokeWidth: Double
        public static let ultraLight = Weight(strokeWidth: 0.03)
        public static let thin = Weight(strokeWidth: 0.04)
        public static let light = Weight(strokeWidth: 0.06)
        public static let regular = Weight(strokeWidth: 0.08)
        public static let medium = Weight(strokeWidth: 0.095)
        public static let semibold = Weight(strokeWidth: 0.115)
        public static let bold = Weight(strokeWidth: 0.135)
        public static let heavy = Weight(strokeWidth: 0.155)
        public static let black = Weight(strokeWidth: 0.175)
    }

    /// The design of a font. It is ignored.
    public enum Design: Hashable, Sendable {
        case `default`
        /// Treated as `default`.
        case rounded
        /// Treated as `default`.
        case monospaced
        /// Treated as `default`.
        case serif
    }

    /// The width of a font. It is ignored.
    public struct Width: Hashable, Sendable {
        public var value: CGFloat
        public init(_ value: CGFloat) { self.value = value }
        public static let compressed = Width(-0.4)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
    }

    /// The line spacing of a font. It is ignored.
    public enum Leading: Hashable, Sendable {
        case standard
        /// Treated as `standard`.
        case tight
        /// Treated as `standard`.
        case loose
    }

    /// The purpose of a text. It determines the size, which does not depend on Dynamic Type.
    public enum TextStyle: Hashable, Sendable, CaseIterable {
        /// 34 points.
        case largeTitle
        /// 28 points.
        case title
        /// 22 points.
        case title2
        /// 20 points.
        case title3
        /// 17 points, semibold.
        case headline
        /// 15 points.
        case subheadline
        /// 17 points.
        case body
        /// 16 points.
        case callout
        /// 13 points.
        case footnote
        /// 12 points.
        case caption
        /// 11 points.
        case caption2

        var font: Font {
            switch self {
            case .largeTitle: .largeTitle
            case .title: .title
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .body: .body
            case .callout: .callout
            case .footnote: .footnote
            case .caption: .caption
            case .caption2: .caption2
            }
        }
    }

    var size: CGFloat
    var weight = Weight.regular
    var isItalic = false

    /// Returns the stroke font. `design` is ignored.
    public static func system(
        size: CGFloat,
        weight: Weight? = nil,
        design: Design? = nil
    ) -> Font {
        Font(size: size, weight: weight ?? .regular)
    }
    /// Returns the stroke font in the size of a text style. `design` is ignored.
    public static func system(
        _ style: TextStyle,
        design: Design? = nil,
        weight: Weight? = nil
    ) -> Font {
        weight.map { style.font.weight($0) } ?? style.font
    }
    /// Returns the stroke font. The name is ignored.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(size: size) }
    /// Returns the stroke font. The name is ignored.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(size: fixedSize) }
    /// Returns the stroke font. The name and `style` are ignored.
    public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
        Font(size: size)
    }

    /// 34 points.
    public static let largeTitle = Font(size: 34)
    /// 28 points.
    public static let title = Font(size: 28)
    /// 22 points.
    public static let title2 = Font(size: 22)
    /// 20 points.
    public static let title3 = Font(size: 20)
    /// 17 points, semibold.
    public static let headline = Font(size: 17, weight: .semibold)
    /// 17 points.
    public static let body = Font(size: 17)
    /// 16 points.
    public static let callout = Font(size: 16)
    /// 15 points.
    public static let subheadline = Font(size: 15)
    /// 13 points.
    public static let footnote = Font(size: 13)
    /// 12 points.
    public static let caption = Font(size: 12)
    /// 11 points.
    public static let caption2 = Font(size: 11)

    private func changed(_ change: (inout Font) -> Void) -> Font {
        var font = self
        change(&font)
        return font
    }

    public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }
    public func bold() -> Font { weight(.bold) }
    public func italic() -> Font { changed { $0.isItalic = true } }
    /// Returns the font unchanged: all digits have equal widths.
    public func monospacedDigit() -> Font { self }
    /// Returns the font unchanged.
    public func monospaced() -> Font { self }
    /// Returns the font unchanged.
    public func smallCaps() -> Font { self }
    /// Returns the font unchanged.
    public func leading(_ leading: Leading) -> Font { self }
    /// Returns the font unchanged.
    public func width(_ width: Width) -> Font { self }
}
