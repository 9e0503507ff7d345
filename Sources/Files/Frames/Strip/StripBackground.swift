import Base
import Indicators
import Raster

/// The background of a strip.
package enum StripBackground: Equatable, Sendable {
    /// A checkerboard behind each frame, and a plain background between the frames.
    case checker
    /// No background. The strip is transparent.
    case none
    /// A single colour.
    case color(ColorValue)

    /// Parses `checker`, `none` or a colour.
    package init(parsing text: String) throws(InputError) {
        switch text {
        case "checker": self = .checker
        case "none": self = .none
        default: self = .color(try ColorArgument.color(text))
        }
    }

    /// Returns the colours for an appearance.
    package func colors(in appearance: Appearance, of palette: Palette) -> StripColors {
        let isDark = appearance == .dark
        switch self {
        case .checker:
            let plain: UInt8 = isDark ? 28 : 255
            let square: UInt8 = isDark ? 44 : 240
            return StripColors(
                sheet: Self.gray(plain),
                squares: (Self.gray(plain), Self.gray(square)),
                text: Self.gray(isDark ? 190 : 80)
            )
        case .none:
            // Readable on both white and black.
            return StripColors(sheet: nil, squares: nil, text: Self.gray(128))
        case .color(let value):
            let color = value.resolved(in: appearance, of: palette)
            return StripColors(
                sheet: color.alpha > 0 ? color : nil,
                squares: nil,
                text: Self.text(on: color)
            )
        }
    }

    /// Returns a grey that is readable on `color`. The weights are those of Rec. 709 luma.
    private static func text(on color: Color) -> Color {
        let luma = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
        guard color.alpha > 0.5 else { return gray(128) }
        return gray(luma > 0.5 ? 64 : 200)
    }

    private static func gray(_ value: UInt8) -> Color {
        Color(red8: value, green8: value, blue8: value)
    }
}

/// The colours of a strip.
package struct StripColors: Sendable {
    /// The background of the entire strip, or `nil` if it is transparent.
    package let sheet: Color?
    /// The two colours of the checkerboard behind each frame, or `nil`.
    package let squares: (Color, Color)?
    /// The colour of labels.
    package let text: Color
}
