import Raster

/// A circle around the layer's centre.
public struct Circle: Equatable, Sendable {
    /// The diameter in points.
    public var diameter: Driven<Double>

    /// Creates a circle.
    public init(diameter: Driven<Double>) { self.diameter = diameter }
}

extension Circle: OutlineContent {
    /// The outline without paints.
    public var painted: Layer.PaintedOutline {
        Layer.PaintedOutline(Outline(.circle, [.number(diameter)]))
    }
}

extension OutlineKind {
    static let circle = OutlineKind("circle", title: "a circle", "A circle.") { fields in
        let diameter = fields.number("diameter", .extent, "The diameter in points.")
        return { values in
            let side = max(values[diameter], 0)
            let frame = Rect(center: .zero, size: Size(width: side, height: side))
            return OutlineShape(.circle(in: frame), frame: frame)
        }
    }
}

/// An ellipse around the layer's centre.
public struct Ellipse: Equatable, Sendable {
    /// The width and height in points.
    public var size: DrivenPair

    /// Creates an ellipse from its size in points.
    public init(size: DrivenPair) { self.size = size }

    /// Creates an ellipse from its width and height in points.
    public init(_ width: Setting<Double>, _ height: Setting<Double>) {
        size = DrivenPair(width, height)
    }
}

extension Ellipse: OutlineContent {
    /// The outline without paints.
    public var painted: Layer.PaintedOutline {
        Layer.PaintedOutline(Outline(.ellipse, [.pair(size)]))
    }
}

extension OutlineKind {
    static let ellipse = OutlineKind("ellipse", title: "an ellipse", "An ellipse.") { fields in
        let size = fields.size()
        return { values in
            let frame = Rect(center: .zero, size: values[size])
            return OutlineShape(.ellipse(in: frame), frame: frame)
        }
    }
}
