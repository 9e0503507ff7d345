/// A displacement: a direction and a length, without a position.
public struct Vector: Hashable, Sendable, BitwiseCopyable {
    /// The component to the right.
    public var dx: Double
    /// The component downwards.
    public var dy: Double

    /// Creates the vector (dx, dy).
    public init(dx: Double, dy: Double) {
        self.dx = dx
        self.dy = dy
    }

    /// Creates the unit vector at `angle`, clockwise from the x axis.
    public init(angle: Angle) {
        let (sine, cosine) = DeterministicMath.sineCosine(angle.radians)
        self.init(dx: cosine, dy: sine)
    }

    /// The vector (0, 0).
    public static let zero = Vector(dx: 0, dy: 0)

    /// The Euclidean length.
    @inlinable
    public var length: Double { (dx * dx + dy * dy).squareRoot() }

    /// The vector rotated by 90° clockwise: (1, 0), right, becomes (0, 1), down.
    @inlinable
    public var quarterTurned: Vector { Vector(dx: -dy, dy: dx) }

    /// Returns the vector rotated clockwise by the angle with the given sine and cosine.
    @inlinable
    package func turned(sine: Double, cosine: Double) -> Vector {
        Vector(dx: dx * cosine - dy * sine, dy: dx * sine + dy * cosine)
    }

    /// The unit vector in this direction; `nil` for a zero or non-finite vector.
    @inlinable
    public var normalized: Vector? {
        let length = self.length
        guard length > 0, length.isFinite else { return nil }
        return Vector(dx: dx / length, dy: dy / length)
    }

    /// Returns the dot product.
    @inlinable
    public func dot(_ other: Vector) -> Double { dx * other.dx + dy * other.dy }

    /// Returns the z of the cross product; positive if `other` is clockwise of this vector.
    @inlinable
    public func cross(_ other: Vector) -> Double { dx * other.dy - dy * other.dx }

    /// Returns the sum of two vectors.
    @inlinable
    public static func + (left: Vector, right: Vector) -> Vector {
        Vector(dx: left.dx + right.dx, dy: left.dy + right.dy)
    }

    /// Returns the difference of two vectors.
    @inlinable
    public static func - (left: Vector, right: Vector) -> Vector {
        Vector(dx: left.dx - right.dx, dy: left.dy - right.dy)
    }

    /// Returns the opposite vector.
    @inlinable
    public static prefix func - (vector: Vector) -> Vector {
        Vector(dx: -vector.dx, dy: -vector.dy)
    }

    /// Returns the vector multiplied by `factor`.
    @inlinable
    public static func * (vector: Vector, factor: Double) -> Vector {
        Vector(dx: vector.dx * factor, dy: vector.dy * factor)
    }
}
