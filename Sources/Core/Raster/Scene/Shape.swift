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

/// What fills a shape. Positions are in the shape's own space, before its transform.
public enum Paint: Hashable, Sendable {
    /// One colour everywhere.
    case solid(Color)
    /// Colours along a line from `start` (t = 0) to `end` (t = 1), clamped beyond both.
    case linear(Gradient, start: Point, end: Point)
    /// Colours by distance from `center`: t = 0 at `startRadius`, 1 at `endRadius`, clamped.
    case radial(Gradient, center: Point, startRadius: Double, endRadius: Double)
    /// Colours by direction from `center`, clockwise from the x axis: t = 0 at `start`,
    /// 1 at `end`. What a sweep of less than a turn leaves over is filled with the end's colour,
    /// then, from half-way on, with the start's; of more than a turn the last turn counts.
    case conic(Gradient, center: Point, start: Angle, end: Angle)
    /// An image, or a part of it, stretched over `rect`. Outside of `rect` its edges continue.
    indirect case image(
        Image,
        rect: Rect,
        part: PixelRect? = nil,
        filter: ImageFilter = .smooth
    )
    /// A paint whose space is seen in perspective: the projection leads to the shape's own space.
    indirect case projected(Paint, Projection)
}
