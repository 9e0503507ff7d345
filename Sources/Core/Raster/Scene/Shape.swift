/// A filled or stroked path with its paint.
public struct Shape: Hashable, Sendable {
    /// Whether a path is filled or stroked, and how.
    public enum Style: Hashable, Sendable {
        /// The inside of the path by a fill rule.
        case fill(FillRule)
        /// The stroke along the path.
        case stroke(StrokeStyle)
    }

    /// The path, in the coordinates of the shape.
    public var path: Path
    /// The fill rule or the stroke style.
    public var style: Style
    /// The paint, in the coordinates of the shape.
    public var paint: Paint
    /// The transform from the coordinates of the shape to pixels.
    public var transform: Transform
    /// The factor from 0 to 1 that multiplies the alpha of the paint.
    public var opacity: Double
    /// The blend mode.
    public var blend: BlendMode

    /// Creates a shape, by default filled by the non-zero rule, in pixels, and opaque.
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

/// The colours of a shape. Positions are in the coordinates of the shape, before its transform.
public enum Paint: Hashable, Sendable {
    /// One colour.
    case solid(Color)
    /// A gradient along the line from `start` (t = 0) to `end` (t = 1), clamped beyond both.
    case linear(Gradient, start: Point, end: Point)
    /// A gradient by distance from `center`: t = 0 at `startRadius`, 1 at `endRadius`, clamped.
    case radial(Gradient, center: Point, startRadius: Double, endRadius: Double)
    /// A gradient by direction from `center`, clockwise from the x axis: t = 0 at `start`, 1 at
    /// `end`.
    ///
    /// If the sweep is less than a turn, the first half of the remaining turn has the end's colour,
    /// and the second half has the start's. If it is more than a turn, the last turn is visible.
    case conic(Gradient, center: Point, start: Angle, end: Angle)
    /// A gradient along a stroke: t is the arc length of the nearest point of `line` divided by the
    /// total length, over all contours in order.
    ///
    /// Where the stroke crosses itself, later parts are on top. Caps have the colours of the ends.
    /// A closed contour has a hard edge where its end meets its start. `style` is the style of the
    /// stroke; dashes do not change positions.
    indirect case along(Gradient, line: Path, style: StrokeStyle)
    /// An image, or a part of it, stretched over `rect`. Outside `rect`, its border pixels
    /// continue.
    indirect case image(
        Image,
        rect: Rect,
        part: PixelRect? = nil,
        filter: ImageFilter = .smooth
    )
    /// A paint in perspective. The projection maps its coordinates to those of the shape.
    indirect case projected(Paint, Projection)
}
