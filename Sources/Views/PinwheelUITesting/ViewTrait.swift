import Indicators

/// What a view is drawn in.
public struct ViewTrait: Sendable {
    enum Kind: Sendable {
        case scale(Double)
        case appearance(Appearance)
        case palette(Palette)
        case background(ColorValue)
        case contentSize
        case unknownSymbols
    }

    let kind: Kind

    /// Pixels a point, 0.01 to 64; 1 if not given.
    public static func displayScale(_ scale: Double) -> ViewTrait { ViewTrait(kind: .scale(scale)) }
    /// Light or dark; light if not given.
    public static func colorScheme(_ appearance: Appearance) -> ViewTrait {
        ViewTrait(kind: .appearance(appearance))
    }
    /// Which system's colours names stand for; iOS 15 to 18 if not given.
    public static func palette(_ palette: Palette) -> ViewTrait {
        ViewTrait(kind: .palette(palette))
    }
    /// What lies behind the view; nothing if not given.
    public static func background(_ color: ColorValue) -> ViewTrait {
        ViewTrait(kind: .background(color))
    }
    /// The size of the user's texts. It has no effect, which a warning says: texts have the sizes of their
    /// fonts.
    public static func preferredContentSizeCategory(_ category: ContentSize) -> ViewTrait {
        ViewTrait(kind: .contentSize)
    }

    /// Allows symbols without an outline, in whose place a crossed square is drawn. Without it they are
    /// failures.
    public static var allowsUnknownSymbols: ViewTrait { ViewTrait(kind: .unknownSymbols) }

    /// The sizes of the user's texts.
    public enum ContentSize: Hashable, Sendable, CaseIterable {
        /// Smaller than usual.
        case extraSmall, small, medium
        /// The usual.
        case large
        /// Larger than usual.
        case extraLarge, extraExtraLarge, extraExtraExtraLarge
        /// For those who need it.
        case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
    }
}

extension [ViewTrait] {
    /// The surroundings with the traits, the later ones over the earlier; nil for a scale that cannot be.
    func environment(over environment: Environment) -> Environment? {
        var (appearance, palette) = (environment.appearance, environment.palette)
        var (scale, background) = (environment.scale, environment.background)
        for trait in self {
            switch trait.kind {
            case .scale(let value): scale = value
            case .appearance(let value): appearance = value
            case .palette(let value): palette = value
            case .background(let value):
                background = value.resolved(in: appearance, of: palette)
            case .contentSize, .unknownSymbols: break
            }
        }
        return Environment(
            appearance: appearance,
            palette: palette,
            scale: scale,
            background: background
        )
    }

    /// Whether symbols without an outline are allowed.
    var allowUnknownSymbols: Bool {
        contains { if case .unknownSymbols = $0.kind { true } else { false } }
    }

    /// Whether one of them changes nothing.
    var haveContentSize: Bool {
        contains { if case .contentSize = $0.kind { true } else { false } }
    }
}
