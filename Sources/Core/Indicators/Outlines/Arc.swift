import Raster

/// A part of a circle's line about the layer's centre, open.
public struct Arc: Equatable, Sendable {
    /// Points from the centre.
    public var radius: Driven<Double>
    /// Where it begins, in degrees clockwise from 3 o'clock.
    public var start: Driven<Double>
    /// How far it goes, in degrees, clockwise where positive; a turn at most.
    public var sweep: Driven<Double>

    /// An arc by its radius and its angles.
    public init(radius: Driven<Double>, start: Driven<Double> = 0, sweep: Driven<Double>) {
        self.radius = radius
        self.start = start
        self.sweep = sweep
    }
}

extension Arc: OutlineContent {
    /// The outline without paint.
    public var painted: Layer.PaintedOutline {
        Layer.PaintedOutline(Outline(.arc, [.number(radius), .number(start), .number(sweep)]))
    }
}

extension OutlineKind {
    /// `arc`.
    static let arc = OutlineKind("arc", title: "an arc", "A part of a circle's line, open.") {
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

/// A slice of a disc or of a ring about the layer's centre, closed.
public struct Sector: Equatable, Sendable {
    /// Points from the centre to the outer edge.
    public var radius: Driven<Double>
    /// Points from the centre to the inner edge.
    public var innerRadius: Driven<Double>
    /// Where it begins, in degrees clockwise from 3 o'clock.
    public var start: Driven<Double>
    /// How far it goes, in degrees, clockwise where positive; a turn at most.
    public var sweep: Driven<Double>

    /// A slice by its radii and its angles.
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
    /// The outline without paint.
    public var painted: Layer.PaintedOutline {
        let outline = Outline(
            .sector,
            [.number(radius), .number(innerRadius), .number(start), .number(sweep)]
        )
        return Layer.PaintedOutline(outline)
    }
}

extension OutlineKind {
    /// `sector`.
    static let sector = OutlineKind(
        "sector",
        title: "a sector",
        "A slice of a disc or of a ring, closed."
    ) { fields in
        let radius = fields.number("radius", .extent, "Points to the outer edge.")
        let inner = fields.number(
            "innerRadius",
            .length,
            "Points to the inner edge.",
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
    /// Where an arc begins; default: at 3 o'clock.
    fileprivate mutating func start() -> ArgumentSlot<Double> {
        number("start", .degrees, "Where it begins; degrees clockwise from 3 o'clock.", standard: 0)
    }

    /// How far an arc goes.
    fileprivate mutating func sweep() -> ArgumentSlot<Double> {
        number("sweep", .degrees, "How far it goes; degrees, clockwise where positive.")
    }
}
