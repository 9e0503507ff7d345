extension Scene.Item {
    /// Returns the item projected in perspective. Outlines are projected, not pixels.
    public func projected(by projection: Projection) -> Scene.Item {
        switch self {
        case .shape(let shape): return .shape(shape.projected(by: projection))
        case .group(var group):
            group.items = group.items.map { $0.projected(by: projection) }
            group.clips = group.clips.map { clip in
                let path = clip.path.transformed(by: clip.transform).projected(by: projection)
                return Group.Clip(path: path, rule: clip.rule)
            }
            return .group(group)
        }
    }
}

extension Shape {
    /// Returns the shape projected in perspective, as a filled shape in pixels.
    public func projected(by projection: Projection) -> Shape {
        var result = self
        result.transform = .identity
        switch style {
        case .fill:
            result.path = path.transformed(by: transform).projected(by: projection)
        case .stroke(let pen):
            let scale = projectedStrokeScale(pen)
            guard scale > 0, scale.isFinite else {
                result.path = Path()
                break
            }
            let outline = path.stroked(with: pen, tolerance: Self.strokeTolerance / scale)
            result.path = outline.transformed(by: transform).projected(by: projection)
            result.style = .fill(.nonZero)
        }
        if case .solid = paint { return result }
        result.paint = .projected(paint, Projection(transform).then(projection))
        return result
    }

    /// The tolerance of a stroke's outline before projection, in pixels. It is small because a
    /// projection enlarges what is close to the viewer.
    private static let strokeTolerance = 0.01
    /// The size in pixels up to which a stroke's outline has this tolerance.
    private static let exactStrokeSize = 1e5

    /// The scale for which the outline of a stroke is computed before projection. It is the scale
    /// of the transform, but smaller for huge strokes. This limits their number of corners.
    func projectedStrokeScale(_ pen: StrokeStyle) -> Double {
        let size = max(path.bounds.map { max($0.width, $0.height) } ?? 0, pen.width)
        return min(transform.maximumScale, Self.exactStrokeSize / size)
    }
}
