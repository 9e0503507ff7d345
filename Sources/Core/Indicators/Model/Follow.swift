import Raster

extension Layer {
    /// A movement of a layer along an outline.
    public struct Follow: Equatable, Sendable {
        /// The outline, in points from the centre of the layer's container.
        public var outline: Outline
        /// The position on the outline, as a fraction of its length.
        ///
        /// Beyond 0…1, a closed outline is followed around, and an open one is left at its end.
        public var position: Driven<Double>
        /// The rotation of the layer.
        public var rotation: Setting<FollowRotation>

        /// Creates a movement along an outline.
        public init(
            _ outline: Outline,
            at position: Driven<Double>,
            rotation: Setting<FollowRotation> = .constant(.none)
        ) {
            self.outline = outline
            self.position = position
            self.rotation = rotation
        }
    }
}

/// The rotation of a layer that follows an outline.
public enum FollowRotation: String, Hashable, Sendable, CaseIterable {
    /// The layer keeps its rotation.
    case none
    /// The layer's x axis points in the direction of the outline, in addition to its rotation.
    case auto
}
