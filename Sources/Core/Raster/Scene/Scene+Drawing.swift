extension Scene {
    /// Adds what a path surrounds, in front of what is there.
    ///
    /// - Parameters:
    ///   - path: the outline, in its own space.
    ///   - paint: what the inside looks like, in the path's own space.
    ///   - rule: which points count as inside.
    ///   - transform: from the path's own space to pixels.
    ///   - opacity: multiplies the paint's alpha; 0…1.
    ///   - blend: how it meets what is there.
    public mutating func fill(
        _ path: Path,
        with paint: Paint,
        rule: FillRule = .nonZero,
        transform: Transform = .identity,
        opacity: Double = 1,
        blend: BlendMode = .sourceOver
    ) {
        add(path, .fill(rule), paint, transform, opacity, blend)
    }

    /// Adds what a pen leaves along a path, in front of what is there.
    ///
    /// - Parameters:
    ///   - path: the way of the pen's middle, in its own space.
    ///   - style: the pen; its lengths are in the path's own space.
    ///   - paint: what the stroke looks like, in the path's own space.
    ///   - transform: from the path's own space to pixels.
    ///   - opacity: multiplies the paint's alpha; 0…1.
    ///   - blend: how it meets what is there.
    public mutating func stroke(
        _ path: Path,
        _ style: StrokeStyle,
        with paint: Paint,
        transform: Transform = .identity,
        opacity: Double = 1,
        blend: BlendMode = .sourceOver
    ) {
        add(path, .stroke(style), paint, transform, opacity, blend)
    }

    private mutating func add(
        _ path: Path,
        _ style: Shape.Style,
        _ paint: Paint,
        _ transform: Transform,
        _ opacity: Double,
        _ blend: BlendMode
    ) {
        items.append(
            .shape(
                Shape(
                    path: path,
                    style: style,
                    paint: paint,
                    transform: transform,
                    opacity: opacity,
                    blend: blend
                )
            )
        )
    }
}
