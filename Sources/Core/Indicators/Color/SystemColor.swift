import Base
import Raster

/// A named colour: a system colour, which adapts to appearance and palette, or a constant one.
public enum SystemColor: String, Hashable, Sendable, CaseIterable {
    /// The system's red.
    case red
    /// The system's orange.
    case orange
    /// The system's yellow.
    case yellow
    /// The system's green.
    case green
    /// The system's mint.
    case mint
    /// The system's teal.
    case teal
    /// The system's cyan.
    case cyan
    /// The system's blue.
    case blue
    /// The system's indigo.
    case indigo
    /// The system's purple.
    case purple
    /// The system's pink.
    case pink
    /// The system's brown.
    case brown
    /// The system's gray.
    case gray
    /// The label colour for primary content: black in light, white in dark.
    case primary
    /// The label colour for secondary content, `secondaryLabel`.
    case secondary
    /// The label colour for tertiary content, `tertiaryLabel`.
    case tertiary
    /// The label colour for quaternary content, `quaternaryLabel`, the faintest.
    case quaternary
    /// White in every appearance.
    case white
    /// Black in every appearance.
    case black
    /// Fully transparent.
    case clear
    /// The constant `UIColor.red`.
    case uiRed
    /// The constant `UIColor.blue`.
    case uiBlue
    /// The constant `UIColor.purple`.
    case uiPurple
    /// The constant `UIColor.cyan`.
    case uiCyan
    /// The constant `UIColor.orange`.
    case uiOrange
    /// The constant `UIColor.magenta`.
    case uiMagenta

    /// The names of all colours, in the order of the cases.
    public static let names = allCases.map { $0.rawValue }

    /// Returns the colour in an appearance and a palette.
    public func resolved(in appearance: Appearance, of palette: Palette) -> Color {
        let shades = shades(of: palette)
        return appearance == .light ? shades.light : shades.dark
    }

    /// Returns the name that was probably meant, for words such as `systemBlue`, `UIColor.label` or
    /// `bleu`.
    static func nearest(to word: String) -> String? {
        var text = word[...]
        for prefix in ["UIColor.", "NSColor.", "Color.", "."]
        where text.hasPrefix(prefix) {
            text = text.dropFirst(prefix.count)
            // Colours of UIColor without the prefix `system` do not adapt to the appearance.
            if prefix == "UIColor.", let name = constant(String(text)) { return name }
        }
        if text.hasSuffix("Color") { text = text.dropLast("Color".count) }
        let labels = [
            "label": primary, "secondaryLabel": secondary, "tertiaryLabel": tertiary,
            "quaternaryLabel": quaternary,
        ]
        if let label = labels[String(text)] { return label.rawValue }
        if word == "none" || word == "transparent" { return clear.rawValue }
        if text.hasPrefix("system") { text = text.dropFirst("system".count) }
        while let last = text.last, last.isASCIIDigit { text.removeLast() }
        return NearestName.suggestion(for: String(text), among: names)
    }

    private static func constant(_ name: String) -> String? {
        let text = "ui" + name.prefix(1).uppercasedASCII + name.dropFirst()
        return SystemColor(rawValue: text)?.rawValue
    }
}
