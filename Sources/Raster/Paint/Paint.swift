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
    /// An image stretched over `rect`, bilinearly sampled; clear outside.
    case image(Image, rect: Rect)
}
