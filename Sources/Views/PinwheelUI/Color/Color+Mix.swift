import Foundation
import Raster

extension Gradient {
    public struct ColorSpace: Hashable, Sendable {
        private let number: Int
        /// Interpolates the encoded sRGB components.
        public static let device = ColorSpace(number: 0)
        /// Interpolates in Oklab.
        public static let perceptual = ColorSpace(number: 1)
    }
}

extension Color {
    /// Returns the colour interpolated towards `rhs`. `fraction` is clamped to 0…1.
    public func mix(
        with rhs: Color,
        by fraction: Double,
        in colorSpace: Gradient.ColorSpace = .perceptual
    ) -> Color {
        let clamped = fraction > 0 ? min(fraction, 1) : 0
        return Color(.blended(source, rhs.source, by: clamped, in: colorSpace))
    }
}

extension Raster.Color {
    /// Returns the interpolated colour. Components are weighted by alpha, so clear colours do not
    /// tint the result.
    func blended(
        with other: Raster.Color,
        by fraction: Double,
        in space: Gradient.ColorSpace
    ) -> Raster.Color {
        if fraction <= 0 { return self }
        if fraction >= 1 { return other }
        let weights = (alpha * (1 - fraction), other.alpha * fraction)
        let sum = weights.0 + weights.1
        guard sum > 0 else { return .clear }
        func mean(_ first: Double, _ second: Double) -> Double {
            (first * weights.0 + second * weights.1) / sum
        }
        if space == .device {
            return Raster.Color(
                red: mean(red, other.red),
                green: mean(green, other.green),
                blue: mean(blue, other.blue),
                alpha: sum
            )
        }
        let (first, second) = (Oklab(self), Oklab(other))
        return Oklab(
            lightness: mean(first.lightness, second.lightness),
            a: mean(first.a, second.a),
            b: mean(first.b, second.b)
        )
        .color(alpha: sum)
    }
}
