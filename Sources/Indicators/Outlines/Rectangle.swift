import Raster

/// A rectangle about the layer's centre.
public struct Rectangle: Hashable, Sendable {
    /// Width and height in points.
    public var size: DrivenPair

    /// A rectangle by its width and height in points.
    public init(size: DrivenPair) { self.size = size }

    /// A rectangle by its width and height in points.
    public init(_ width: Setting<Double>, _ height: Setting<Double>) {
        size = DrivenPair(width, height)
    }
}

extension Rectangle: OutlineContent {
    /// The outline without ink.
    public var inked: Layer.Inked {
        Layer.Inked(Outline(.rect, [.pair(size)]))
    }
}

extension OutlineKind {
    /// `rect`.
    static let rect = OutlineKind("rect", title: "a rect", "A rectangle.") { fields in
        let size = fields.size()
        return { values in
            let frame = Rect(center: .zero, size: values[size])
            return OutlineShape(.rect(frame), frame: frame)
        }
    }
}
