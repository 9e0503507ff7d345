import Raster

/// A colour whose components are multiplied by its alpha, each 0…1.
public struct PremultipliedColor: Equatable, Sendable {
    /// Red times alpha.
    public var red: Double
    /// Green times alpha.
    public var green: Double
    /// Blue times alpha.
    public var blue: Double
    /// Opacity.
    public var alpha: Double

    /// Nothing at all.
    public static let clear = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 0)

    /// A colour by its components, which are multiplied already.
    public init(red: Double, green: Double, blue: Double, alpha: Double) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// A straight colour's components times its alpha.
    public init(_ color: Color) {
        self.init(
            red: color.red * color.alpha,
            green: color.green * color.alpha,
            blue: color.blue * color.alpha,
            alpha: color.alpha
        )
    }

    /// The colour `share` of the way from one to another, component by component.
    package static func mix(
        _ from: PremultipliedColor,
        _ to: PremultipliedColor,
        _ share: Double
    ) -> PremultipliedColor {
        func mix(_ from: Double, _ to: Double) -> Double { from * (1 - share) + to * share }
        return PremultipliedColor(
            red: mix(from.red, to.red),
            green: mix(from.green, to.green),
            blue: mix(from.blue, to.blue),
            alpha: mix(from.alpha, to.alpha)
        )
    }
}
