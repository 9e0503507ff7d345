import Indicators

/// A property of the environment that a view is drawn in.
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

    /// The scale in pixels per point, from 0.01 to 64. The default is 1.
    public static func displayScale(_ scale: Double) -> ViewTrait { ViewTrait(kind: .scale(scale)) }
    /// The light or dark appearance. The default is light.
    public static func colorScheme(_ appearance: Appearance) -> ViewTrait {
        ViewTrait(kind: .appearance(appearance))
    }
    /// The system version whose colours the system colour names resolve to. The default is iOS 15
    /// to 18.
    public static func palette(_ palette: Palette) -> ViewTrait {
        ViewTrait(kind: .palette(palette))
    }
    /// The colour behind the view. The default is transparent.
    public static func background(_ color: ColorValue) -> ViewTrait {
        ViewTrait(kind: .background(color))
    }
    /// The user's text size. It only adds a warning: text always has the size of its font.
    public static func preferredContentSizeCategory(_ category: ContentSize) -> ViewTrait {
        ViewTrait(kind: .contentSize)
    }

    /// The permission to draw symbols without an outline as crossed squares. Without this trait
    /// such a symbol makes the test fail.
    public static var allowsUnknownSymbols: ViewTrait { ViewTrait(kind: .unknownSymbols) }

    /// The user's preferred text sizes.
    public enum ContentSize: Hashable, Sendable, CaseIterable {
        /// Smaller than the default.
        case extraSmall, small, medium
        /// The default.
        case large
        /// Larger than the default.
        case extraLarge, extraExtraLarge, extraExtraExtraLarge
        /// The accessibility text sizes.
        case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
    }
}

extension [ViewTrait] {
    /// Returns `environment` with the traits applied. Later traits override earlier ones. Returns
    /// `nil` if the scale is out of range.
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

    /// Whether a trait sets the text size, which has no effect.
    var haveContentSize: Bool {
        contains { if case .contentSize = $0.kind { true } else { false } }
    }
}
