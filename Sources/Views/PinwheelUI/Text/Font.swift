import Foundation

/// A font: its size and weight. Letters are drawn by a stroke font of the package's own, so that their
/// lengths are approximate.
public struct Font: Hashable, Sendable {
    /// How bold letters are.
    public struct Weight: Hashable, Sendable {
        /// The pen's width, in sizes of the font.
        let pen: Double
        /// Thinnest.
        public static let ultraLight = Weight(pen: 0.03)
        /// Thinner.
        public static let thin = Weight(pen: 0.04)
        /// Thin.
        public static let light = Weight(pen: 0.06)
        /// The usual.
        public static let regular = Weight(pen: 0.08)
        /// Bolder.
        public static let medium = Weight(pen: 0.095)
        /// Less than bold.
        public static let semibold = Weight(pen: 0.115)
        /// Bold.
        public static let bold = Weight(pen: 0.135)
        /// Bolder still.
        public static let heavy = Weight(pen: 0.155)
        /// Boldest.
        public static let black = Weight(pen: 0.175)
    }

    /// The shape of letters: always that of the stroke font.
    public enum Design: Hashable, Sendable {
        /// The usual.
        case `default`
        /// Taken as the usual.
        case rounded
        /// Taken as the usual.
        case monospaced
        /// Taken as the usual.
        case serif
    }

    /// How wide letters are: always as they are.
    public struct Width: Hashable, Sendable {
        /// A share of how much wider or narrower.
        public var value: CGFloat
        /// A width.
        public init(_ value: CGFloat) { self.value = value }
        /// Narrow.
        public static let compressed = Width(-0.4)
        /// Less narrow.
        public static let condensed = Width(-0.2)
        /// The usual.
        public static let standard = Width(0)
        /// Wide.
        public static let expanded = Width(0.2)
    }

    /// How far lines lie apart: always as they do.
    public enum Leading: Hashable, Sendable {
        /// The usual.
        case standard
        /// Taken as the usual.
        case tight
        /// Taken as the usual.
        case loose
    }

    /// What a text is for.
    public enum TextStyle: Hashable, Sendable, CaseIterable {
        /// 34 points.
        case largeTitle
        /// 28 points.
        case title
        /// 22 points.
        case title2
        /// 20 points.
        case title3
        /// 17 points, less than bold.
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

    /// The system's font.
    public static func system(
        size: CGFloat,
        weight: Weight? = nil,
        design: Design? = nil
    ) -> Font {
        Font(size: size, weight: weight ?? .regular)
    }
    /// The system's font for a kind of text.
    public static func system(
        _ style: TextStyle,
        design: Design? = nil,
        weight: Weight? = nil
    ) -> Font {
        weight.map { style.font.weight($0) } ?? style.font
    }
    /// A font by its name: taken as the system's.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(size: size) }
    /// A font by its name: taken as the system's.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(size: fixedSize) }
    /// A font by its name: taken as the system's.
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
    /// 17 points, less than bold.
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

    /// The font with letters of another weight.
    public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }
    /// The font with bold letters.
    public func bold() -> Font { weight(.bold) }
    /// The font with slanted letters.
    public func italic() -> Font { changed { $0.isItalic = true } }
    /// The font itself: all digits have one width.
    public func monospacedDigit() -> Font { self }
    /// The font itself.
    public func monospaced() -> Font { self }
    /// The font itself.
    public func smallCaps() -> Font { self }
    /// The font itself.
    public func leading(_ leading: Leading) -> Font { self }
    /// The font itself.
    public func width(_ width: Width) -> Font { self }
}
