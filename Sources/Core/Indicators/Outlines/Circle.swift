import Raster

/// A circle about the layer's centre.
public struct Circle: Equatable, Sendable {
    /// Points across.
    public var diameter: Driven<Double>

    /// A circle by its points across.
    public init(diameter: Driven<Double>) { self.diameter = diameter }
}

extension Circle: OutlineContent {
    /// The outline without paint.
    public var painted: Layer.PaintedOutline {
        Layer.PaintedOutline(Outline(.circle, [.number(diameter)]))
    }
}

extension OutlineKind {
    /// `circle`.
    static let circle = OutlineKind("circle", title: "a circle", "A circle.") { fields in
        let diameter = fields.number("diameter", .extent, "Points across.")
        return { values in
            let side = max(values[diameter], 0)
            let frame = Rect(center: .zero, size: Size(width: side, height: side))
            return OutlineShape(.circle(in: frame), frame: frame)
        }
    }
}

/// An ellipse about the layer's centre.
public struct Ellipse: Equatable, Sendable {
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
    /// The outline without paint.
    public var painted: Layer.PaintedOutline {
        Layer.PaintedOutline(Outline(.ellipse, [.pair(size)]))
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
