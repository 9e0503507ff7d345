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
            let outline = path.stroked(with: pen, tolerance: strokeTolerance(pen, scale))
            result.path = outline.transformed(by: transform).projected(by: projection)
            result.style = .fill(.nonZero)
        }
        if case .solid = paint { return result }
        result.paint = .projected(paint, Projection(transform).then(projection))
        return result
    }

    /// Returns the tolerance of a stroke's outline before projection, in the path's coordinates:
    /// 0.01 pixels, because a projection enlarges what is close to the viewer. For a stroke over
    /// 100,000 pixels, nearly all of which is invisible, it is a fraction of its size, so that the
    /// number of corners is limited.
    private func strokeTolerance(_ pen: StrokeStyle, _ scale: Double) -> Double {
        let size = path.bounds.map { max($0.width, $0.height) } ?? 0
        return max(0.01 / scale, max(size, pen.width) * 1e-7)
    }
}
