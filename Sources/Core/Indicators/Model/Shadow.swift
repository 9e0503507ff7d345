import Raster

extension Layer {
    /// A drop shadow. Its offset is in the coordinates of the container and does not rotate with
    /// the layer.
    public struct Shadow: Equatable, Sendable {
        /// The colour, whose alpha is multiplied by the layer's alpha.
        public var color: Driven<ColorValue>
        /// The offset of the shadow from the layer, in points.
        public var offset: DrivenPair
        /// The standard deviation of the Gaussian blur, in points, 0…100.
        public var blur: Driven<Double>

        /// The default of `color`: black with an alpha of 0.33.
        public static let defaultColor = ColorValue.fixed(
            Color(red: 0, green: 0, blue: 0, alpha: 0.33)
        )

        /// Creates a shadow, by default without an offset.
        public init(
            blur: Driven<Double>,
            offset: DrivenPair = DrivenPair(0, 0),
            color: Driven<ColorValue> = .constant(Shadow.defaultColor)
        ) {
            self.color = color
            self.offset = offset
            self.blur = blur
        }
    }
}
