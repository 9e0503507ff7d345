/// A point in the plane. Its owner defines the unit, points or pixels.
///
/// In all coordinates of Pinwheel, x points right, y points down, the origin is the top left
/// corner, the centre of the first pixel is (0.5, 0.5), and positive angles are clockwise. `Point +
/// Point` does not compile; displacements are `Vector`s.
public struct Point: Hashable, Sendable, BitwiseCopyable {
    /// The distance to the right of the origin.
    public var x: Double
    /// The distance below the origin.
    public var y: Double

    /// Creates the point (x, y).
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The origin, (0, 0).
    public static let zero = Point(x: 0, y: 0)

    /// Whether both coordinates are finite.
    public var isFinite: Bool { x.isFinite && y.isFinite }

    /// Returns `point` moved by `vector`.
    @inlinable
    public static func + (point: Point, vector: Vector) -> Point {
        Point(x: point.x + vector.dx, y: point.y + vector.dy)
    }

    /// Returns `point` moved by the opposite of `vector`.
    @inlinable
    public static func - (point: Point, vector: Vector) -> Point {
        Point(x: point.x - vector.dx, y: point.y - vector.dy)
    }

    /// Returns the vector from `start` to `end`.
    @inlinable
    public static func - (end: Point, start: Point) -> Vector {
        Vector(dx: end.x - start.x, dy: end.y - start.y)
    }

    /// Returns the point between this one (`t` = 0) and `other` (`t` = 1).
    @inlinable
    public func interpolated(to other: Point, at t: Double) -> Point {
        Point(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
    }
}
