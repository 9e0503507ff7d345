import Foundation
import Raster

extension Gradient {
    /// In what the colours between two are found.
    public struct ColorSpace: Hashable, Sendable {
        private let number: Int
        /// Components of sRGB.
        public static let device = ColorSpace(number: 0)
        /// Oklab, in which steps look alike.
        public static let perceptual = ColorSpace(number: 1)
    }
}

extension Color {
    /// The colour, a share of the way to another: 0 is the colour itself, 1 the other one.
    public func mix(
        with rhs: Color,
        by fraction: Double,
        in colorSpace: Gradient.ColorSpace = .perceptual
    ) -> Color {
        let share = fraction > 0 ? min(fraction, 1) : 0
        return Color(.blended(source, rhs.source, by: share, in: colorSpace))
    }
}

extension Raster.Color {
    /// The colour, a share of the way to another; as in gradients, clear colours give no ink.
    func blended(
        with other: Raster.Color,
        by share: Double,
        in space: Gradient.ColorSpace
    ) -> Raster.Color {
        if share <= 0 { return self }
        if share >= 1 { return other }
        let inks = (alpha * (1 - share), other.alpha * share)
        let sum = inks.0 + inks.1
        guard sum > 0 else { return .clear }
        func mean(_ first: Double, _ second: Double) -> Double {
            (first * inks.0 + second * inks.1) / sum
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
