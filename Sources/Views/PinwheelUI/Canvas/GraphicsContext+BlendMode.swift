import Foundation
import Raster

extension GraphicsContext {
    public struct BlendMode: Hashable, Sendable {
        let mode: Raster.BlendMode
        public static let normal = BlendMode(mode: .sourceOver)
        public static let multiply = BlendMode(mode: .multiply)
        public static let screen = BlendMode(mode: .screen)
        public static let overlay = BlendMode(mode: .overlay)
        public static let darken = BlendMode(mode: .darken)
        public static let lighten = BlendMode(mode: .lighten)
        public static let colorDodge = BlendMode(mode: .colorDodge)
        public static let colorBurn = BlendMode(mode: .colorBurn)
        public static let softLight = BlendMode(mode: .softLight)
        public static let hardLight = BlendMode(mode: .hardLight)
        public static let difference = BlendMode(mode: .difference)
        public static let exclusion = BlendMode(mode: .exclusion)
        public static let hue = BlendMode(mode: .hue)
        public static let saturation = BlendMode(mode: .saturation)
        public static let color = BlendMode(mode: .color)
        public static let luminosity = BlendMode(mode: .luminosity)
        public static let clear = BlendMode(mode: .clear)
        public static let copy = BlendMode(mode: .source)
        public static let sourceIn = BlendMode(mode: .sourceIn)
        public static let sourceOut = BlendMode(mode: .sourceOut)
        public static let sourceAtop = BlendMode(mode: .sourceAtop)
        public static let destinationOver = BlendMode(mode: .destinationOver)
        public static let destinationIn = BlendMode(mode: .destinationIn)
        public static let destinationOut = BlendMode(mode: .destinationOut)
        public static let destinationAtop = BlendMode(mode: .destinationAtop)
        public static let xor = BlendMode(mode: .xor)
        public static let plusDarker = BlendMode(mode: .plusDarker)
        public static let plusLighter = BlendMode(mode: .plusLighter)
    }
}

extension GraphicsContext.Filter {
    /// Returns a filter that draws one colour where the alpha is at least `min`. `max` is ignored.
    ///
    /// The edge is a ramp of 1/255 around `min`: α′ = 255·(α − min) + ½.
    public static func alphaThreshold(
        min: Double,
        max: Double = 1,
        color: Color = .black
    ) -> GraphicsContext.Filter {
        GraphicsContext.Filter { environment in
            let color = color.resolved(in: environment)
            let threshold = Raster.ColorMatrix(
                red: .init(constant: color.red),
                green: .init(constant: color.green),
                blue: .init(constant: color.blue),
                alpha: .init(alpha: 255, constant: 0.5 - 255 * min)
            )
            guard color.alpha < 1 else { return [.filtered(threshold)] }
            let faded = Raster.ColorMatrix(
                red: .init(red: 1),
                green: .init(green: 1),
                blue: .init(blue: 1),
                alpha: .init(alpha: color.alpha)
            )
            return [.filtered(threshold), .filtered(faded)]
        }
    }
}
