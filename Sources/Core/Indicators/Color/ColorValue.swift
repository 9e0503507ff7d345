import Raster

/// A colour as designs give it: by name, by components, or one for each appearance.
public enum ColorValue: Equatable, Sendable {
    /// A colour by name.
    case system(SystemColor)
    /// The same components everywhere.
    case fixed(Color)
    /// One for each appearance.
    indirect case adaptive(light: ColorValue, dark: ColorValue)
    /// A colour whose alpha is multiplied by a number of 0…1. Parameters may stand for both.
    indirect case faded(Setting<ColorValue>, alpha: Setting<Double>)

    /// The colour as it is seen in an appearance of a palette.
    ///
    /// A parameter has no value here: `Resolver` replaces parameters by their values before drawing.
    public func resolved(in appearance: Appearance, of palette: Palette) -> Color {
        switch self {
        case .system(let name): name.resolved(in: appearance, of: palette)
        case .fixed(let color): color
        case .adaptive(let light, let dark):
            (appearance == .light ? light : dark).resolved(in: appearance, of: palette)
        case .faded(let color, let alpha):
            (color.constant ?? .system(.clear)).resolved(in: appearance, of: palette)
                .opacity(alpha.constant ?? 1)
        }
    }

    /// The first parameter that the colour depends on, or `nil` if it depends on none.
    package var parameter: String? {
        switch self {
        case .system, .fixed: nil
        case .adaptive(let light, let dark): light.parameter ?? dark.parameter
        case .faded(let color, let alpha):
            color.firstParameter ?? color.constant?.parameter ?? alpha.firstParameter
        }
    }

    /// The colour that `text` spells: a name of `SystemColor`, `#RGB`, `#RGBA`,
    /// `#RRGGBB`, `#RRGGBBAA`, `rgb(r, g, b)` or `rgba(r, g, b, a)` with components of 0…255 and an
    /// alpha of 0…1. Blanks around it and around its parts do not count.
    ///
    /// - Throws: `ColorSyntaxError` with the location and a hint.
    public init(parsing text: String) throws(ColorSyntaxError) {
        var reader = ColorReader(text)
        self = try reader.read()
    }
}

/// The generation of system colours that names stand for.
public enum Palette: String, Hashable, Sendable, CaseIterable {
    /// iOS 15 to iOS 18.
    case ios18
    /// iOS 26.
    case ios26
}
