import Foundation

/// UIKit's font, backed by a `Font`.
public final class UIFont: Hashable, Sendable {
    public struct Weight: Hashable, Sendable {
        let weight: Font.Weight
        public static let ultraLight = Weight(weight: .ultraLight)
        public static let thin = Weight(weight: .thin)
        public static let light = Weight(weight: .light)
        public static let regular = Weight(weight: .regular)
        public static let medium = Weight(weight: .medium)
        public static let semibold = Weight(weight: .semibold)
        public static let bold = Weight(weight: .bold)
        public static let heavy = Weight(weight: .heavy)
        public static let black = Weight(weight: .black)
    }

    public enum TextStyle: Hashable, Sendable {
        /// 34 points.
        case largeTitle
        /// 28 points.
        case title1
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
        case caption1
        /// 11 points.
        case caption2

        fileprivate var font: Font {
            switch self {
            case .largeTitle: .largeTitle
            case .title1: .title
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .body: .body
            case .callout: .callout
            case .footnote: .footnote
            case .caption1: .caption
            case .caption2: .caption2
            }
        }
    }

    fileprivate let font: Font

    private init(_ font: Font) { self.font = font }

    /// Returns `nil`: fonts cannot be found by name.
    public init?(name: String, size: CGFloat) { return nil }

    /// Returns the stroke font.
    public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(.system(size: size, weight: weight.weight))
    }
    /// Returns the stroke font in bold.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        systemFont(ofSize: size, weight: .bold)
    }
    /// Returns the stroke font in italic.
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(.system(size: size).italic())
    }
    /// Returns the stroke font, in which all digits have equal widths.
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: size, weight: weight)
    }
    /// Returns the stroke font, which is not monospaced.
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: size, weight: weight)
    }
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(style.font)
    }
    public func withSize(_ size: CGFloat) -> UIFont {
        var font = font
        font.size = size
        return UIFont(font)
    }

    /// The font size in points.
    public var pointSize: CGFloat { font.size }
    /// The default font size of buttons, in points.
    public static var buttonFontSize: CGFloat { 18 }
    /// The default font size of labels, in points.
    public static var labelFontSize: CGFloat { 17 }
    /// The default font size, in points.
    public static var systemFontSize: CGFloat { 14 }

    public static func == (left: UIFont, right: UIFont) -> Bool { left.font == right.font }
    public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

extension Font {
    public init(_ font: UIFont) { self = font.font }
}
