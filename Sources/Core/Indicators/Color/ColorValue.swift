import Raster

/// A colour in a design.
public enum ColorValue: Equatable, Sendable {
    /// A system colour or another named colour.
    case system(SystemColor)
    /// A colour that is the same in every appearance.
    case fixed(Color)
    /// A colour for each appearance.
    indirect case adaptive(light: ColorValue, dark: ColorValue)
    /// A colour whose alpha is multiplied by a number in 0…1. The colour and the number may be
    /// parameters.
    indirect case faded(Setting<ColorValue>, alpha: Setting<Double>)

    /// Returns the colour in an appearance and a palette.
    ///
    /// `Resolver` must have replaced all parameters. An unresolved colour counts as clear, and an
    /// unresolved alpha as 1.
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

    /// The first parameter that the colour depends on, or `nil` for none.
    package var parameter: String? {
        switch self {
        case .system, .fixed: nil
        case .adaptive(let light, let dark): light.parameter ?? dark.parameter
        case .faded(let color, let alpha):
            color.firstParameter ?? color.constant?.parameter ?? alpha.firstParameter
        }
    }

    /// Parses a colour.
    ///
    /// The allowed forms are a name of `SystemColor`, `#RGB`, `#RGBA`, `#RRGGBB`, `#RRGGBBAA`,
    /// `rgb(r, g, b)` and `rgba(r, g, b, a)`. Components are 0…255 and alpha is 0…1. Spaces around
    /// the colour and its parts are ignored.
    ///
    /// - Throws: `ColorSyntaxError` with the position and a hint.
    public init(parsing text: String) throws(ColorSyntaxError) {
        var reader = ColorParser(text)
        self = try reader.read()
    }
}

/// The version of the system colours.
public enum Palette: String, Hashable, Sendable, CaseIterable {
    /// The colours of iOS 15 to iOS 18.
    case ios18
    /// The colours of iOS 26.
    case ios26
}
