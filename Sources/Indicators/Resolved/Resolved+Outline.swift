import Raster

extension Resolved {
    /// An outline in a layer's own space: points from the layer's centre.
    enum Outline: Hashable, Sendable {
        /// A circle.
        case circle(diameter: Driven<Double>)
        /// An ellipse.
        case ellipse(DrivenPair)
        /// A rectangle.
        case rect(DrivenPair)
        /// A rectangle with rounded corners.
        case roundedRect(DrivenPair, radius: Driven<Double>, corners: Path.Corners)
        /// A rectangle whose shorter sides are rounded off.
        case capsule(DrivenPair, corners: Path.Corners)
        /// A straight line.
        case line(from: DrivenPair, to: DrivenPair)
        /// An outline that never changes, with the frame that its paint refers to.
        case path(Path, frame: Rect)
    }
}
