import Raster

/// An open arc of a circle around the layer's centre.
public struct Arc: Equatable, Sendable {
    /// The radius in points.
    public var radius: Driven<Double>
    /// The start angle, in degrees clockwise from 3 o'clock.
    public var start: Driven<Double>
    /// The angle that the arc spans, in degrees, clockwise if positive. At most one turn is drawn.
    public var sweep: Driven<Double>

    /// Creates an arc.
    public init(radius: Driven<Double>, start: Driven<Double> = 0, sweep: Driven<Double>) {
        self.radius = radius
        self.start = start
        self.sweep = sweep
    }
}

extension Arc: OutlineContent {
    /// The outline without paints.
    public var painted: Layer.PaintedOutline {
        Layer.PaintedOutline(Outline(.arc, [.number(radius), .number(start), .number(sweep)]))
    }
}

extension OutlineKind {
    static let arc = OutlineKind("arc", title: "an arc", "An open arc of a circle.") {
        fields in
        let radius = fields.number("radius", .extent, "Points from the centre.")
        let start = fields.start()
        let sweep = fields.sweep()
        return { values in
            let radius = max(values[radius], 0)
            let path = Path.arc(
                center: .zero,
                radius: radius,
                start: .degrees(values[start]),
                sweep: .degrees(values[sweep])
            )
            return OutlineShape(path, frame: .square(reaching: radius))
        }
    }
}

/// A closed slice of a disc or ring around the layer's centre.
public struct Sector: Equatable, Sendable {
    /// The radius of the outer edge, in points.
    public var radius: Driven<Double>
    /// The radius of the inner edge, in points.
    public var innerRadius: Driven<Double>
    /// The start angle, in degrees clockwise from 3 o'clock.
    public var start: Driven<Double>
    /// The angle that the sector spans, in degrees, clockwise if positive. At most one turn is
    /// drawn.
    public var sweep: Driven<Double>

    /// Creates a sector. By default it is a slice of a disc.
    public init(
        radius: Driven<Double>,
        innerRadius: Driven<Double> = 0,
        start: Driven<Double> = 0,
        sweep: Driven<Double>
    ) {
        self.radius = radius
        self.innerRadius = innerRadius
        self.start = start
        self.sweep = sweep
    }
}

extension Sector: OutlineContent {
    /// The outline without paints.
    public var painted: Layer.PaintedOutline {
        let outline = Outline(
            .sector,
            [.number(radius), .number(innerRadius), .number(start), .number(sweep)]
        )
        return Layer.PaintedOutline(outline)
    }
}

extension OutlineKind {
    static let sector = OutlineKind(
        "sector",
        title: "a sector",
        "A closed slice of a disc or ring."
    ) { fields in
        let radius = fields.number("radius", .extent, "Points to the outer edge.")
        let inner = fields.number(
            "innerRadius",
            .length,
            "The distance from the centre to the inner edge, in points.",
            standard: 0
        )
        let start = fields.start()
        let sweep = fields.sweep()
        return { values in
            let radii = (outer: max(values[radius], 0), inner: max(values[inner], 0))
            let path = Path.sector(
                center: .zero,
                radius: radii.outer,
                innerRadius: radii.inner,
                start: .degrees(values[start]),
                sweep: .degrees(values[sweep])
            )
            return OutlineShape(path, frame: .square(reaching: max(radii.outer, radii.inner)))
        }
    }
}

extension ArgumentFields {
    /// Declares the start angle of an arc. The default is 3 o'clock.
    fileprivate mutating func start() -> ArgumentSlot<Double> {
        number("start", .degrees, "The start, in degrees clockwise from 3 o'clock.", standard: 0)
    }

    /// Declares the angle that an arc spans.
    fileprivate mutating func sweep() -> ArgumentSlot<Double> {
        number("sweep", .degrees, "The angle that it spans, in degrees, clockwise if positive.")
    }
}
