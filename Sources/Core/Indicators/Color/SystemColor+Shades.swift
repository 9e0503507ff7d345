import Raster

/// A colour with its variants for both appearances.
struct Shades {
    let light: Color
    let dark: Color

    /// Creates opaque colours from 8-bit components, 0xRRGGBB.
    init(_ light: UInt32, _ dark: UInt32) {
        self.init(light, 1, dark, 1)
    }

    /// Creates colours from 8-bit components, 0xRRGGBB, and an alpha of 0…1 each.
    init(_ light: UInt32, _ lightAlpha: Double, _ dark: UInt32, _ darkAlpha: Double) {
        self.light = Self.color(light, lightAlpha)
        self.dark = Self.color(dark, darkAlpha)
    }

    /// Creates a colour that is the same in both appearances.
    init(constant color: Color) {
        light = color
        dark = color
    }

    private static func color(_ rgb: UInt32, _ alpha: Double) -> Color {
        Color(
            red8: UInt8(truncatingIfNeeded: rgb >> 16),
            green8: UInt8(truncatingIfNeeded: rgb >> 8),
            blue8: UInt8(truncatingIfNeeded: rgb),
            alpha: alpha
        )
    }
}

extension SystemColor {
    /// Returns the variants of the colour in a palette.
    ///
    /// Source: Apple, Human Interface Guidelines, Color, and the system's asset catalogues.
    func shades(of palette: Palette) -> Shades {
        if palette == .ios26, let changed = ios26 { return changed }
        switch self {
        case .red: return Shades(0xFF3B30, 0xFF453A)
        case .orange: return Shades(0xFF9500, 0xFF9F0A)
        case .yellow: return Shades(0xFFCC00, 0xFFD60A)
        case .green: return Shades(0x34C759, 0x30D158)
        case .mint: return Shades(0x00C7BE, 0x63E6E2)
        case .teal: return Shades(0x30B0C7, 0x40C8E0)
        case .cyan: return Shades(0x32ADE6, 0x64D2FF)
        case .blue: return Shades(0x007AFF, 0x0A84FF)
        case .indigo: return Shades(0x5856D6, 0x5E5CE6)
        case .purple: return Shades(0xAF52DE, 0xBF5AF2)
        case .pink: return Shades(0xFF2D55, 0xFF375F)
        case .brown: return Shades(0xA2845E, 0xAC8E68)
        case .gray: return Shades(0x8E8E93, 0x8E8E93)
        case .primary: return Shades(0x000000, 0xFFFFFF)
        case .secondary: return Shades(0x3C3C43, 0.6, 0xEBEBF5, 0.6)
        case .tertiary: return Shades(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
        case .quaternary: return Shades(0x3C3C43, 0.18, 0xEBEBF5, 0.16)
        case .white: return Shades(constant: .white)
        case .black: return Shades(constant: .black)
        case .clear: return Shades(constant: .clear)
        case .uiRed: return Shades(constant: Color(red: 1, green: 0, blue: 0))
        case .uiBlue: return Shades(constant: Color(red: 0, green: 0, blue: 1))
        case .uiPurple: return Shades(constant: Color(red: 0.5, green: 0, blue: 0.5))
        case .uiCyan: return Shades(constant: Color(red: 0, green: 1, blue: 1))
        case .uiOrange: return Shades(constant: Color(red: 1, green: 0.5, blue: 0))
        case .uiMagenta: return Shades(constant: Color(red: 1, green: 0, blue: 1))
        }
    }

    /// The colours that changed in iOS 26.
    private var ios26: Shades? {
        switch self {
        case .red: Shades(0xFF383C, 0xFF4245)
        case .orange: Shades(0xFF8D28, 0xFF9230)
        case .yellow: Shades(0xFFCC00, 0xFFD600)
        case .mint: Shades(0x00C8B3, 0x00DAC3)
        case .teal: Shades(0x00C3D0, 0x00D2E0)
        case .cyan: Shades(0x00C0E8, 0x3CD3FE)
        case .blue: Shades(0x0088FF, 0x0091FF)
        case .indigo: Shades(0x6155F5, 0x6D7CFF)
        case .purple: Shades(0xCB30E0, 0xDB34F2)
        case .brown: Shades(0xAC7F5E, 0xB78A66)
        case .quaternary: Shades(0x3C3C43, 0.18, 0xEBEBF5, 0.18)
        default: nil
        }
    }
}
