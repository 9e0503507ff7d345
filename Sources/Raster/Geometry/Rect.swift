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

    /// The place at the unit coordinates (x, y): (0, 0) top left, (1, 1) bottom right.
    public func point(atUnit unit: Point) -> Point {
        Point(x: minX + unit.x * width, y: minY + unit.y * height)
    }
}
