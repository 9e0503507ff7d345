/// A straight (not premultiplied) sRGB colour with components from 0 to 1.
///
/// Components are clamped to 0…1 at creation; NaN becomes 0.
public struct Color: Hashable, Sendable {
    /// The red component, encoded as sRGB.
    public let red: Double
    /// The green component, encoded as sRGB.
    public let green: Double
    /// The blue component, encoded as sRGB.
    public let blue: Double
    /// The opacity: 0 is clear, 1 is opaque.
    public let alpha: Double

    /// Creates a colour from components, which are clamped to 0…1.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = Self.clamped(red)
        self.green = Self.clamped(green)
        self.blue = Self.clamped(blue)
        self.alpha = Self.clamped(alpha)
    }

    /// Creates a colour from 8-bit components and an alpha from 0 to 1.
    public init(red8: UInt8, green8: UInt8, blue8: UInt8, alpha: Double = 1) {
        self.init(
            red: Double(red8) / 255,
            green: Double(green8) / 255,
            blue: Double(blue8) / 255,
            alpha: alpha
        )
    }

    /// Opaque black.
    public static let black = Color(red: 0, green: 0, blue: 0)
    /// Opaque white.
    public static let white = Color(red: 1, green: 1, blue: 1)
    /// Transparent black.
    public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

    /// Returns the colour with its alpha multiplied by `opacity`, which is clamped to 0…1.
    public func opacity(_ opacity: Double) -> Color {
        Color(red: red, green: green, blue: blue, alpha: alpha * Self.clamped(opacity))
    }

    private static func clamped(_ value: Double) -> Double {
        value > 0 ? min(value, 1) : 0
    }
}
