/// An affine map of the plane: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
public struct Transform: Hashable, Sendable {
    /// What x adds to x′.
    public var a: Double
    /// What x adds to y′.
    public var b: Double
    /// What y adds to x′.
    public var c: Double
    /// What y adds to y′.
    public var d: Double
    /// The shift along x.
    public var tx: Double
    /// The shift along y.
    public var ty: Double

    /// The map of the six coefficients.
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// The map that leaves every point where it is.
    public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// A shift by (dx, dy).
    public static func translation(dx: Double, dy: Double) -> Transform {
        Transform(a: 1, b: 0, c: 0, d: 1, tx: dx, ty: dy)
    }

    /// A scaling about the origin.
    public static func scale(x: Double, y: Double) -> Transform {
        Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// A scaling about the origin, the same in both directions.
    public static func scale(_ factor: Double) -> Transform { scale(x: factor, y: factor) }

    /// A turn about the origin, clockwise when positive.
    public static func rotation(_ angle: Angle) -> Transform {
        let (sine, cosine) = DeterministicMath.sineCosine(angle.radians)
        return Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// A turn about `center`, clockwise when positive.
    public static func rotation(_ angle: Angle, about center: Point) -> Transform {
        translation(dx: -center.x, dy: -center.y)
            .then(rotation(angle))
            .then(translation(dx: center.x, dy: center.y))
    }

    /// The map that applies this one first and `next` to its result.
    public func then(_ next: Transform) -> Transform {
        Transform(
            a: next.a * a + next.c * b,
            b: next.b * a + next.d * b,
            c: next.a * c + next.c * d,
            d: next.b * c + next.d * d,
            tx: next.a * tx + next.c * ty + next.tx,
            ty: next.b * tx + next.d * ty + next.ty
        )
    }

    /// Where the map sends `point`.
    @inlinable
    public func apply(to point: Point) -> Point {
        Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    /// Where the map sends `vector`; shifts do not matter.
    @inlinable
    public func apply(to vector: Vector) -> Vector {
        Vector(dx: a * vector.dx + c * vector.dy, dy: b * vector.dx + d * vector.dy)
    }

    /// By how much areas grow; negative when the map mirrors.
    public var determinant: Double { a * d - b * c }

    /// The map that undoes this one; nil where it flattens the plane or is not finite.
    public var inverted: Transform? {
        let det = determinant
        guard det != 0, isFinite, (1 / det).isFinite else { return nil }
        return Transform(
            a: d / det,
            b: -b / det,
            c: -c / det,
            d: a / det,
            tx: (c * ty - d * tx) / det,
            ty: (b * tx - a * ty) / det
        )
    }

    /// The smallest rectangle around a rectangle that has been sent through the map.
    package func bounds(of rect: Rect) -> Rect {
        func corner(_ x: Double, _ y: Double) -> Point {
            apply(to: rect.point(atUnit: Point(x: x, y: y)))
        }
        return Rect(around: corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1))
    }

    /// Whether all coefficients are finite numbers.
    public var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }

    /// Whether circles stay circles, to 10⁻⁷ of their size: all lengths grow alike.
    package var keepsCircles: Bool {
        // Of the two singular values the squares' sum and the square of their difference.
        let sum = a * a + b * b + c * c + d * d
        return sum * sum - 4 * determinant * determinant <= 1e-14 * sum * sum
    }

    /// The most by which any length grows: the matrix's larger singular value.
    public var maximumScale: Double {
        let sum = a * a + b * b + c * c + d * d
        let difference = sum * sum - 4 * determinant * determinant
        return ((sum + max(difference, 0).squareRoot()) / 2).squareRoot()
    }
}
