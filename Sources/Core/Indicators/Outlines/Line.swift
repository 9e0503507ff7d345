import Raster

/// A straight line, in points from the layer's centre.
public struct Line: Equatable, Sendable {
    /// The start point.
    public var from: DrivenPair
    /// The end point.
    public var to: DrivenPair

    /// Creates a line between two points.
    public init(from: DrivenPair, to: DrivenPair) {
        self.from = from
        self.to = to
    }

    /// Creates a line between two points (x, y), in points from the layer's centre.
    public init(
        from start: (Setting<Double>, Setting<Double>),
        to end: (Setting<Double>, Setting<Double>)
    ) {
        from = DrivenPair(start.0, start.1)
        to = DrivenPair(end.0, end.1)
    }
}

extension Line: OutlineContent {
    /// The outline without paints.
    public var painted: Layer.PaintedOutline {
        Layer.PaintedOutline(Outline(.line, [.pair(from), .pair(to)]))
    }
}

extension OutlineKind {
    static let line = OutlineKind("line", title: "a line", "A straight line.") { fields in
        let from = fields.pair(
            "from",
            .points,
            "The start, relative to the layer's centre, in points."
        )
        let to = fields.pair(
            "to",
            .points,
            "The end, relative to the layer's centre, in points."
        )
        return { values in
            let start = Point.zero + values[from]
            let end = Point.zero + values[to]
            let frame = Rect(
                x: min(start.x, end.x),
                y: min(start.y, end.y),
                width: abs(end.x - start.x),
                height: abs(end.y - start.y)
            )
            return OutlineShape(.line(from: start, to: end), frame: frame)
        }
    }
}
