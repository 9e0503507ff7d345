extension Path {
    /// Returns the outline of the stroke along the path: overlapping polygons whose inside by the
    /// non-zero rule is the stroke.
    ///
    /// - Parameters:
    ///   - style: The stroke style, in the units of the path.
    ///   - tolerance: The largest deviation from the exact outline, in the units of the path. Half
    ///     the tolerance gives about 1.4 times as many corners.
    /// - Precondition: `tolerance` is more than 0.
    public func stroked(with style: StrokeStyle, tolerance: Double) -> Path {
        precondition(tolerance > 0, "a tolerance must be more than 0")
        var outline = PixelOutline()
        var stroking = Stroking()
        stroking.stroke(
            self,
            style,
            scale: Flattening.scale(forTolerance: tolerance),
            keepsArcs: false,
            into: &outline
        )
        return Path(outline)
    }

    /// Returns whether a point is inside the path. Open contours are closed by a line.
    ///
    /// - Parameters:
    ///   - point: The point, in the coordinates of the path.
    ///   - rule: The fill rule.
    ///   - tolerance: The distance from the exact outline within which the result may be wrong, in
    ///     the units of the path.
    /// - Precondition: `tolerance` is more than 0.
    public func contains(
        _ point: Point,
        rule: FillRule = .nonZero,
        tolerance: Double = 0.01
    ) -> Bool {
        precondition(tolerance > 0, "a tolerance must be more than 0")
        let scale = Flattening.scale(forTolerance: tolerance)
        var outline = PixelOutline()
        flatten(through: .scale(scale), into: &outline)
        let winding = outline.winding(around: Point(x: point.x * scale, y: point.y * scale))
        switch rule {
        case .nonZero: return winding != 0
        case .evenOdd: return winding % 2 != 0
        }
    }

    /// Creates a path from the polygons of an outline without arcs.
    private init(_ outline: PixelOutline) {
        self.init()
        var start = 0
        for end in outline.ends {
            append(.polygon(Array(outline.points[start..<end]), isClosed: true))
            start = end
        }
    }
}

extension PixelOutline {
    /// Returns the winding number around a point; arcs count as their chords.
    fileprivate func winding(around point: Point) -> Int {
        var winding = 0
        var start = 0
        for end in ends {
            var from = points[end - 1]
            for to in points[start..<end] {
                if (from.y <= point.y) != (to.y <= point.y) {
                    let side = (to - from).cross(point - from)
                    if from.y <= point.y, side > 0 { winding += 1 }
                    if from.y > point.y, side < 0 { winding -= 1 }
                }
                from = to
            }
            start = end
        }
        return winding
    }
}
