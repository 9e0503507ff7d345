import Foundation
import Indicators
import Raster

extension Color {
    public static let red = Color(.system(.red))
    public static let orange = Color(.system(.orange))
    public static let yellow = Color(.system(.yellow))
    public static let green = Color(.system(.green))
    public static let mint = Color(.system(.mint))
    public static let teal = Color(.system(.teal))
    public static let cyan = Color(.system(.cyan))
    public static let blue = Color(.system(.blue))
    public static let indigo = Color(.system(.indigo))
    public static let purple = Color(.system(.purple))
    public static let pink = Color(.system(.pink))
    public static let brown = Color(.system(.brown))
    public static let gray = Color(.system(.gray))
    /// Black in light appearance, white in dark.
    public static let primary = Color(.system(.primary))
    public static let secondary = Color(.system(.secondary))
    public static let white = Color(.system(.white))
    public static let black = Color(.system(.black))
    public static let clear = Color(.system(.clear))
    /// The tint of the environment, or the system's blue.
    public static let accentColor = Color(.accent)
}

/// UIKit's colour as a class. It resolves in a view's environment like `Color`.
public final class UIColor: Hashable, Sendable {
    let source: Color.Source

    init(_ source: Color.Source) { self.source = source }

    /// Creates a colour from sRGB components in 0…1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        source = Color(red: red, green: green, blue: blue, opacity: alpha).source
    }
    public init(white: CGFloat, alpha: CGFloat) {
        source = Color(white: white, opacity: alpha).source
    }
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        source =
            Color(
                hue: hue,
                saturation: saturation,
                brightness: brightness,
                opacity: alpha
            ).source
    }
    public init(_ color: Color) { source = color.source }

    /// Returns the colour with its alpha multiplied by `alpha`.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(.faded(source, by: alpha))
    }

    public static func == (lhs: UIColor, rhs: UIColor) -> Bool { lhs.source == rhs.source }
    public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

extension UIColor {
    public static let systemRed = UIColor(.system(.red))
    public static let systemOrange = UIColor(.system(.orange))
    public static let systemYellow = UIColor(.system(.yellow))
    public static let systemGreen = UIColor(.system(.green))
    public static let systemMint = UIColor(.system(.mint))
    public static let systemTeal = UIColor(.system(.teal))
    public static let systemCyan = UIColor(.system(.cyan))
    public static let systemBlue = UIColor(.system(.blue))
    public static let systemIndigo = UIColor(.system(.indigo))
    public static let systemPurple = UIColor(.system(.purple))
    public static let systemPink = UIColor(.system(.pink))
    public static let systemBrown = UIColor(.system(.brown))
    public static let systemGray = UIColor(.system(.gray))
    public static let label = UIColor(.system(.primary))
    public static let secondaryLabel = UIColor(.system(.secondary))
    public static let tertiaryLabel = UIColor(.system(.tertiary))
    public static let quaternaryLabel = UIColor(.system(.quaternary))
    public static let white = UIColor(.system(.white))
    public static let black = UIColor(.system(.black))
    public static let clear = UIColor(.system(.clear))
    public static let red = UIColor(.system(.uiRed))
    public static let blue = UIColor(.system(.uiBlue))
    public static let purple = UIColor(.system(.uiPurple))
    public static let cyan = UIColor(.system(.uiCyan))
    public static let orange = UIColor(.system(.uiOrange))
    public static let magenta = UIColor(.system(.uiMagenta))
    public static let systemBackground = UIColor(
        light: (255, 255, 255, 1),
        dark: (0, 0, 0, 1)
    )
    public static let secondarySystemBackground = UIColor(
        light: (242, 242, 247, 1),
        dark: (28, 28, 30, 1)
    )
    public static let tertiarySystemBackground = UIColor(
        light: (255, 255, 255, 1),
        dark: (44, 44, 46, 1)
    )
    public static let systemGray2 = UIColor(
        light: (174, 174, 178, 1),
        dark: (99, 99, 102, 1)
    )
    public static let systemGray3 = UIColor(
        light: (199, 199, 204, 1),
        dark: (72, 72, 74, 1)
    )
    public static let systemGray4 = UIColor(
        light: (209, 209, 214, 1),
        dark: (58, 58, 60, 1)
    )
    public static let systemGray5 = UIColor(
        light: (229, 229, 234, 1),
        dark: (44, 44, 46, 1)
    )
    public static let systemGray6 = UIColor(
        light: (242, 242, 247, 1),
        dark: (28, 28, 30, 1)
    )
    public static let separator = UIColor(
        light: (60, 60, 67, 0.29),
        dark: (84, 84, 88, 0.6)
    )
    public static let systemFill = UIColor(
        light: (120, 120, 128, 0.2),
        dark: (120, 120, 128, 0.36)
    )
}
