import Raster

/// A rectangle around the layer's centre whose shorter sides are rounded.
public struct Capsule: Equatable, Sendable {
    /// The width and height in points.
    public var size: DrivenPair
    /// The shape of the rounding.
    public var corners: Setting<Path.Corners>

    /// Creates a capsule. By default its rounding is continuous.
    public init(size: DrivenPair, corners: Setting<Path.Corners> = .constant(.continuous)) {
        self.size = size
        self.corners = corners
    }
}

extension Capsule: OutlineContent {
    /// The outline without paints.
    public var painted: Layer.PaintedOutline {
        Layer.PaintedOutline(Outline(.capsule, [.pair(size), .word(of: corners)]))
    }
}

extension OutlineKind {
    static let capsule = OutlineKind(
        "capsule",
        title: "a capsule",
        "A rectangle whose shorter sides are rounded."
    ) { fields in
        let size = fields.size()
        let corners = fields.corners()
        return { values in
            let frame = Rect(center: .zero, size: values[size])
            return OutlineShape(.capsule(in: frame, corners: values[corners]), frame: frame)
        }
    }
}
