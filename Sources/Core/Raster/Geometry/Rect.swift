/// A rectangle with its sides along the axes.
public struct Rect: Hashable, Sendable {
    /// The top left corner.
    public var origin: Point
    /// The extent to the right and down.
    public var size: Size

    /// The rectangle of `size` with its top left corner at `origin`.
    public init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    /// The rectangle with its top left corner at (x, y).
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    /// The rectangle of `size` around `center`.
    public init(center: Point, size: Size) {
        self.init(
            x: center.x - size.width / 2,
            y: center.y - size.height / 2,
            width: size.width,
            height: size.height
        )
    }

    /// The smallest rectangle around four points.
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

    /// The left side's x.
    public var minX: Double { origin.x }
    /// The top side's y.
    public var minY: Double { origin.y }
    /// The right side's x.
    public var maxX: Double { origin.x + size.width }
    /// The bottom side's y.
    public var maxY: Double { origin.y + size.height }
    /// The middle.
    public var center: Point {
        Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
    }
    /// The extent along x.
    public var width: Double { size.width }
    /// The extent along y.
    public var height: Double { size.height }

    /// Whether this rectangle lies wholly on one side of another, which it may touch.
    package func isBeside(_ other: Rect) -> Bool {
        maxX <= other.minX || minX >= other.maxX || maxY <= other.minY || minY >= other.maxY
    }

    /// Whether another rectangle lies within this one.
    package func contains(_ other: Rect) -> Bool {
        other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
    }

    /// What is in both rectangles; nil where that has no area.
    package func intersection(_ other: Rect) -> Rect? {
        guard !isBeside(other) else { return nil }
        let (left, top) = (max(minX, other.minX), max(minY, other.minY))
        let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The smallest rectangle around both.
    package func union(_ other: Rect) -> Rect {
        let (left, top) = (min(minX, other.minX), min(minY, other.minY))
        let (right, bottom) = (max(maxX, other.maxX), max(maxY, other.maxY))
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The rectangle with its sides farther out.
    package func grown(by distance: Double) -> Rect {
        Rect(
            x: minX - distance,
            y: minY - distance,
            width: width + 2 * distance,
            height: height + 2 * distance
        )
    }

    /// The point at the unit coordinates (x, y): (0, 0) top left, (1, 1) bottom right.
    public func point(atUnit unit: Point) -> Point {
        Point(x: minX + unit.x * width, y: minY + unit.y * height)
    }
}

/// A width and a height, in points or pixels as its owner says.
public struct Size: Hashable, Sendable {
    /// The extent along x.
    public var width: Double
    /// The extent along y.
    public var height: Double

    /// An extent of `width` by `height`.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// A rectangle of whole pixels, from its upper left one.
public struct PixelRect: Hashable, Sendable {
    /// The leftmost column.
    public let x: Int
    /// The topmost row.
    public let y: Int
    /// How many columns.
    public let width: Int
    /// How many rows.
    public let height: Int

    /// A rectangle, in pixels; it may lie outside of a picture.
    ///
    /// - Precondition: Neither extent is negative, and the far corner's numbers are within Int's.
    public init(x: Int, y: Int, width: Int, height: Int) {
        precondition(width >= 0 && height >= 0, "a rectangle's extents must not be negative")
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The columns.
    package var columns: Range<Int> { x..<x + width }
    /// The rows.
    package var rows: Range<Int> { y..<y + height }
}
