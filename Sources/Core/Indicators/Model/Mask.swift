import Raster

extension Layer {
    /// Layers that decide where another shows, in its own space.
    public struct Mask: Equatable, Sendable {
        /// What of the mask counts.
        public enum Measure: String, Hashable, Sendable, CaseIterable {
            /// How opaque it is.
            case alpha
            /// How bright it is: .2126·R + .7152·G + .0722·B, times its alpha.
            case luminance
        }

        /// The mask's picture, back to front.
        public var layers: Layers
        /// What of it counts.
        public var measure: Setting<Measure>
        /// Whether the layer shows where the mask does not.
        public var isInverted: Setting<Bool>

        /// A mask; default: by alpha, showing where it is opaque.
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
