import Base
import Raster

/// A colour by name: the system's, which follow appearance and palette, and constant ones.
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
    /// Text: black on light, white on dark.
    case primary
    /// Lesser text, `secondaryLabel`.
    case secondary
    /// Still lesser text, `tertiaryLabel`.
    case tertiary
    /// The least text, `quaternaryLabel`.
    case quaternary
    /// White in every appearance.
    case white
    /// Black in every appearance.
    case black
    /// Nothing at all.
    case clear
    /// `UIColor.red`: constant.
    case uiRed
    /// `UIColor.blue`: constant.
    case uiBlue
    /// `UIColor.purple`: constant.
    case uiPurple
    /// `UIColor.cyan`: constant.
    case uiCyan
    /// `UIColor.orange`: constant.
    case uiOrange
    /// `UIColor.magenta`: constant.
    case uiMagenta

    /// The names, in the order of the cases.
    public static let names = allCases.map { $0.rawValue }

    /// The colour as it is seen in an appearance of a palette.
    public func resolved(in appearance: Appearance, of palette: Palette) -> Color {
        let shades = shades(of: palette)
        return appearance == .light ? shades.light : shades.dark
    }

    /// The name that was meant by another, such as `systemBlue`, `UIColor.label` or `bleu`.
    static func nearest(to word: String) -> String? {
        var text = word[...]
        for prefix in ["UIColor.", "NSColor.", "Color.", "."]
        where text.hasPrefix(prefix) {
            text = text.dropFirst(prefix.count)
            // Those of UIColor that are not the system's do not change with the appearance.
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
