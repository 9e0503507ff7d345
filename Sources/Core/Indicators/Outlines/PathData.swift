import Raster

/// An outline given by SVG path data.
public struct PathData: Equatable, Sendable {
    /// The path data, as in the attribute `d` of SVG. Path data that are interpolated must have the
    /// same sequence of commands; `Morph` has no such restriction.
    public var data: Driven<String>
    /// The size in points of a box around the layer's centre. Its top left corner is the origin of
    /// the path data. If `nil`, the origin is the layer's centre.
    public var size: Setting<Pair>?

    /// Creates an outline from path data.
    public init(_ data: Driven<String>, size: Setting<Pair>? = nil) {
        self.data = data
        self.size = size
    }
}

extension PathData: OutlineContent {
    /// The outline without paints.
    public var painted: Layer.PaintedOutline {
        Layer.PaintedOutline(Outline(.path, [.pathData(data), size.map { .constantPair($0) }]))
    }
}

extension OutlineKind {
    static let path = OutlineKind(
        "path",
        title: "a path",
        "An outline given by SVG path data."
    ) { fields in
        let data = fields.pathData("data", "SVG path data.")
        let size = fields.optionalPair(
            "size",
            .extent,
            "The size of a box around the layer's centre. Its top left corner is the origin of "
                + "the data. Without it, the origin is the layer's centre."
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
