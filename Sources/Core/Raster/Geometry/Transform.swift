/// An affine transform: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
public struct Transform: Hashable, Sendable {
    /// The factor of x in x′.
    public var a: Double
    /// The factor of x in y′.
    public var b: Double
    /// The factor of y in x′.
    public var c: Double
    /// The factor of y in y′.
    public var d: Double
    /// The translation along x.
    public var tx: Double
    /// The translation along y.
    public var ty: Double

    /// Creates a transform from its six coefficients.
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// The transform that moves no point.
    public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Returns a translation by (dx, dy).
    public static func translation(dx: Double, dy: Double) -> Transform {
        Transform(a: 1, b: 0, c: 0, d: 1, tx: dx, ty: dy)
    }

    /// Returns a scaling about the origin.
    public static func scale(x: Double, y: Double) -> Transform {
        Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// Returns a uniform scaling about the origin.
    public static func scale(_ factor: Double) -> Transform { scale(x: factor, y: factor) }

    /// Returns a rotation about the origin; positive angles are clockwise.
    public static func rotation(_ angle: Angle) -> Transform {
        let (sine, cosine) = DeterministicMath.sineCosine(angle.radians)
        return Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Returns a rotation about `center`; positive angles are clockwise.
    public static func rotation(_ angle: Angle, about center: Point) -> Transform {
        translation(dx: -center.x, dy: -center.y)
            .then(rotation(angle))
            .then(translation(dx: center.x, dy: center.y))
    }

    /// Returns the transform that applies this one first, then `next`.
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

    /// Returns the transformed point.
    @inlinable
    public func apply(to point: Point) -> Point {
        Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    /// Returns the transformed vector, without the translation.
    @inlinable
    public func apply(to vector: Vector) -> Vector {
        Vector(dx: a * vector.dx + c * vector.dy, dy: b * vector.dx + d * vector.dy)
    }

    /// The factor by which areas grow; negative if the transform mirrors.
    public var determinant: Double { a * d - b * c }

    /// The inverse; `nil` if the transform flattens the plane or is not finite.
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

    /// Returns the bounding box of a transformed rectangle.
    package func bounds(of rect: Rect) -> Rect {
        func corner(_ x: Double, _ y: Double) -> Point {
            apply(to: rect.point(atUnit: Point(x: x, y: y)))
        }
        return Rect(around: corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1))
    }

    /// Whether all coefficients are finite.
    public var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }

    /// Whether all lengths grow equally, to 10⁻⁷ of their size, so that circles stay circles.
    package var keepsCircles: Bool {
        // The sum of the squared singular values, and the squared difference of these squares.
        let sum = a * a + b * b + c * c + d * d
        return sum * sum - 4 * determinant * determinant <= 1e-14 * sum * sum
    }

    /// The largest factor by which a length grows: the larger singular value.
    public var maximumScale: Double {
        let sum = a * a + b * b + c * c + d * d
        let difference = sum * sum - 4 * determinant * determinant
        return ((sum + max(difference, 0).squareRoot()) / 2).squareRoot()
    }
}
