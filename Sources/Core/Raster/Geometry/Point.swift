/// A point in the plane, in points or pixels as its owner says.
///
/// The space of everything in Pinwheel: x runs right, y runs down, the origin is the top left
/// corner, the centre of the first pixel is (0.5, 0.5), and positive angles turn clockwise.
/// `Point + Point` has no meaning and does not compile; displacements are `Vector`s.
public struct Point: Hashable, Sendable, BitwiseCopyable {
    /// Distance to the right of the origin.
    public var x: Double
    /// Distance below the origin.
    public var y: Double

    /// The point at (x, y).
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The top left corner, (0, 0).
    public static let zero = Point(x: 0, y: 0)

    /// Whether both coordinates are finite numbers.
    public var isFinite: Bool { x.isFinite && y.isFinite }

    /// The point reached from `point` by going along `vector`.
    @inlinable
    public static func + (point: Point, vector: Vector) -> Point {
        Point(x: point.x + vector.dx, y: point.y + vector.dy)
    }

    /// The point from which `vector` leads to `point`.
    @inlinable
    public static func - (point: Point, vector: Vector) -> Point {
        Point(x: point.x - vector.dx, y: point.y - vector.dy)
    }

    /// The displacement from `start` to `end`.
    @inlinable
    public static func - (end: Point, start: Point) -> Vector {
        Vector(dx: end.x - start.x, dy: end.y - start.y)
    }

    /// The point a fraction `t` of the way to `other`; 0 is here, 1 is there.
    @inlinable
    public func interpolated(to other: Point, at t: Double) -> Point {
        Point(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
    }
}
