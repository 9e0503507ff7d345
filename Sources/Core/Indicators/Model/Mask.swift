import Raster

extension Layer {
    /// Layers whose alpha or luminance masks another layer, in that layer's coordinates.
    public struct Mask: Equatable, Sendable {
        /// The component of the mask's pixels that is multiplied with the layer.
        public enum Measure: String, Hashable, Sendable, CaseIterable {
            /// The alpha.
            case alpha
            /// The luminance times the alpha: (.2126·R + .7152·G + .0722·B) · A.
            case luminance
        }

        /// The layers of the mask, back to front.
        public var layers: Layers
        /// The component of the mask's pixels that is multiplied with the layer.
        public var measure: Setting<Measure>
        /// Whether the layer is visible where the mask is zero.
        public var isInverted: Setting<Bool>

        /// Creates a mask. By default the layer is visible where the mask is opaque.
        public init(
            _ layers: Layers,
            by measure: Setting<Measure> = .constant(.alpha),
            isInverted: Setting<Bool> = false
        ) {
            self.layers = layers
            self.measure = measure
            self.isInverted = isInverted
        }
    }
}
