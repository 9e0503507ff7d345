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
            let scale = transform.maximumScale
            guard scale > 0, scale.isFinite else {
                result.path = Path()
                break
            }
            // A projection enlarges what is close to the viewer.
            let outline = path.stroked(with: pen, tolerance: Self.strokeTolerance / scale)
            result.path = outline.transformed(by: transform).projected(by: projection)
            result.style = .fill(.nonZero)
        }
        if case .solid = paint { return result }
        result.paint = .projected(paint, Projection(transform).then(projection))
        return result
    }

    /// The tolerance of a stroke outline before projection, in pixels.
    private static let strokeTolerance = 0.01
}
