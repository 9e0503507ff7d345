import Raster

/// An ellipse about the layer's centre.
public struct Ellipse: Hashable, Sendable {
    /// Width and height in points.
    public var size: DrivenPair

    /// An ellipse by its width and height in points.
    public init(size: DrivenPair) { self.size = size }

    /// An ellipse by its width and height in points.
    public init(_ width: Setting<Double>, _ height: Setting<Double>) {
        size = DrivenPair(width, height)
    }
}

extension Ellipse: OutlineContent {
    /// The outline without ink.
    public var inked: Layer.Inked {
        Layer.Inked(Outline(.ellipse, [.pair(size)]))
    }
}

extension OutlineKind {
    /// `ellipse`.
    static let ellipse = OutlineKind("ellipse", title: "an ellipse", "An ellipse.") { fields in
        let size = fields.size()
        return { values in
            let frame = Rect(center: .zero, size: values[size])
            return OutlineShape(.ellipse(in: frame), frame: frame)
        }
    }
}
