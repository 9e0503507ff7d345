import Raster

extension Layer {
    /// What a layer casts behind itself, in its container's directions: it does not turn with the layer.
    public struct Shadow: Equatable, Sendable {
        /// The colour, as opaque as the layer is at each place.
        public var color: Driven<ColorValue>
        /// The way from the layer to its shadow, in points.
        public var offset: DrivenPair
        /// The standard deviation of the Gaussian that blurs it, in points, 0…100.
        public var blur: Driven<Double>

        /// The colour where nothing is said: black, a third opaque.
        public static let usualColor = ColorValue.fixed(
            Color(red: 0, green: 0, blue: 0, alpha: 0.33)
        )

        /// A shadow straight behind a layer.
        public init(
            blur: Driven<Double>,
            offset: DrivenPair = DrivenPair(0, 0),
            color: Driven<ColorValue> = .constant(Shadow.usualColor)
        ) {
            self.color = color
            self.offset = offset
            self.blur = blur
        }
    }
}
