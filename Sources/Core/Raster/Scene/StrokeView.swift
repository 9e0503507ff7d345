/// The visible part of a stroke, in the coordinates of the path. Nothing else needs to be drawn. No
/// line needs to be wider than the distance from the path to the far end of the visible part.
package struct StrokeView: Hashable, Sendable {
    /// The visible area.
    private let frame: Rect
    /// The largest distance of the stroke from the path.
    private let reach: Double
    /// The largest radius that makes a difference for a round pen or along a curve.
    let greatestRadius: Double

    /// The multiple of the image's size beyond which paths and line widths are clipped.
    private static let sizeRatio = 4.0

    /// Creates the view of a stroked path in an image with the bounds `frame`. Returns `nil` if the
    /// stroke is not much larger than the image, and is therefore drawn completely. `scale` is the
    /// largest factor by which the transform enlarges a length.
    package init?(
        of path: Path,
        _ style: StrokeStyle,
        through transform: Transform,
        scale: Double,
        in frame: Rect
    ) {
        guard let loose = path.boundsOfCircles else { return nil }
        // In the coordinates of the path, the bounding box of the frame is smaller by a factor of
        // at most √2 · `scale`.
        let most = max(loose.width, loose.height, style.width) * scale * 1.5
        if most <= Self.sizeRatio * max(frame.width, frame.height) { return nil }
        guard let bounds = path.bounds, let frame = transform.inverted?.bounds(of: frame) else {
            return nil
        }
        let extent = Self.sizeRatio * max(frame.width, frame.height)
        let isLarge = max(bounds.width, bounds.height, style.width) > extent
        guard isLarge, extent.isFinite, extent > 0 else { return nil }
        self.frame = frame
        reach = style.width / 2 * style.reach
        let both = Rect(
            around: bounds.origin,
            bounds.point(atUnit: Point(x: 1, y: 1)),
            frame.origin,
            frame.point(atUnit: Point(x: 1, y: 1))
        )
        let diagonal = Vector(dx: both.width, dy: both.height)
        greatestRadius = 1.01 * diagonal.length
    }

    /// Whether the stroke along a piece of the path within `hull` is entirely invisible.
    func hides(_ hull: Rect) -> Bool { hull.grown(by: reach).isDisjoint(from: frame) }

    /// Whether the stroke along a piece of the path within `hull` is entirely visible.
    func showsAll(_ hull: Rect) -> Bool { frame.contains(hull.grown(by: reach)) }
}
