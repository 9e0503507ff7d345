import Raster

/// A star around the layer's centre whose first point is at the top.
public struct Star: Equatable, Sendable {
    /// The number of points, 2…1000.
    public var count: Driven<Int>
    /// The distance of the outer corners from the centre, in points.
    public var radius: Driven<Double>
    /// The distance of the inner corners from the centre, in points.
    public var innerRadius: Driven<Double>

    /// Creates a star.
    public init(count: Driven<Int>, radius: Driven<Double>, innerRadius: Driven<Double>) {
        self.count = count
        self.radius = radius
        self.innerRadius = innerRadius
    }
}

extension Star: OutlineContent {
    /// The outline without paints.
    public var painted: Layer.PaintedOutline {
        Layer.PaintedOutline(
            Outline(.star, [.count(count), .number(radius), .number(innerRadius)])
        )
    }
}

extension OutlineKind {
    static let star = OutlineKind("star", title: "a star", "A star, its first point up.") {
        fields in
        let count = fields.count("count", in: 2...DesignLimits.keys, "The number of points.")
        let radius = fields.number(
            "radius",
            .extent,
            "The distance from the centre to the outer corners, in points."
        )
        let inner = fields.number(
            "innerRadius",
            .length,
            "The distance from the centre to the inner corners, in points."
        )
        return { values in
            let (radius, inner) = (max(values[radius], 0), max(values[inner], 0))
            let corners = 2 * values[count]
            let points = (0..<corners).map { index in
                Point.around(index, of: corners, radius: index.isMultiple(of: 2) ? radius : inner)
            }
            return OutlineShape(.polygon(points), frame: .square(reaching: max(radius, inner)))
        }
    }
}

/// A polygon with equal sides around the layer's centre whose first corner is at the top.
public struct RegularPolygon: Equatable, Sendable {
    /// The number of corners, 3…1000.
    public var count: Driven<Int>
    /// The distance of the corners from the centre, in points.
    public var radius: Driven<Double>

    /// Creates a regular polygon.
    public init(count: Driven<Int>, radius: Driven<Double>) {
        self.count = count
        self.radius = radius
    }
}

extension RegularPolygon: OutlineContent {
    /// The outline without paints.
    public var painted: Layer.PaintedOutline {
        Layer.PaintedOutline(Outline(.regularPolygon, [.count(count), .number(radius)]))
    }
}

extension OutlineKind {
    static let regularPolygon = OutlineKind(
        "regularPolygon",
        title: "a regularPolygon",
        "A polygon with equal sides, its first corner up."
    ) { fields in
        let count = fields.count("count", in: 3...DesignLimits.keys, "The number of corners.")
        let radius = fields.number("radius", .extent, "Points to the corners.")
        return { values in
            let (radius, count) = (max(values[radius], 0), values[count])
            let points = (0..<count).map { Point.around($0, of: count, radius: radius) }
            return OutlineShape(.polygon(points), frame: .square(reaching: radius))
        }
    }
}

extension Point {
    /// Returns one of `count` evenly spaced points around the origin, clockwise from the top.
    fileprivate static func around(_ index: Int, of count: Int, radius: Double) -> Point {
        let degrees = 360 * Double(index) / Double(count) - 90
        return .zero + Vector(angle: .degrees(degrees)) * radius
    }
}

extension Rect {
    /// Returns the square around the origin with a side of 2 · `radius`.
    static func square(reaching radius: Double) -> Rect {
        Rect(center: .zero, size: Size(width: 2 * radius, height: 2 * radius))
    }
}
