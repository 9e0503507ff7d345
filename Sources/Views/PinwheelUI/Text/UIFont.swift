import Foundation

/// A font in UIKit's words, for `Font(_:)`.
public final class UIFont: Hashable, Sendable {
    /// How heavy letters are.
    public struct Weight: Hashable, Sendable {
        let weight: Font.Weight
        /// The lightest.
        public static let ultraLight = Weight(weight: .ultraLight)
        /// Lighter than light.
        public static let thin = Weight(weight: .thin)
        /// Lighter than usual.
        public static let light = Weight(weight: .light)
        /// The usual.
        public static let regular = Weight(weight: .regular)
        /// A little heavier than usual.
        public static let medium = Weight(weight: .medium)
        /// Nearly bold.
        public static let semibold = Weight(weight: .semibold)
        /// Bold.
        public static let bold = Weight(weight: .bold)
        /// Heavier than bold.
        public static let heavy = Weight(weight: .heavy)
        /// The heaviest.
        public static let black = Weight(weight: .black)
    }

    /// What a text is for.
    public enum TextStyle: Hashable, Sendable {
        /// 34 points.
        case largeTitle
        /// 28 points.
        case title1
        /// 22 points.
        case title2
        /// 20 points.
        case title3
        /// 17 points, half bold.
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

    /// A font by its name: none is installed here, so nil.
    public init?(name: String, size: CGFloat) { return nil }

    /// The system's font.
    public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(.system(size: size, weight: weight.weight))
    }
    /// The system's bold font.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        systemFont(ofSize: size, weight: .bold)
    }
    /// The system's italic font.
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(.system(size: size).italic())
    }
    /// The system's font with digits of one width; here all fonts' are.
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: size, weight: weight)
    }
    /// The system's font with letters of one width: the same as `systemFont`.
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: size, weight: weight)
    }
    /// The font of a kind of text.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(style.font)
    }
    /// The same at another size.
    public func withSize(_ size: CGFloat) -> UIFont {
        var font = font
        font.size = size
        return UIFont(font)
    }

    /// The size in points.
    public var pointSize: CGFloat { font.size }
    /// The usual size of buttons' letters, in points.
    public static var buttonFontSize: CGFloat { 18 }
    /// The usual size of labels' letters, in points.
    public static var labelFontSize: CGFloat { 17 }
    /// The usual size of letters, in points.
    public static var systemFontSize: CGFloat { 14 }

    /// Whether both look the same.
    public static func == (left: UIFont, right: UIFont) -> Bool { left.font == right.font }
    /// Adds what tells fonts apart.
    public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

extension Font {
    /// UIKit's font.
    public init(_ font: UIFont) { self = font.font }
}
