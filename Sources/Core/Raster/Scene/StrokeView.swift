/// What of a stroke shows, in the path's own space: nothing else of it needs to be drawn, and a pen
/// need not be wider than from the path to the far end of what shows.
package struct StrokeView: Hashable, Sendable {
    /// What shows.
    private let frame: Rect
    /// How far from a path that shows its ink may lie.
    private let reach: Double
    /// The greatest radius of a pen that makes a difference where it is round or follows a curve.
    let greatestRadius: Double

    /// Paths and pens so many times as large as the picture are looked at.
    private static let largeness = 4.0

    /// The view of `path` stroked by `style` and sent through `transform` to a picture's `frame`; nil
    /// where path and pen are not much larger than that, so that all of the ink is drawn. `scale` is the
    /// most by which any length grows.
    package init?(
        of path: Path,
        _ style: StrokeStyle,
        through transform: Transform,
        scale: Double,
        in frame: Rect
    ) {
        guard let loose = path.boundsOfCircles else { return nil }
        // The box around the frame seen from the path is no smaller than the frame's by √2 and the scale.
        let most = max(loose.width, loose.height, style.width) * scale * 1.5
        if most <= Self.largeness * max(frame.width, frame.height) { return nil }
        guard let bounds = path.bounds, let frame = transform.inverted?.bounds(of: frame) else {
            return nil
        }
        let extent = Self.largeness * max(frame.width, frame.height)
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

    /// Whether no ink along a piece of path within `hull` shows.
    func hides(_ hull: Rect) -> Bool { hull.grown(by: reach).isBeside(frame) }

    /// Whether all ink along a piece of path within `hull` shows.
    func showsAll(_ hull: Rect) -> Bool { frame.contains(hull.grown(by: reach)) }
}
