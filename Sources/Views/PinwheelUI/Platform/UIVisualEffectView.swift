import Foundation

/// What UIKit does to what lies behind a view.
@MainActor @preconcurrency
public class UIVisualEffect {
    init() {}
}

/// UIKit's blur: a translucent colour here, as SwiftUI's materials.
@MainActor @preconcurrency
public final class UIBlurEffect: UIVisualEffect {
    /// How it looks.
    public enum Style: Int, Sendable {
        /// Lighter than light.
        case extraLight = 0
        /// Light.
        case light = 1
        /// Dark.
        case dark = 2
        /// As the surroundings are.
        case regular = 4
        /// As the surroundings are, and stronger.
        case prominent = 5
        /// The thinnest material.
        case systemUltraThinMaterial = 6
        /// A thin one.
        case systemThinMaterial = 7
        /// The usual one.
        case systemMaterial = 8
        /// A thick one.
        case systemThickMaterial = 9
        /// That of bars.
        case systemChromeMaterial = 10
        /// The thinnest material, light.
        case systemUltraThinMaterialLight = 11
        /// A thin one, light.
        case systemThinMaterialLight = 12
        /// The usual one, light.
        case systemMaterialLight = 13
        /// A thick one, light.
        case systemThickMaterialLight = 14
        /// That of bars, light.
        case systemChromeMaterialLight = 15
        /// The thinnest material, dark.
        case systemUltraThinMaterialDark = 16
        /// A thin one, dark.
        case systemThinMaterialDark = 17
        /// The usual one, dark.
        case systemMaterialDark = 18
        /// A thick one, dark.
        case systemThickMaterialDark = 19
        /// That of bars, dark.
        case systemChromeMaterialDark = 20

        /// The material that it is taken for.
        fileprivate var material: Material {
            switch self {
            case .systemUltraThinMaterial, .systemUltraThinMaterialLight,
                .systemUltraThinMaterialDark:
                .ultraThin
            case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
            case .extraLight, .prominent, .systemThickMaterial, .systemThickMaterialLight,
                .systemThickMaterialDark:
                .thick
            case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark:
                .bar
            case .light, .dark, .regular, .systemMaterial, .systemMaterialLight,
                .systemMaterialDark:
                .regular
            }
        }

        /// Whether it is light or dark, whatever the surroundings are; nil: as they are.
        fileprivate var scheme: ColorScheme? {
            switch self {
            case .extraLight, .light: .light
            case .dark: .dark
            case .regular, .prominent: nil
            default: rawValue > 15 ? .dark : rawValue > 10 ? .light : nil
            }
        }
    }

    let style: Style

    /// A blur of a style.
    public init(style: Style) { self.style = style }
}

/// UIKit's effect on what lies over a blur: nothing here.
@MainActor @preconcurrency
public final class UIVibrancyEffect: UIVisualEffect {
    /// An effect over a blur.
    public init(blurEffect: UIBlurEffect) {}
}

/// UIKit's view that blurs what lies behind it: a translucent colour here.
@MainActor @preconcurrency
public final class UIVisualEffectView: UIView {
    /// What is done; nil: nothing.
    public var effect: UIVisualEffect? { didSet { changed?() } }

    /// A view with an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init()
    }

    override var picture: AnyView {
        guard let style = (effect as? UIBlurEffect)?.style else { return super.picture }
        let blur = Rectangle().fill(style.material)
        return switch style.scheme {
        case .some(let scheme): AnyView(blur.environment(\.colorScheme, scheme))
        case .none: AnyView(blur)
        }
    }
}
