import Foundation
import Raster

/// A colour filter for each leaf. It applies to sRGB-encoded components without premultiplied
/// alpha. They are clamped after each filter.
nonisolated struct ColorFilterEffect: ContextModifier {
    enum Kind {
        case brightness
        case contrast
        case saturation
        case grayscale
        case hueRotation
    }

    let kind: Kind
    /// The amount, factor, or angle in radians.
    var amount: Double
    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    private var matrix: ColorMatrix {
        switch kind {
        case .brightness: .brightness(amount)
        case .contrast: .contrast(amount)
        case .saturation: .saturation(amount)
        case .grayscale: .saturation(1 - min(max(amount, 0), 1))
        case .hueRotation: .hueRotation(amount)
        }
    }

    func context(_ context: DrawContext, in frame: CGRect) -> DrawContext? {
        context.filtered(by: .filtered(matrix))
    }
}

/// A colour filter for each leaf, without animatable data.
nonisolated struct FixedColorEffect: ContextModifier {
    let effect: LeafEffect

    func context(_ context: DrawContext, in frame: CGRect) -> DrawContext? {
        context.filtered(by: effect)
    }
}

/// A filter that multiplies the colours of each leaf.
nonisolated struct ColorMultiplyEffect: ContextModifier {
    var color: MixedColor
    var animatableData: MixedColor {
        get { color }
        set { color = newValue }
    }

    func context(_ context: DrawContext, in frame: CGRect) -> DrawContext? {
        context.filtered(by: .filtered(.multiplication(by: color.encoded)))
    }
}

extension ColorMatrix {
    /// Returns the matrix for c + amount.
    static func brightness(_ amount: Double) -> ColorMatrix {
        ColorMatrix(
            red: Row(red: 1, constant: amount),
            green: Row(green: 1, constant: amount),
            blue: Row(blue: 1, constant: amount)
        )
    }

    /// Returns the matrix for (c − ½)·amount + ½.
    static func contrast(_ amount: Double) -> ColorMatrix {
        let constant = 0.5 - 0.5 * amount
        return ColorMatrix(
            red: Row(red: amount, constant: constant),
            green: Row(green: amount, constant: constant),
            blue: Row(blue: amount, constant: constant)
        )
    }

    /// The weights of the components in the luminance, from Rec. 709.
    private static let luminance = (red: 0.2126, green: 0.7152, blue: 0.0722)

    /// Returns the matrix of SVG's `saturate`: l + s·(c − l), with the luminance l.
    static func saturation(_ s: Double) -> ColorMatrix {
        let l = luminance
        let rest = 1 - s
        return ColorMatrix(
            red: Row(red: l.red * rest + s, green: l.green * rest, blue: l.blue * rest),
            green: Row(red: l.red * rest, green: l.green * rest + s, blue: l.blue * rest),
            blue: Row(red: l.red * rest, green: l.green * rest, blue: l.blue * rest + s)
        )
    }

    /// Returns the matrix of SVG's `hueRotate` (Filter Effects, §9.6) for an angle in radians.
    static func hueRotation(_ radians: Double) -> ColorMatrix {
        let (sine, cosine) = DeterministicMath.sineCosine(radians)
        let (r, g, b) = luminance
        return ColorMatrix(
            red: Row(
                red: r + cosine * (1 - r) - sine * r,
                green: g - cosine * g - sine * g,
                blue: b - cosine * b + sine * (1 - b)
            ),
            green: Row(
                red: r - cosine * r + sine * 0.143,
                green: g + cosine * (1 - g) + sine * 0.140,
                blue: b - cosine * b - sine * 0.283
            ),
            blue: Row(
                red: r - cosine * r - sine * (1 - r),
                green: g - cosine * g + sine * g,
                blue: b + cosine * (1 - b) + sine * b
            )
        )
    }

    /// The matrix for 1 − c.
    static let inversion = ColorMatrix(
        red: Row(red: -1, constant: 1),
        green: Row(green: -1, constant: 1),
        blue: Row(blue: -1, constant: 1)
    )

    /// Returns the matrix for c·color, including alpha.
    static func multiplication(by color: Raster.Color) -> ColorMatrix {
        ColorMatrix(
            red: Row(red: color.red),
            green: Row(green: color.green),
            blue: Row(blue: color.blue),
            alpha: Row(alpha: color.alpha)
        )
    }
}

nonisolated extension View {
    /// Adds `amount`, −1…1, to the components of each leaf's colours.
    public func brightness(_ amount: Double) -> some View {
        ItemModified(self, ColorFilterEffect(kind: .brightness, amount: amount))
    }
    /// Scales the distances of each leaf's components from ½ by `amount`.
    public func contrast(_ amount: Double) -> some View {
        ItemModified(self, ColorFilterEffect(kind: .contrast, amount: amount))
    }
    /// Scales the distances of each leaf's colours from gray by `amount`.
    public func saturation(_ amount: Double) -> some View {
        ItemModified(self, ColorFilterEffect(kind: .saturation, amount: amount))
    }
    /// Moves each leaf's colours towards gray, completely for 1.
    public func grayscale(_ amount: Double) -> some View {
        ItemModified(self, ColorFilterEffect(kind: .grayscale, amount: amount))
    }
    public func hueRotation(_ angle: Angle) -> some View {
        ItemModified(self, ColorFilterEffect(kind: .hueRotation, amount: angle.radians))
    }
    public func colorInvert() -> some View {
        ItemModified(self, FixedColorEffect(effect: .filtered(.inversion)))
    }
    /// Multiplies the colours and the alpha of each leaf by those of `color`.
    public func colorMultiply(_ color: Color) -> some View {
        EnvironmentReader { environment in
            ItemModified(
                self,
                ColorMultiplyEffect(color: MixedColor(color.resolved(in: environment)))
            )
        }
    }
    /// Draws each leaf in black, with its luminance as alpha.
    public func luminanceToAlpha() -> some View {
        ItemModified(self, FixedColorEffect(effect: .luminance))
    }
}
