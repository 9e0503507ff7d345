import Foundation
import Raster

/// A material, approximated by a translucent colour: light gray in light appearance, dark gray in
/// dark. The content behind it is not blurred.
public struct Material: ShapeStyle, Equatable {
    private let alpha: Double

    public static let ultraThin = Material(alpha: 0.5)
    public static let thin = Material(alpha: 0.62)
    public static let regular = Material(alpha: 0.75)
    public static let thick = Material(alpha: 0.85)
    public static let ultraThick = Material(alpha: 0.92)
    public static let bar = Material(alpha: 0.8)

    /// Returns the translucent colour for an environment.
    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        let isLight = environment.colorScheme == .light
        let white = isLight ? 0.97 : 0.12
        return ResolvedStyle(
            .solid(Raster.Color(red: white, green: white, blue: white, alpha: alpha))
        )
    }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}

/// A gradient of one colour, lighter at the top.
public struct AnyGradient: ShapeStyle, Hashable {
    private let gradient: Gradient

    public init(_ gradient: Gradient) { self.gradient = gradient }

    fileprivate init(_ color: Color) {
        gradient = Gradient(colors: [Color(.lightened(color.source)), color])
    }

    /// Returns the gradient from top to bottom for an environment.
    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        gradient._resolved(in: environment)
    }
}

extension Color {
    /// An approximation of the system's gradient. The top colour has one sixth of white mixed in.
    public var gradient: AnyGradient { AnyGradient(self) }
}

extension AnyGradient: View {
    public var body: some View { _ShapeView(Rectangle(), self) }
}
