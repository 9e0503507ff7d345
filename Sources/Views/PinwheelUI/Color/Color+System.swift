import Foundation
import Indicators
import Raster

extension Color {
    /// The system's red.
    public static let red = Color(.system(.red))
    /// The system's orange.
    public static let orange = Color(.system(.orange))
    /// The system's yellow.
    public static let yellow = Color(.system(.yellow))
    /// The system's green.
    public static let green = Color(.system(.green))
    /// The system's mint.
    public static let mint = Color(.system(.mint))
    /// The system's teal.
    public static let teal = Color(.system(.teal))
    /// The system's cyan.
    public static let cyan = Color(.system(.cyan))
    /// The system's blue.
    public static let blue = Color(.system(.blue))
    /// The system's indigo.
    public static let indigo = Color(.system(.indigo))
    /// The system's purple.
    public static let purple = Color(.system(.purple))
    /// The system's pink.
    public static let pink = Color(.system(.pink))
    /// The system's brown.
    public static let brown = Color(.system(.brown))
    /// The system's gray.
    public static let gray = Color(.system(.gray))
    /// Black on light, white on dark.
    public static let primary = Color(.system(.primary))
    /// Lesser text.
    public static let secondary = Color(.system(.secondary))
    /// White everywhere.
    public static let white = Color(.system(.white))
    /// Black everywhere.
    public static let black = Color(.system(.black))
    /// Nothing at all.
    public static let clear = Color(.system(.clear))
    /// What controls and links are drawn in: the environment's tint, else blue.
    public static let accentColor = Color(.accent)
}

/// A colour in UIKit's words.
public final class UIColor: Hashable, Sendable {
    let source: Color.Source

    init(_ source: Color.Source) { self.source = source }

    /// A colour of components in 0…1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        source = Color(red: red, green: green, blue: blue, opacity: alpha).source
    }
    /// A gray.
    public init(white: CGFloat, alpha: CGFloat) {
        source = Color(white: white, opacity: alpha).source
    }
    /// A colour by hue, saturation and brightness, 0…1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        source =
            Color(
                hue: hue,
                saturation: saturation,
                brightness: brightness,
                opacity: alpha
            ).source
    }
    /// The colour of a Color.
    public init(_ color: Color) { source = color.source }

    /// The colour, with another alpha.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(.faded(source, by: alpha))
    }

    /// Whether both are made of the same.
    public static func == (lhs: UIColor, rhs: UIColor) -> Bool { lhs.source == rhs.source }
    /// Hashes what the colour is made of.
    public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

