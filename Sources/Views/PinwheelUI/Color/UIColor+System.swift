import Foundation
import Raster

// Adaptive colours have the values that `resolvedColor(with:)` returns on iOS 13 and later. Fixed
// colours have the values in the documentation of UIColor.

extension UIColor {
    /// Creates a colour from 8-bit components for each appearance.
    convenience init(
        light: (UInt8, UInt8, UInt8, alpha: Double),
        dark: (UInt8, UInt8, UInt8, alpha: Double)
    ) {
        func fixed(_ color: (UInt8, UInt8, UInt8, alpha: Double)) -> Color.Source {
            .fixed(
                Raster.Color(
                    red8: color.0,
                    green8: color.1,
                    blue8: color.2,
                    alpha: color.alpha
                )
            )
        }
        self.init(.adaptive(light: fixed(light), dark: fixed(dark)))
    }

    public static let systemGroupedBackground = UIColor(
        light: (242, 242, 247, 1),
        dark: (0, 0, 0, 1)
    )
    public static let secondarySystemGroupedBackground = UIColor(
        light: (255, 255, 255, 1),
        dark: (28, 28, 30, 1)
    )
    public static let tertiarySystemGroupedBackground = UIColor(
        light: (242, 242, 247, 1),
        dark: (44, 44, 46, 1)
    )
    public static let secondarySystemFill = UIColor(
        light: (120, 120, 128, 0.16),
        dark: (120, 120, 128, 0.32)
    )
    public static let tertiarySystemFill = UIColor(
        light: (118, 118, 128, 0.12),
        dark: (118, 118, 128, 0.24)
    )
    public static let quaternarySystemFill = UIColor(
        light: (116, 116, 128, 0.08),
        dark: (118, 118, 128, 0.18)
    )
    public static let opaqueSeparator = UIColor(
        light: (198, 198, 200, 1),
        dark: (56, 56, 58, 1)
    )
    public static let link = UIColor(light: (0, 122, 255, 1), dark: (9, 132, 255, 1))
    public static let placeholderText = UIColor(
        light: (60, 60, 67, 0.3),
        dark: (235, 235, 245, 0.3)
    )
    public static let darkText = UIColor(white: 0, alpha: 1)
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    /// The system's blue, not the tint of a view.
    public static let tintColor = UIColor(.system(.blue))

    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let lightGray = UIColor(white: 2 / 3.0, alpha: 1)
    public static let darkGray = UIColor(white: 1 / 3.0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}

extension UIColor {
    /// Creates a colour from Display P3 components, which are treated as sRGB.
    public convenience init(
        displayP3Red red: CGFloat,
        green: CGFloat,
        blue: CGFloat,
        alpha: CGFloat
    ) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    public convenience init(cgColor: CGColor) { self.init(cgColor.source) }
    /// Creates a colour for both appearances. Calls `dynamicProvider` immediately, once for each
    /// appearance.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
        let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
        self.init(.adaptive(light: light.source, dark: dark.source))
    }

    public var cgColor: CGColor { CGColor(source) }

    /// Returns the colour in the appearance of `traitCollection`.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(.fixed(components(in: traitCollection.userInterfaceStyle)))
    }

    fileprivate func components(in style: UIUserInterfaceStyle = .light) -> Raster.Color {
        var environment = EnvironmentValues()
        environment.colorScheme = style == .dark ? .dark : .light
        return Color(source).resolved(in: environment)
    }

    /// Writes the components in light appearance. Returns `true`.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?,
        green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = components()
        unsafe red?.pointee = color.red
        unsafe green?.pointee = color.green
        unsafe blue?.pointee = color.blue
        unsafe alpha?.pointee = color.alpha
        return true
    }
    /// Writes white and alpha in light appearance. Returns `false` if the colour is not gray.
    @discardableResult
    public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = components()
        guard color.red == color.green, color.green == color.blue else { return false }
        unsafe white?.pointee = color.red
        unsafe alpha?.pointee = color.alpha
        return true
    }
    /// Writes the components in light appearance. Returns `true`.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?,
        saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = components()
        let (r, g, b) = (color.red, color.green, color.blue)
        let (most, least) = (max(r, g, b), min(r, g, b))
        let chroma = most - least
        var turn = 0.0
        if chroma > 0 {
            if most == r {
                turn = (g - b) / chroma
            } else if most == g {
                turn = 2 + (b - r) / chroma
            } else {
                turn = 4 + (r - g) / chroma
            }
        }
        unsafe hue?.pointee = (turn < 0 ? turn + 6 : turn) / 6
        unsafe saturation?.pointee = most > 0 ? chroma / most : 0
        unsafe brightness?.pointee = most
        unsafe alpha?.pointee = color.alpha
        return true
    }
}

/// UIKit's appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Treated as light.
    case unspecified
    case light
    case dark
}

/// UIKit's traits. Only the appearance is supported.
public final class UITraitCollection: Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle
    public init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.userInterfaceStyle = userInterfaceStyle
    }
    /// Creates traits with light appearance.
    public convenience init() { self.init(userInterfaceStyle: .light) }
    /// Always light appearance.
    public static let current = UITraitCollection()
}

/// Core Graphics' colour, backed by a `Color`.
public final class CGColor: Hashable, Sendable {
    let source: Color.Source
    init(_ source: Color.Source) { self.source = source }
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: red, green: green, blue: blue, opacity: alpha).source)
    }
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }
    public static func == (left: CGColor, right: CGColor) -> Bool { left.source == right.source }
    public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

extension Color {
    public init(cgColor: CGColor) { self.init(cgColor.source) }
    public init(_ color: CGColor) { self.init(color.source) }
}
