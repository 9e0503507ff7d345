import Raster

/// A rectangle around the layer's centre.
public struct Rectangle: Equatable, Sendable {
    /// The width and height in points.
    public var size: DrivenPair

    /// Creates a rectangle from its size in points.
    public init(size: DrivenPair) { self.size = size }

    /// Creates a rectangle from its width and height in points.
    public init(_ width: Setting<Double>, _ height: Setting<Double>) {
        size = DrivenPair(width, height)
    }
}

extension Rectangle: OutlineContent {
    /// The outline without paints.
    public var painted: Layer.PaintedOutline {
        Layer.PaintedOutline(Outline(.rect, [.pair(size)]))
    }
}

extension OutlineKind {
    static let rect = OutlineKind("rect", title: "a rect", "A rectangle.") { fields in
        let size = fields.size()
        return { values in
            let frame = Rect(center: .zero, size: values[size])
            return OutlineShape(.rect(frame), frame: frame)
        }
    }
}

/// A rectangle with rounded corners around the layer's centre.
public struct RoundedRectangle: Equatable, Sendable {
    /// The width and height in points.
    public var size: DrivenPair
    /// The corner radius in points.
    public var radius: Driven<Double>
    /// The shape of the corners.
    public var corners: Setting<Path.Corners>

    /// Creates a rectangle with rounded corners. By default their curvature is continuous.
    public init(
        size: DrivenPair,
        radius: Driven<Double>,
        corners: Setting<Path.Corners> = .constant(.continuous)
    ) {
        self.size = size
        self.radius = radius
        self.corners = corners
    }
}

extension RoundedRectangle: OutlineContent {
    /// The outline without paints.
    public var painted: Layer.PaintedOutline {
        Layer.PaintedOutline(
            Outline(.roundedRect, [.pair(size), .number(radius), .word(of: corners)])
        )
    }
}

extension OutlineKind {
    static let roundedRect = OutlineKind(
        "roundedRect",
        title: "a roundedRect",
        "A rectangle with rounded corners."
    ) { fields in
        let size = fields.size()
        let radius = fields.number("radius", .length, "The corner radius, in points.")
        let corners = fields.corners()
        return { values in
            let frame = Rect(center: .zero, size: values[size])
            let path = Path.roundedRect(
                frame,
                cornerRadius: values[radius],
                corners: values[corners]
            )
            return OutlineShape(path, frame: frame)
        }
    }
}

extension ArgumentFields {
    /// Declares the shape of corners. The default is continuous.
    mutating func corners() -> ArgumentSlot<Path.Corners> {
        word(
            "corners",
            title: "a kind of corners",
            "The shape of the corners; continuous by default.",
            standard: .continuous
        )
    }
}
