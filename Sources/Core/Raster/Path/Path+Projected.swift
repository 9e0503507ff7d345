extension Path {
    /// Returns the projected path. Lines remain lines, and curves become cubics.
    ///
    /// Open contours are closed. Parts behind the viewer are cut off, and so are parts closer to
    /// the viewer than 1/20 of the origin's distance.
    /// - Parameters:
    ///   - projection: The projection from the coordinates of the path to those of the result.
    ///   - scale: The factor by which the result is enlarged when it is drawn.
    public func projected(by projection: Projection, scale: Double = 1) -> Path {
        let path = withoutArcs
        let isInFront = path.elements.allSatisfy { element in
            element.points.allSatisfy { projection.depth(of: $0) >= Self.nearest }
        }
        guard isInFront else { return path.visiblePart(through: projection, scale: scale) }
        var result = Path()
        var (current, start) = (Point.zero, Point.zero)
        for element in path.elements {
            let from = current
            current = element.end ?? start
            switch element {
            case .move(let point):
                start = point
                result.move(to: projection.apply(to: point))
            case .line(let point): result.line(to: projection.apply(to: point))
            case .quad(let control, let end):
                let curve = CubicSegment(start: from, control: control, end: end)
                result.add(curve, through: projection, depth: 0)
            case .cubic(let control1, let control2, let end):
                let curve = CubicSegment(
                    start: from,
                    control1: control1,
                    control2: control2,
                    end: end
                )
                result.add(curve, through: projection, depth: 0)
            case .arc: break
            case .close: result.close()
            }
        }
        return result
    }

    /// The smallest visible distance from the viewer, divided by the origin's distance.
    private static let nearest = 0.05
    /// The tolerance of a projected curve, in pixels.
    private static let tolerance = 0.002
    /// The largest number of times that a curve is halved.
    private static let maximumHalvings = 8

    /// Adds a projected curve as cubics that have the same ends and tangents.
    private mutating func add(_ curve: CubicSegment, through projection: Projection, depth: Int) {
        let start = projection.apply(to: curve.start)
        let end = projection.apply(to: curve.end)
        let leaving = projection.apply(to: curve.derivative(at: 0), at: curve.start)
        let arriving = projection.apply(to: curve.derivative(at: 1), at: curve.end)
        let cubic = CubicSegment(
            start: start,
            control1: start + leaving * (1.0 / 3),
            control2: end + arriving * (-1.0 / 3),
            end: end
        )
        let isClose = [0.25, 0.5, 0.75].allSatisfy { t in
            let error = cubic.point(at: t) - projection.apply(to: curve.point(at: t))
            return error.dot(error) <= Self.tolerance * Self.tolerance
        }
        guard !isClose, depth < Self.maximumHalvings else {
            return self.cubic(to: end, control1: cubic.control1, control2: cubic.control2)
        }
        let (before, after) = curve.split(at: 0.5)
        add(before, through: projection, depth: depth + 1)
        add(after, through: projection, depth: depth + 1)
    }

    /// Returns the path in front of the viewer, as polygons.
    private func visiblePart(through projection: Projection, scale: Double) -> Path {
        var result = Path()
        var corners: [Point] = []
        func end() {
            let visible = Self.visiblePart(of: corners, through: projection).map(
                projection.apply(to:)
            )
            if visible.count > 2 { result.append(.polygon(visible, isClosed: true)) }
            corners = []
        }
        // A projection enlarges what is close to the viewer.
        let flattening = Flattening(scale: scale / Self.nearest)
        for element in elements {
            switch element {
            case .move(let point):
                end()
                corners = [point]
            case .line(let point): corners.append(point)
            case .quad(let control, let point):
                let curve = CubicSegment(
                    start: corners.last ?? point,
                    control: control,
                    end: point
                )
                corners += curve.corners(flattening)
            case .cubic(let control1, let control2, let point):
                let curve = CubicSegment(
                    start: corners.last ?? point,
                    control1: control1,
                    control2: control2,
                    end: point
                )
                corners += curve.corners(flattening)
            case .arc, .close: break
            }
        }
        end()
        return result
    }

    /// Returns the part of a polygon that is not too close to the viewer (Sutherland and Hodgman,
    /// 1974).
    private static func visiblePart(of corners: [Point], through projection: Projection) -> [Point]
    {
        guard var from = corners.last else { return [] }
        var result: [Point] = []
        for to in corners {
            let (before, after) = (
                projection.depth(of: from) - nearest, projection.depth(of: to) - nearest
            )
            if (before >= 0) != (after >= 0) {
                result.append(from.interpolated(to: to, at: before / (before - after)))
            }
            if after >= 0 { result.append(to) }
            from = to
        }
        return result
    }
}

extension Path.Element {
    /// The end and control points. `close` has none.
    fileprivate var points: [Point] {
        switch self {
        case .move(let point), .line(let point), .arc(_, _, let point): [point]
        case .quad(let control, let end): [control, end]
        case .cubic(let control1, let control2, let end): [control1, control2, end]
        case .close: []
        }
    }
}

extension CubicSegment {
    /// Returns the corners of lines along the curve, without its start.
    fileprivate func corners(_ flattening: Flattening) -> [Point] {
        let count = min(max(Int(flattening.steps(self).last), 1), 4096)
        return (1...count).map { point(at: Double($0) / Double(count)) }
    }
}
