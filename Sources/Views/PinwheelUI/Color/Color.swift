import Foundation
import Indicators
import Raster

/// A colour: of the system's, which follow light and dark, or of components.
public struct Color: Hashable, Sendable {
    /// What a colour is made of.
    indirect enum Source: Hashable, Sendable {
        case system(SystemColor)
        case fixed(Raster.Color)
        /// Another colour, its alpha multiplied.
        case faded(Source, by: Double)
        /// One for each appearance.
        case adaptive(light: Source, dark: Source)
        /// Another colour, a little lighter.
        case lightened(Source)
        /// A colour of a catalogue of assets.
        case asset(AssetName)
        /// Two colours, mixed in linear light: how colours are animated.
        case mixed(MixedColor)
        /// A colour, a share of the way to another.
        case blended(Source, Source, by: Double, in: Gradient.ColorSpace)
        /// What `tint` has set, else blue.
        case accent
    }

    let source: Source

    init(_ source: Source) { self.source = source }

    /// The space of components.
    public enum RGBColorSpace: Hashable, Sendable {
        /// sRGB.
        case sRGB
        /// sRGB before its transfer function.
        case sRGBLinear
        /// Taken as sRGB.
        case displayP3
    }

    /// A colour of components in 0…1.
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

    /// A gray.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// A colour by its hue, a share of a turn, its saturation and its brightness, 0…1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let sector = (hue - hue.rounded(.down)) * 6
        func component(_ shift: Double) -> Double {
            let place = (shift + sector).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// The colour of a UIColor; of an asset's name, its resource is meant.
    @_disfavoredOverload
    public init(_ color: UIColor) { source = color.source }
    /// The colour of a UIColor.
    public init(uiColor: UIColor) { source = uiColor.source }

    /// The colour, its alpha multiplied by `opacity`.
    public func opacity(_ opacity: Double) -> Color { Color(.faded(source, by: opacity)) }

    /// The colour in an environment.
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
        case .blended(let first, let second, let share, let space):
            resolved(first, in: environment)
                .blended(with: resolved(second, in: environment), by: share, in: space)
        case .accent: (environment.tint ?? .blue).resolvedAsAccent(in: environment)
        }
    }
}

extension Color {
    /// The colour where it is the accent itself: one that is made of the accent is made of blue.
    fileprivate func resolvedAsAccent(in environment: EnvironmentValues) -> Raster.Color {
        var outside = environment
        outside.tint = nil
        return resolved(in: outside)
    }
}

/// A colour between two others: components in linear light, straight alpha, which may leave 0…1 while a
/// spring swings.
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
    /// The colour, a sixth of the way to white.
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
