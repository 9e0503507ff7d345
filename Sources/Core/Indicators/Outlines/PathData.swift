import Raster

/// An outline by SVG path data.
public struct PathData: Equatable, Sendable {
    /// The data, as in the attribute `d` of SVG. On the way from one to another every point moves by
    /// itself; both have the same steps.
    public var data: Driven<String>
    /// The box in points from whose top left corner the data count, its centre at the layer's; nil
    /// where they count from the layer's centre.
    public var size: Setting<Pair>?

    /// The outline of some path data.
    public init(_ data: Driven<String>, size: Setting<Pair>? = nil) {
        self.data = data
        self.size = size
    }
}

extension PathData: OutlineContent {
    /// The outline without paint.
    public var painted: Layer.PaintedOutline {
        Layer.PaintedOutline(Outline(.path, [.pathData(data), size.map { .constantPair($0) }]))
    }
}

extension OutlineKind {
    /// `path`.
    static let path = OutlineKind(
        "path",
        title: "a path",
        "An outline by SVG path data."
    ) { fields in
        let data = fields.pathData("data", "SVG path data.")
        let size = fields.optionalPair(
            "size",
            .extent,
            "The box from whose top left corner the data counts, its centre at the "
                + "layer's; without it the data counts from the layer's centre."
        )
        return { values in
            guard let size = values[size] else { return OutlineShape(values[data]) }
            let centering = Transform.translation(dx: -size.dx / 2, dy: -size.dy / 2)
            return OutlineShape(
                values[data].transformed(by: centering),
                frame: Rect(center: .zero, size: Size(width: size.dx, height: size.dy))
            )
        }
    }
}
