import Foundation
import Indicators
import Raster

/// A colour with fixed components, or one that depends on the environment.
public struct Color: Hashable, Sendable {
    /// The definition of a colour. An environment resolves it to components.
    indirect enum Source: Hashable, Sendable {
        case system(SystemColor)
        case fixed(Raster.Color)
        /// A colour with its alpha multiplied.
        case faded(Source, by: Double)
        /// One colour for each appearance.
        case adaptive(light: Source, dark: Source)
        /// A colour with one sixth of white mixed in.
        case lightened(Source)
        /// A colour of an asset catalogue.
        case asset(AssetName)
        /// A mix of two colours in linear light, as computed by animations.
        case mixed(MixedColor)
        /// A colour interpolated towards another.
        case blended(Source, Source, by: Double, in: Gradient.ColorSpace)
        /// The tint of the environment, or the system's blue.
        case accent
    }

    let source: Source

    init(_ source: Source) { self.source = source }

    /// The colour space of components.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB
        case sRGBLinear
        /// Treated as sRGB.
        case displayP3
    }

    /// Creates a colour from components in 0…1.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB,
        red: Double,
        green: Double,
        blue: Double,
        opacity: Double = 1
    ) {
        source = .fixed(
            colorSpace == .sRGBLinear
                ? Raster.Color(linearRed: red, green: green, blue: blue, alpha: opacity)
                : Raster.Color(red: red, green: green, blue: blue, alpha: opacity)
        )
    }

    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates a colour. All components are in 0…1. The hue is a fraction of a full turn.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let sector = (hue - hue.rounded(.down)) * 6
        func component(_ shift: Double) -> Double {
            let place = (shift + sector).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// Creates a colour from a UIKit colour. It is disfavoured so that `Color(.name)` refers to the
    /// `ColorResource` of an asset.
    @_disfavoredOverload
    public init(_ color: UIColor) { source = color.source }
    public init(uiColor: UIColor) { source = uiColor.source }

    public func opacity(_ opacity: Double) -> Color { Color(.faded(source, by: opacity)) }

    /// Returns the colour in an environment.
    func resolved(in environment: EnvironmentValues) -> Raster.Color {
        Self.resolved(source, in: environment)
    }

    private static func resolved(_ source: Source, in environment: EnvironmentValues)
        -> Raster.Color
    {
        switch source {
        case .system(let name):
            name.resolved(
                in: environment.colorScheme == .light ? .light : .dark,
                of: environment.palette
            )
        case .fixed(let color): color
        case .faded(let source, let factor): resolved(source, in: environment).opacity(factor)
        case .adaptive(let light, let dark):
            resolved(environment.colorScheme == .light ? light : dark, in: environment)
        case .lightened(let source): resolved(source, in: environment).lightened
        case .asset(let name): Source.resolved(name, in: environment)
        case .mixed(let color): color.encoded
        case .blended(let first, let second, let fraction, let space):
            resolved(first, in: environment)
                .blended(with: resolved(second, in: environment), by: fraction, in: space)
        case .accent: (environment.tint ?? .blue).resolvedAsAccent(in: environment)
        }
    }
}

extension Color {
    /// Returns the colour for use as the tint. If it refers to the tint itself, the reference
    /// resolves to blue.
    fileprivate func resolvedAsAccent(in environment: EnvironmentValues) -> Raster.Color {
        var inner = environment
        inner.tint = nil
        return resolved(in: inner)
    }
}

/// An animated colour in linear light with straight alpha. Components may leave 0…1 while a spring
/// overshoots.
struct MixedColor: Hashable, Sendable, VectorArithmetic {
    var red: Double
    var green: Double
    var blue: Double
    var alpha: Double

    init(red: Double, green: Double, blue: Double, alpha: Double) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    init(_ color: Raster.Color) {
        self.init(
            red: TransferFunction.decode(color.red),
            green: TransferFunction.decode(color.green),
            blue: TransferFunction.decode(color.blue),
            alpha: color.alpha
        )
    }

    var encoded: Raster.Color {
        Raster.Color(linearRed: red, green: green, blue: blue, alpha: alpha)
    }

    static var zero: Self { Self(red: 0, green: 0, blue: 0, alpha: 0) }
    static func + (lhs: Self, rhs: Self) -> Self {
        Self(
            red: lhs.red + rhs.red,
            green: lhs.green + rhs.green,
            blue: lhs.blue + rhs.blue,
            alpha: lhs.alpha + rhs.alpha
        )
    }
    static func - (lhs: Self, rhs: Self) -> Self { lhs + rhs.scaled(by: -1) }
    mutating func scale(by rhs: Double) {
        red *= rhs
        green *= rhs
        blue *= rhs
        alpha *= rhs
    }
    var magnitudeSquared: Double { red * red + green * green + blue * blue + alpha * alpha }
}

extension Raster.Color {
    /// The colour with one sixth of white mixed in.
    fileprivate var lightened: Raster.Color {
        func lighter(_ component: Double) -> Double { component + (1 - component) / 6 }
        return Raster.Color(
            red: lighter(red),
            green: lighter(green),
            blue: lighter(blue),
            alpha: alpha
        )
    }
}
