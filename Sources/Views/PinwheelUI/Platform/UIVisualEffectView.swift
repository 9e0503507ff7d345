import Foundation

@MainActor @preconcurrency
public class UIVisualEffect {
    init() {}
}

/// UIKit's blur effect, approximated by a translucent colour like `Material`.
@MainActor @preconcurrency
public final class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light = 1
        case dark = 2
        /// Follows the light or dark appearance of the environment.
        case regular = 4
        /// Follows the light or dark appearance of the environment, with a thick material.
        case prominent = 5
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
        case systemChromeMaterial = 10
        case systemUltraThinMaterialLight = 11
        case systemThinMaterialLight = 12
        case systemMaterialLight = 13
        case systemThickMaterialLight = 14
        case systemChromeMaterialLight = 15
        case systemUltraThinMaterialDark = 16
        case systemThinMaterialDark = 17
        case systemMaterialDark = 18
        case systemThickMaterialDark = 19
        case systemChromeMaterialDark = 20

        /// The corresponding material of SwiftUI.
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

        /// The light or dark appearance of the style, or `nil` to follow the environment.
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

    public init(style: Style) { self.style = style }
}

/// UIKit's vibrancy effect, which has no effect.
@MainActor @preconcurrency
public final class UIVibrancyEffect: UIVisualEffect {
    public init(blurEffect: UIBlurEffect) {}
}

/// UIKit's visual effect view. It fills its frame with a translucent colour and does not blur the
/// content behind it.
@MainActor @preconcurrency
public final class UIVisualEffectView: UIView {
    /// The effect, or `nil` for none.
    public var effect: UIVisualEffect? { didSet { onChange?() } }

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init()
    }

    override var content: AnyView {
        guard let style = (effect as? UIBlurEffect)?.style else { return super.content }
        let blur = Rectangle().fill(style.material)
        return switch style.scheme {
        case .some(let scheme): AnyView(blur.environment(\.colorScheme, scheme))
        case .none: AnyView(blur)
        }
    }
}
