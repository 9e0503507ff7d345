import Raster

/// A rectangle about the layer's centre.
public struct Rectangle: Equatable, Sendable {
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
    /// The outline without paint.
    public var painted: Layer.PaintedOutline {
        Layer.PaintedOutline(Outline(.rect, [.pair(size)]))
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

/// A rectangle with rounded corners about the layer's centre.
public struct RoundedRectangle: Equatable, Sendable {
    /// Width and height in points.
    public var size: DrivenPair
    /// The corners' radius in points.
    public var radius: Driven<Double>
    /// How the corners bend.
    public var corners: Setting<Path.Corners>

    /// A rectangle with corners of a radius, in points.
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
    /// The outline without paint.
    public var painted: Layer.PaintedOutline {
        Layer.PaintedOutline(
            Outline(.roundedRect, [.pair(size), .number(radius), .word(of: corners)])
        )
    }
}

extension OutlineKind {
    /// `roundedRect`.
    static let roundedRect = OutlineKind(
        "roundedRect",
        title: "a roundedRect",
        "A rectangle with rounded corners."
    ) { fields in
        let size = fields.size()
        let radius = fields.number("radius", .length, "The corners' radius.")
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
    /// How corners bend; default: continuous.
    mutating func corners() -> ArgumentSlot<Path.Corners> {
        word(
            "corners",
            title: "a kind of corners",
            "How the corners bend; continuous by default.",
            standard: .continuous
        )
    }
}
