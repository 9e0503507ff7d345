extension Path {
    /// The outline of what a pen leaves along the path: polygons that overlap, whose inside by the
    /// non-zero rule is the stroke.
    ///
    /// - Parameters:
    ///   - style: the pen, in the path's own space.
    ///   - tolerance: how far the outline may lie off the true one, in the path's own space; more
    ///     than 0. Half of it makes about 1.4 times as many corners.
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

    /// Whether the path surrounds a point; open parts are closed by a line.
    ///
    /// - Parameters:
    ///   - point: in the path's own space.
    ///   - rule: which points count as inside.
    ///   - tolerance: how far off the true outline the answer may change, in the path's own space.
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

    /// The polygons of an outline without arcs.
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
    /// The winding number of the polygons around a point; arcs count as their chords.
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
