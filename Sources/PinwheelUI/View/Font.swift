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

    var size: CGFloat
    var weight = Weight.regular

    /// The system's font.
    public static func system(
        size: CGFloat,
        weight: Weight? = nil,
        design: Design? = nil
    ) -> Font {
        Font(size: size, weight: weight ?? .regular)
    }
    /// A font by its name: taken as the system's.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(size: size) }

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

    /// The font with letters of another weight.
    public func weight(_ weight: Weight) -> Font { Font(size: size, weight: weight) }
    /// The font with bold letters.
    public func bold() -> Font { weight(.bold) }
    /// The font itself: all digits have one width.
    public func monospacedDigit() -> Font { self }
}
