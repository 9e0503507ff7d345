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
        .adaptive(
            light: .fixed(Raster.Color(red8: 255, green8: 255, blue8: 255)),
            dark: .fixed(Raster.Color(red8: 0, green8: 0, blue8: 0))
        )
    )
    public static let secondarySystemBackground = UIColor(
        .adaptive(
            light: .fixed(Raster.Color(red8: 242, green8: 242, blue8: 247)),
            dark: .fixed(Raster.Color(red8: 28, green8: 28, blue8: 30))
        )
    )
    public static let tertiarySystemBackground = UIColor(
        .adaptive(
            light: .fixed(Raster.Color(red8: 255, green8: 255, blue8: 255)),
            dark: .fixed(Raster.Color(red8: 44, green8: 44, blue8: 46))
        )
    )
    public static let systemGray2 = UIColor(
        .adaptive(
            light: .fixed(Raster.Color(red8: 174, green8: 174, blue8: 178)),
            dark: .fixed(Raster.Color(red8: 99, green8: 99, blue8: 102))
        )
    )
    public static let systemGray3 = UIColor(
        .adaptive(
            light: .fixed(Raster.Color(red8: 199, green8: 199, blue8: 204)),
            dark: .fixed(Raster.Color(red8: 72, green8: 72, blue8: 74))
        )
    )
    public static let systemGray4 = UIColor(
        .adaptive(
            light: .fixed(Raster.Color(red8: 209, green8: 209, blue8: 214)),
            dark: .fixed(Raster.Color(red8: 58, green8: 58, blue8: 60))
        )
    )
    public static let systemGray5 = UIColor(
        .adaptive(
            light: .fixed(Raster.Color(red8: 229, green8: 229, blue8: 234)),
            dark: .fixed(Raster.Color(red8: 44, green8: 44, blue8: 46))
        )
    )
    public static let systemGray6 = UIColor(
        .adaptive(
            light: .fixed(Raster.Color(red8: 242, green8: 242, blue8: 247)),
            dark: .fixed(Raster.Color(red8: 28, green8: 28, blue8: 30))
        )
    )
    public static let separator = UIColor(
        .adaptive(
            light: .fixed(Raster.Color(red8: 60, green8: 60, blue8: 67, alpha: 0.29)),
            dark: .fixed(Raster.Color(red8: 84, green8: 84, blue8: 88, alpha: 0.6))
        )
    )
    public static let systemFill = UIColor(
        .adaptive(
            light: .fixed(Raster.Color(red8: 120, green8: 120, blue8: 128, alpha: 0.2)),
            dark: .fixed(Raster.Color(red8: 120, green8: 120, blue8: 128, alpha: 0.36))
        )
    )
}
