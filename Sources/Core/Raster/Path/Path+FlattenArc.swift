extension Path {
    /// The largest radius, in pixels, of arcs that become lines. Such an arc needs fewer lines than
    /// the rows that it crosses.
    private static let maximumLineRadius = 32.0

    /// The largest radius, in pixels, of arcs that remain arcs. Larger ones become cubics.
    private static let maximumArcRadius = 0x1p16

    /// Adds a transformed arc: as lines if it is small, as arcs if it stays circular, otherwise as
    /// cubics.
    static func flatten(
        _ arc: CircularArc,
        through transform: Transform,
        near frame: Rect?,
        into outline: inout PixelOutline
    ) {
        let radius = arc.radius, scale = transform.maximumScale
        if radius * scale <= maximumLineRadius {
            flattenToLines(arc, radius: radius, scale: scale, through: transform, into: &outline)
        } else if radius * scale <= maximumArcRadius, transform.keepsCircles {
            let circle = CircleGeometry(center: arc.center, radius: radius)
                .transformed(by: transform, scale: scale)
            arc.forEachPiece { piece in
                let end = transform.apply(to: piece.end)
                if let frame, transform.bounds(of: piece.hull).isDisjoint(from: frame) {
                    outline.add(end)
                } else {
                    outline.add(end, bend: transform.apply(to: piece.bend), circle: circle)
                }
            }
        } else {
            arc.forEachCubic { cubic in
                flatten(cubic.transformed(by: transform), near: frame, into: &outline)
            }
        }
    }

    private static func flattenToLines(
        _ arc: CircularArc,
        radius: Double,
        scale: Double,
        through transform: Transform,
        into outline: inout PixelOutline
    ) {
        let corners = ArcCorners(
            radius: radius * scale,
            sweep: arc.sweep.radians,
            flattening: Flattening()
        )
        unsafe outline.add(corners.count + 1) { points in
            let start = arc.start - arc.center
            if transform == .identity {
                unsafe corners.write(from: start, around: arc.center, to: points)
            } else {
                var index = 0
                corners.forEach(from: start) { offset in
                    unsafe points[index] = transform.apply(to: arc.center + offset)
                    index &+= 1
                }
            }
            unsafe points[corners.count] = transform.apply(to: arc.end)
        }
    }
}
