import Raster

/// A superellipse around the layer's centre: |x/a|ⁿ + |y/b|ⁿ = 1. The larger n, the closer it is to
/// its bounding box.
public struct Superellipse: Equatable, Sendable {
    /// The width and height in points.
    public var size: DrivenPair
    /// The exponent n, 0.1…100: 1 is a rhombus, 2 an ellipse, and a large n nearly a rectangle.
    public var exponent: Driven<Double>

    /// Creates a superellipse.
    public init(size: DrivenPair, exponent: Driven<Double>) {
        self.size = size
        self.exponent = exponent
    }
}

extension Superellipse: OutlineContent {
    /// The outline without paints.
    public var painted: Layer.PaintedOutline {
        Layer.PaintedOutline(Outline(.superellipse, [.pair(size), .number(exponent)]))
    }
}

extension OutlineKind {
    static let superellipse = OutlineKind(
        "superellipse",
        title: "a superellipse",
        "A curve between an ellipse and its box."
    ) { fields in
        let size = fields.size()
        let exponent = fields.number(
            "exponent",
            NumberBounds(range: 0.1...100, unit: "", measure: .exponent),
            "2 is an ellipse, 1 a rhombus, 4 a rounded square."
        )
        return { values in
            let frame = Rect(center: .zero, size: values[size])
            return OutlineShape(
                .superellipse(in: frame, exponent: values[exponent]),
                frame: frame
            )
        }
    }
}
