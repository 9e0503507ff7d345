import Raster

/// Straight lines through corners, in points from the layer's centre.
public struct Polygon: Equatable, Sendable {
    /// The corners, 2…1000; as many in all states and at all times between which they move.
    public var points: Driven<[Setting<Pair>]>
    /// Whether the last corner joins the first.
    public var isClosed: Setting<Bool>

    /// Straight lines through corners.
    public init(points: Driven<[Setting<Pair>]>, isClosed: Setting<Bool> = true) {
        self.points = points
        self.isClosed = isClosed
    }

    /// Straight lines through corners, (x, y) in points from the layer's centre.
    public init(
        _ points: [(Setting<Double>, Setting<Double>)],
        isClosed: Setting<Bool> = true
    ) {
        self.init(points: .constant(points.map { .pair($0.0, $0.1) }), isClosed: isClosed)
    }
}

extension Polygon: OutlineContent {
    /// The outline without paint.
    public var painted: Layer.PaintedOutline {
        Layer.PaintedOutline(Outline(.polygon, [.points(points), .flag(isClosed)]))
    }
}

extension OutlineKind {
    /// `polygon`.
    static let polygon = OutlineKind(
        "polygon",
        title: "a polygon",
        "Straight lines through corners."
    ) { fields in
        let points = fields.points(
            "points",
            count: 2...DesignLimits.keys,
            "Points from the layer's centre."
        )
        let isClosed = fields.flag(
            "closed",
            "Whether the last joins the first; true.",
            standard: true
        )
        return { values in
            OutlineShape(Path.polygon(values[points], isClosed: values[isClosed]))
        }
    }
}
