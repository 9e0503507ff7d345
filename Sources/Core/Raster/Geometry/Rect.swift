/// A rectangle with sides parallel to the axes.
public struct Rect: Hashable, Sendable {
    /// The top left corner.
    public var origin: Point
    /// The width and height.
    public var size: Size

    /// Creates a rectangle from its top left corner and size.
    public init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    /// Creates a rectangle with its top left corner at (x, y).
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    /// Creates a rectangle from its centre and size.
    public init(center: Point, size: Size) {
        self.init(
            x: center.x - size.width / 2,
            y: center.y - size.height / 2,
            width: size.width,
            height: size.height
        )
    }

    /// Creates the bounding box of four points.
    package init(around p: Point, _ q: Point, _ r: Point, _ s: Point) {
        let left = min(p.x, q.x, r.x, s.x)
        let top = min(p.y, q.y, r.y, s.y)
        self.init(
            x: left,
            y: top,
            width: max(p.x, q.x, r.x, s.x) - left,
            height: max(p.y, q.y, r.y, s.y) - top
        )
    }

    /// The x of the left side.
    public var minX: Double { origin.x }
    /// The y of the top side.
    public var minY: Double { origin.y }
    /// The x of the right side.
    public var maxX: Double { origin.x + size.width }
    /// The y of the bottom side.
    public var maxY: Double { origin.y + size.height }
    /// The centre.
    public var center: Point {
        Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
    }
    /// The width.
    public var width: Double { size.width }
    /// The height.
    public var height: Double { size.height }

    /// Whether the two rectangles do not overlap. They may touch.
    package func isDisjoint(from other: Rect) -> Bool {
        maxX <= other.minX || minX >= other.maxX || maxY <= other.minY || minY >= other.maxY
    }

    /// Whether another rectangle is within this one.
    package func contains(_ other: Rect) -> Bool {
        other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
    }

    /// Returns the intersection. Returns `nil` if it has no area.
    package func intersection(_ other: Rect) -> Rect? {
        guard !isDisjoint(from: other) else { return nil }
        let (left, top) = (max(minX, other.minX), max(minY, other.minY))
        let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Returns the bounding box of both rectangles.
    package func union(_ other: Rect) -> Rect {
        let (left, top) = (min(minX, other.minX), min(minY, other.minY))
        let (right, bottom) = (max(maxX, other.maxX), max(maxY, other.maxY))
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Returns the rectangle with each side moved outwards by `distance`.
    package func grown(by distance: Double) -> Rect {
        Rect(
            x: minX - distance,
            y: minY - distance,
            width: width + 2 * distance,
            height: height + 2 * distance
        )
    }

    /// Returns the point at unit coordinates: (0, 0) is the top left corner, (1, 1) the bottom
    /// right.
    public func point(atUnit unit: Point) -> Point {
        Point(x: minX + unit.x * width, y: minY + unit.y * height)
    }
}

/// A width and a height. Its owner defines the unit, points or pixels.
public struct Size: Hashable, Sendable {
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// Creates a size.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// A rectangle of entire pixels.
public struct PixelRect: Hashable, Sendable {
    /// The leftmost column.
    public let x: Int
    /// The topmost row.
    public let y: Int
    /// The number of columns.
    public let width: Int
    /// The number of rows.
    public let height: Int

    /// Creates a rectangle in pixels, which may be outside an image.
    ///
    /// - Precondition: The width and height are not negative, and the far corner does not overflow
    ///   `Int`.
    public init(x: Int, y: Int, width: Int, height: Int) {
        precondition(width >= 0 && height >= 0, "a rectangle's extents must not be negative")
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    package var columns: Range<Int> { x..<x + width }
    package var rows: Range<Int> { y..<y + height }
}
