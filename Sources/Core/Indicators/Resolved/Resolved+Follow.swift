import Raster

extension Resolved {
    /// A movement of a layer along an outline.
    final class Follow: Sendable {
        let outline: Outline
        /// The position on the outline, as a fraction of its length.
        let position: Driven<Double>
        /// Whether the layer turns with the outline.
        let turns: Bool
        /// The measured outline if it never changes, otherwise `nil`.
        private let constantPath: FollowedPath?

        init(outline: Outline, position: Driven<Double>, turns: Bool) {
            self.outline = outline
            self.position = position
            self.turns = turns
            constantPath = outline.constantShape.map { FollowedPath($0.path) }
        }

        /// Returns the offset and the rotation in degrees at an instant.
        func place(at instant: Instant) -> (offset: Vector, degrees: Double) {
            let path = constantPath ?? FollowedPath(outline.shape(at: instant).path)
            let place = path.place(at: position.value(at: instant))
            let offset = place.point - Point.zero
            guard turns, place.direction != .zero else { return (offset, 0) }
            let radians = DeterministicMath.atan2(y: place.direction.dy, x: place.direction.dx)
            return (offset, radians * 180 / .pi)
        }
    }
}
