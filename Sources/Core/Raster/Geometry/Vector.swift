/// A displacement: a direction and a length, without a point.
public struct Vector: Hashable, Sendable, BitwiseCopyable {
    /// The part to the right.
    public var dx: Double
    /// The part downwards.
    public var dy: Double

    /// The displacement by (dx, dy).
    public init(dx: Double, dy: Double) {
        self.dx = dx
        self.dy = dy
    }

    /// The unit vector at `angle` clockwise from the x axis.
    public init(angle: Angle) {
        let (sine, cosine) = DeterministicMath.sineCosine(angle.radians)
        self.init(dx: cosine, dy: sine)
    }

    /// No displacement.
    public static let zero = Vector(dx: 0, dy: 0)

    /// The Euclidean length.
    @inlinable
    public var length: Double { (dx * dx + dy * dy).squareRoot() }

    /// The vector turned a quarter clockwise: (1, 0), right, becomes (0, 1), down.
    @inlinable
    public var quarterTurned: Vector { Vector(dx: -dy, dy: dx) }

    /// The vector turned clockwise by the angle of the given sine and cosine.
    @inlinable
    package func turned(sine: Double, cosine: Double) -> Vector {
        Vector(dx: dx * cosine - dy * sine, dy: dx * sine + dy * cosine)
    }

    /// The vector of length 1 in this direction; nil for a zero or non-finite vector.
    @inlinable
    public var normalized: Vector? {
        let length = self.length
        guard length > 0, length.isFinite else { return nil }
        return Vector(dx: dx / length, dy: dy / length)
    }

    /// The dot product.
    @inlinable
    public func dot(_ other: Vector) -> Double { dx * other.dx + dy * other.dy }

    /// The cross product's z; positive when `other` lies clockwise of this vector.
    @inlinable
    public func cross(_ other: Vector) -> Double { dx * other.dy - dy * other.dx }

    /// The sum of two displacements.
    @inlinable
    public static func + (left: Vector, right: Vector) -> Vector {
        Vector(dx: left.dx + right.dx, dy: left.dy + right.dy)
    }

    /// The difference of two displacements.
    @inlinable
    public static func - (left: Vector, right: Vector) -> Vector {
        Vector(dx: left.dx - right.dx, dy: left.dy - right.dy)
    }

    /// The opposite displacement.
    @inlinable
    public static prefix func - (vector: Vector) -> Vector {
        Vector(dx: -vector.dx, dy: -vector.dy)
    }

    /// The displacement `factor` times as long.
    @inlinable
    public static func * (vector: Vector, factor: Double) -> Vector {
        Vector(dx: vector.dx * factor, dy: vector.dy * factor)
    }
}
