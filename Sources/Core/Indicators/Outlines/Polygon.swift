import Raster

/// Straight lines through corners, in points from the layer's centre.
public struct Polygon: Equatable, Sendable {
    /// The 2…1000 corners. Lists of corners that are interpolated must have equal lengths.
    public var points: Driven<[Setting<Pair>]>
    /// Whether the last corner is joined to the first.
    public var isClosed: Setting<Bool>

    /// Creates a polygon or, if it is not closed, a polyline.
    public init(points: Driven<[Setting<Pair>]>, isClosed: Setting<Bool> = true) {
        self.points = points
        self.isClosed = isClosed
    }

    /// Creates a polygon or polyline through corners (x, y), in points from the layer's centre.
    public init(
        _ points: [(Setting<Double>, Setting<Double>)],
        isClosed: Setting<Bool> = true
    ) {
        self.init(points: .constant(points.map { .pair($0.0, $0.1) }), isClosed: isClosed)
    }
}

extension Polygon: OutlineContent {
    /// The outline without paints.
    public var painted: Layer.PaintedOutline {
        Layer.PaintedOutline(Outline(.polygon, [.points(points), .flag(isClosed)]))
    }
}

extension OutlineKind {
    static let polygon = OutlineKind(
        "polygon",
        title: "a polygon",
        "Straight lines through corners."
    ) { fields in
        let points = fields.points(
            "points",
            count: 2...DesignLimits.keys,
            "The corners, relative to the layer's centre, in points."
        )
        let isClosed = fields.flag(
            "closed",
            "Whether the last point is joined to the first; true by default.",
            standard: true
        )
        return { values in
            OutlineShape(Path.polygon(values[points], isClosed: values[isClosed]))
        }
    }
}
