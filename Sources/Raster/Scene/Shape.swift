/// A path, whether it is filled or stroked, and with what paint.
public struct Shape: Hashable, Sendable {
    /// How a path is drawn.
    public enum Style: Hashable, Sendable {
        /// The points that the path surrounds.
        case fill(FillRule)
        /// The points that a pen passes over.
        case stroke(StrokeStyle)
    }

    /// The outline, in the shape's own space.
    public var path: Path
    /// Fill or stroke.
    public var style: Style
    /// What it is painted with, in the shape's own space.
    public var paint: Paint
    /// From the shape's own space to pixels.
    public var transform: Transform
    /// Multiplies the paint's alpha; 0…1.
    public var opacity: Double
    /// How it meets what is there.
    public var blend: BlendMode

    /// A shape; by default filled by the non-zero rule, in pixels, opaque.
    public init(
        path: Path,
        style: Style = .fill(.nonZero),
        paint: Paint,
        transform: Transform = .identity,
        opacity: Double = 1,
        blend: BlendMode = .sourceOver
    ) {
        self.path = path
        self.style = style
        self.paint = paint
        self.transform = transform
        self.opacity = opacity
        self.blend = blend
    }
}
