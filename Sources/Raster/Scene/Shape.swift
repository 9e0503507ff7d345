/// A path, how its ink is laid, and with what paint.
public struct Shape: Hashable, Sendable {
    /// How a path becomes ink.
    public enum Ink: Hashable, Sendable {
        /// The places that the path surrounds.
        case fill(FillRule)
        /// The places that a pen passes over.
        case stroke(StrokeStyle)
    }

    /// The outline, in the shape's own space.
    public var path: Path
    /// Fill or stroke.
    public var ink: Ink
    /// What the ink looks like, in the shape's own space.
    public var paint: Paint
    /// From the shape's own space to pixels.
    public var transform: Transform
    /// Multiplies the paint's alpha; 0…1.
    public var opacity: Double
    /// How the ink meets what is there.
    public var blend: BlendMode

    /// A shape; by default filled by the non-zero rule, in pixels, opaque.
    public init(
        path: Path,
        ink: Ink = .fill(.nonZero),
        paint: Paint,
        transform: Transform = .identity,
        opacity: Double = 1,
        blend: BlendMode = .sourceOver
    ) {
        self.path = path
        self.ink = ink
        self.paint = paint
        self.transform = transform
        self.opacity = opacity
        self.blend = blend
    }
}
