import Raster

/// A star about the layer's centre, its first point up.
public struct Star: Equatable, Sendable {
    /// How many points, 2…1000.
    public var count: Driven<Int>
    /// Points from the centre to the outer corners.
    public var radius: Driven<Double>
    /// Points from the centre to the inner corners.
    public var innerRadius: Driven<Double>

    /// A star by its number of points and its radii.
    public init(count: Driven<Int>, radius: Driven<Double>, innerRadius: Driven<Double>) {
        self.count = count
        self.radius = radius
        self.innerRadius = innerRadius
    }
}

extension Star: OutlineContent {
    /// The outline without paint.
    public var painted: Layer.PaintedOutline {
        Layer.PaintedOutline(
            Outline(.star, [.count(count), .number(radius), .number(innerRadius)])
        )
    }
}

extension OutlineKind {
    /// `star`.
    static let star = OutlineKind("star", title: "a star", "A star, its first point up.") {
        fields in
        let count = fields.count("count", in: 2...DesignLimits.keys, "How many points it has.")
        let radius = fields.number("radius", .extent, "Points to the outer corners.")
        let inner = fields.number("innerRadius", .length, "Points to the inner corners.")
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

/// A polygon with equal sides about the layer's centre, its first corner up.
public struct RegularPolygon: Equatable, Sendable {
    /// How many corners, 3…1000.
    public var count: Driven<Int>
    /// Points from the centre to the corners.
    public var radius: Driven<Double>

    /// A polygon by its number of corners and their distance from the centre.
    public init(count: Driven<Int>, radius: Driven<Double>) {
        self.count = count
        self.radius = radius
    }
}

extension RegularPolygon: OutlineContent {
    /// The outline without paint.
    public var painted: Layer.PaintedOutline {
        Layer.PaintedOutline(Outline(.regularPolygon, [.count(count), .number(radius)]))
    }
}

extension OutlineKind {
    /// `regularPolygon`.
    static let regularPolygon = OutlineKind(
        "regularPolygon",
        title: "a regularPolygon",
        "A polygon with equal sides, its first corner up."
    ) { fields in
        let count = fields.count("count", in: 3...DesignLimits.keys, "How many corners it has.")
        let radius = fields.number("radius", .extent, "Points to the corners.")
        return { values in
            let (radius, count) = (max(values[radius], 0), values[count])
            let points = (0..<count).map { Point.around($0, of: count, radius: radius) }
            return OutlineShape(.polygon(points), frame: .square(reaching: radius))
        }
    }
}

extension Point {
    /// One of several points at even distances round the origin, clockwise from the top.
    fileprivate static func around(_ index: Int, of count: Int, radius: Double) -> Point {
        let degrees = 360 * Double(index) / Double(count) - 90
        return .zero + Vector(angle: .degrees(degrees)) * radius
    }
}

extension Rect {
    /// The square about the origin whose sides are so far from it.
    static func square(reaching radius: Double) -> Rect {
        Rect(center: .zero, size: Size(width: 2 * radius, height: 2 * radius))
    }
}
