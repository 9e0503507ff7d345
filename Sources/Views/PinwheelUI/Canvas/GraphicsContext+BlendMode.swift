import Foundation
import Raster

extension GraphicsContext {
    /// How what is drawn meets what is there in the canvas.
    public struct BlendMode: Hashable, Sendable {
        let mode: Raster.BlendMode
        /// Over it.
        public static let normal = BlendMode(mode: .sourceOver)
        /// The product.
        public static let multiply = BlendMode(mode: .multiply)
        /// The product of what is missing.
        public static let screen = BlendMode(mode: .screen)
        /// Multiplied where it is dark, screened where it is light.
        public static let overlay = BlendMode(mode: .overlay)
        /// The darker.
        public static let darken = BlendMode(mode: .darken)
        /// The lighter.
        public static let lighten = BlendMode(mode: .lighten)
        /// Brightened.
        public static let colorDodge = BlendMode(mode: .colorDodge)
        /// Darkened.
        public static let colorBurn = BlendMode(mode: .colorBurn)
        /// Darkened or brightened a little.
        public static let softLight = BlendMode(mode: .softLight)
        /// Multiplied or screened.
        public static let hardLight = BlendMode(mode: .hardLight)
        /// What they differ by.
        public static let difference = BlendMode(mode: .difference)
        /// As difference, weaker.
        public static let exclusion = BlendMode(mode: .exclusion)
        /// The hue of what comes.
        public static let hue = BlendMode(mode: .hue)
        /// The saturation of what comes.
        public static let saturation = BlendMode(mode: .saturation)
        /// The hue and saturation of what comes.
        public static let color = BlendMode(mode: .color)
        /// The luminosity of what comes.
        public static let luminosity = BlendMode(mode: .luminosity)
        /// Nothing is left.
        public static let clear = BlendMode(mode: .clear)
        /// What comes, alone.
        public static let copy = BlendMode(mode: .source)
        /// What comes, only where something is.
        public static let sourceIn = BlendMode(mode: .sourceIn)
        /// What comes, only where nothing is.
        public static let sourceOut = BlendMode(mode: .sourceOut)
        /// Over it, only where something is.
        public static let sourceAtop = BlendMode(mode: .sourceAtop)
        /// Behind it.
        public static let destinationOver = BlendMode(mode: .destinationOver)
        /// What is there, only where something comes.
        public static let destinationIn = BlendMode(mode: .destinationIn)
        /// What is there goes where something comes.
        public static let destinationOut = BlendMode(mode: .destinationOut)
        /// Behind it, only where something comes.
        public static let destinationAtop = BlendMode(mode: .destinationAtop)
        /// Each where the other is not.
        public static let xor = BlendMode(mode: .xor)
        /// The sum, down to black.
        public static let plusDarker = BlendMode(mode: .plusDarker)
        /// The sum, up to white.
        public static let plusLighter = BlendMode(mode: .plusLighter)
    }
}

extension GraphicsContext.Filter {
    /// One colour where the alpha is at least `min`, nothing elsewhere; `max` is taken as 1.
    ///
    /// Within half of a 255th of `min` the edge is smooth: α′ = 255·(α − min) + ½.
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
