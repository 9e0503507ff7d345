import Foundation
import Raster

/// A background that would blur what lies behind: here a translucent colour, white on light and dark gray on
/// dark.
public struct Material: ShapeStyle, Equatable {
    private let alpha: Double

    /// The thinnest.
    public static let ultraThin = Material(alpha: 0.5)
    /// Thin.
    public static let thin = Material(alpha: 0.62)
    /// The usual.
    public static let regular = Material(alpha: 0.75)
    /// Thick.
    public static let thick = Material(alpha: 0.85)
    /// The thickest.
    public static let ultraThick = Material(alpha: 0.92)
    /// That of bars.
    public static let bar = Material(alpha: 0.8)

    /// The colour in its surroundings.
    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        let isLight = environment.colorScheme == .light
        let white = isLight ? 0.97 : 0.12
        return ResolvedStyle(
            .solid(Raster.Color(red: white, green: white, blue: white, alpha: alpha))
        )
    }
}

extension ShapeStyle where Self == Material {
    /// The thinnest.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// Thin.
    public static var thinMaterial: Material { .thin }
    /// The usual.
    public static var regularMaterial: Material { .regular }
    /// Thick.
    public static var thickMaterial: Material { .thick }
    /// The thickest.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// That of bars.
    public static var bar: Material { .bar }
}

/// A gradient of a colour, lighter at its top.
public struct AnyGradient: ShapeStyle, Hashable {
    private let gradient: Gradient

    /// A gradient.
    public init(_ gradient: Gradient) { self.gradient = gradient }

    fileprivate init(_ color: Color) {
        gradient = Gradient(colors: [Color(.lightened(color.source)), color])
    }

    /// The gradient in its surroundings, from the top to the bottom.
    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        gradient._resolved(in: environment)
    }
}

extension Color {
    /// A gradient of the colour, a little lighter at the top: approximate.
    public var gradient: AnyGradient { AnyGradient(self) }
}

extension AnyGradient: View {
    /// The gradient all over.
    public var body: some View { _ShapeView(Rectangle(), self) }
}
