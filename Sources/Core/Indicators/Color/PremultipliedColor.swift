import Raster

/// A colour whose components are multiplied by its alpha, each in 0…1.
public struct PremultipliedColor: Equatable, Sendable {
    /// Red multiplied by alpha.
    public var red: Double
    /// Green multiplied by alpha.
    public var green: Double
    /// Blue multiplied by alpha.
    public var blue: Double
    /// The opacity.
    public var alpha: Double

    /// Fully transparent.
    public static let clear = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 0)

    /// Creates a colour from components that are already multiplied.
    public init(red: Double, green: Double, blue: Double, alpha: Double) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Creates a colour from one with straight alpha.
    public init(_ color: Color) {
        self.init(
            red: color.red * color.alpha,
            green: color.green * color.alpha,
            blue: color.blue * color.alpha,
            alpha: color.alpha
        )
    }

    /// Interpolates between two colours, component by component.
    package static func mix(
        _ from: PremultipliedColor,
        _ to: PremultipliedColor,
        _ fraction: Double
    ) -> PremultipliedColor {
        func mix(_ from: Double, _ to: Double) -> Double { from * (1 - fraction) + to * fraction }
        return PremultipliedColor(
            red: mix(from.red, to.red),
            green: mix(from.green, to.green),
            blue: mix(from.blue, to.blue),
            alpha: mix(from.alpha, to.alpha)
        )
    }
}