extension UIColor {
    /// UIKit's `systemRed`.
    public static let systemRed = UIColor(.system(.red))
    /// UIKit's `systemOrange`.
    public static let systemOrange = UIColor(.system(.orange))
    /// UIKit's `systemYellow`.
    public static let systemYellow = UIColor(.system(.yellow))
    /// UIKit's `systemGreen`.
    public static let systemGreen = UIColor(.system(.green))
    /// UIKit's `systemMint`.
    public static let systemMint = UIColor(.system(.mint))
    /// UIKit's `systemTeal`.
    public static let systemTeal = UIColor(.system(.teal))
    /// UIKit's `systemCyan`.
    public static let systemCyan = UIColor(.system(.cyan))
    /// UIKit's `systemBlue`.
    public static let systemBlue = UIColor(.system(.blue))
    /// UIKit's `systemIndigo`.
    public static let systemIndigo = UIColor(.system(.indigo))
    /// UIKit's `systemPurple`.
    public static let systemPurple = UIColor(.system(.purple))
    /// UIKit's `systemPink`.
    public static let systemPink = UIColor(.system(.pink))
    /// UIKit's `systemBrown`.
    public static let systemBrown = UIColor(.system(.brown))
    /// UIKit's `systemGray`.
    public static let systemGray = UIColor(.system(.gray))
    /// UIKit's `label`.
    public static let label = UIColor(.system(.primary))
    /// UIKit's `secondaryLabel`.
    public static let secondaryLabel = UIColor(.system(.secondary))
    /// UIKit's `tertiaryLabel`.
    public static let tertiaryLabel = UIColor(.system(.tertiary))
    /// UIKit's `quaternaryLabel`.
    public static let quaternaryLabel = UIColor(.system(.quaternary))
    /// UIKit's `white`.
    public static let white = UIColor(.system(.white))
    /// UIKit's `black`.
    public static let black = UIColor(.system(.black))
    /// UIKit's `clear`.
    public static let clear = UIColor(.system(.clear))
    /// UIKit's `red`.
    public static let red = UIColor(.system(.uiRed))
    /// UIKit's `blue`.
    public static let blue = UIColor(.system(.uiBlue))
    /// UIKit's `purple`.
    public static let purple = UIColor(.system(.uiPurple))
    /// UIKit's `cyan`.
    public static let cyan = UIColor(.system(.uiCyan))
    /// UIKit's `orange`.
    public static let orange = UIColor(.system(.uiOrange))
    /// UIKit's `magenta`.
    public static let magenta = UIColor(.system(.uiMagenta))
    /// UIKit's `systemBackground`.
    public static let systemBackground = UIColor(
        .adaptive(
            light: .fixed(Raster.Color(red8: 255, green8: 255, blue8: 255)),
            dark: .fixed(Raster.Color(red8: 0, green8: 0, blue8: 0))
        )
    )
    /// UIKit's `secondarySystemBackground`.
    public static let secondarySystemBackground = UIColor(
        .adaptive(
            light: .fixed(Raster.Color(red8: 242, green8: 242, blue8: 247)),
            dark: .fixed(Raster.Color(red8: 28, green8: 28, blue8: 30))
        )
    )
    /// UIKit's `tertiarySystemBackground`.
    public static let tertiarySystemBackground = UIColor(
        .adaptive(
            light: .fixed(Raster.Color(red8: 255, green8: 255, blue8: 255)),
            dark: .fixed(Raster.Color(red8: 44, green8: 44, blue8: 46))
        )
    )
    /// UIKit's `systemGray2`.
    public static let systemGray2 = UIColor(
        .adaptive(
            light: .fixed(Raster.Color(red8: 174, green8: 174, blue8: 178)),
            dark: .fixed(Raster.Color(red8: 99, green8: 99, blue8: 102))
        )
    )
    /// UIKit's `systemGray3`.
    public static let systemGray3 = UIColor(
        .adaptive(
            light: .fixed(Raster.Color(red8: 199, green8: 199, blue8: 204)),
            dark: .fixed(Raster.Color(red8: 72, green8: 72, blue8: 74))
        )
    )
    /// UIKit's `systemGray4`.
    public static let systemGray4 = UIColor(
        .adaptive(
            light: .fixed(Raster.Color(red8: 209, green8: 209, blue8: 214)),
            dark: .fixed(Raster.Color(red8: 58, green8: 58, blue8: 60))
        )
    )
    /// UIKit's `systemGray5`.
    public static let systemGray5 = UIColor(
        .adaptive(
            light: .fixed(Raster.Color(red8: 229, green8: 229, blue8: 234)),
            dark: .fixed(Raster.Color(red8: 44, green8: 44, blue8: 46))
        )
    )
    /// UIKit's `systemGray6`.
    public static let systemGray6 = UIColor(
        .adaptive(
            light: .fixed(Raster.Color(red8: 242, green8: 242, blue8: 247)),
            dark: .fixed(Raster.Color(red8: 28, green8: 28, blue8: 30))
        )
    )
    /// UIKit's `separator`.
    public static let separator = UIColor(
        .adaptive(
            light: .fixed(Raster.Color(red8: 60, green8: 60, blue8: 67, alpha: 0.29)),
            dark: .fixed(Raster.Color(red8: 84, green8: 84, blue8: 88, alpha: 0.6))
        )
    )
    /// UIKit's `systemFill`.
    public static let systemFill = UIColor(
        .adaptive(
            light: .fixed(Raster.Color(red8: 120, green8: 120, blue8: 128, alpha: 0.2)),
            dark: .fixed(Raster.Color(red8: 120, green8: 120, blue8: 128, alpha: 0.36))
        )
    )
}
