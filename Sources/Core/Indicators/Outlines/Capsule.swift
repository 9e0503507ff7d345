import Raster

/// A rectangle about the layer's centre whose shorter sides are rounded off.
public struct Capsule: Equatable, Sendable {
    /// Width and height in points.
    public var size: DrivenPair
    /// How the corners bend.
    public var corners: Setting<Path.Corners>

    /// A capsule by its width and height in points.
    public init(size: DrivenPair, corners: Setting<Path.Corners> = .constant(.continuous)) {
        self.size = size
        self.corners = corners
    }
}

extension Capsule: OutlineContent {
    /// The outline without paint.
    public var painted: Layer.PaintedOutline {
        Layer.PaintedOutline(Outline(.capsule, [.pair(size), .word(of: corners)]))
    }
}

extension OutlineKind {
    /// `capsule`.
    static let capsule = OutlineKind(
        "capsule",
        title: "a capsule",
        "A rectangle whose shorter sides are rounded off."
    ) { fields in
        let size = fields.size()
        let corners = fields.corners()
        return { values in
            let frame = Rect(center: .zero, size: values[size])
            return OutlineShape(.capsule(in: frame, corners: values[corners]), frame: frame)
        }
    }
}
