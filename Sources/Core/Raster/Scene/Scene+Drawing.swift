extension Scene {
    /// Adds a filled path in front of all other items.
    ///
    /// - Parameters:
    ///   - path: The outline, in its own coordinates.
    ///   - paint: The paint, in the coordinates of the path.
    ///   - rule: The fill rule of the path.
    ///   - transform: The transform from the coordinates of the path to pixels.
    ///   - opacity: The factor from 0 to 1 that multiplies the alpha of the paint.
    ///   - blend: The blend mode of the shape.
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

    /// Adds a stroked path in front of all other items.
    ///
    /// - Parameters:
    ///   - path: The centre line of the stroke, in its own coordinates.
    ///   - style: The stroke style; its lengths are in the coordinates of the path.
    ///   - paint: The paint, in the coordinates of the path.
    ///   - transform: The transform from the coordinates of the path to pixels.
    ///   - opacity: The factor from 0 to 1 that multiplies the alpha of the paint.
    ///   - blend: The blend mode of the shape.
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
