/// A projective map of the plane: x′ = (a·x + c·y + tx)/w, y′ = (b·x + d·y + ty)/w, w = g·x + h·y +
/// k.
public struct Projection: Hashable, Sendable {
    /// The affine part, whose results are divided by w.
    private var plane: Transform
    /// The factor of x in w.
    private var g: Double
    /// The factor of y in w.
    private var h: Double
    /// The w of the origin.
    private var k: Double

    /// Creates the projection equal to `transform`.
    public init(_ transform: Transform) {
        plane = transform
        (g, h, k) = (0, 0, 1)
    }

    /// Creates a projection from nine coefficients. The results of `plane` are divided by w = g·x +
    /// h·y + k.
    public init(plane: Transform, g: Double, h: Double, k: Double = 1) {
        self.plane = plane
        (self.g, self.h, self.k) = (g, h, k)
    }

    /// Creates the perspective view of the plane after two rotations about the origin: first about
    /// the x axis, with the top moving away, then about the y axis, with the right side moving
    /// away.
    ///
    /// With z towards the viewer, (x, y, 0) becomes (x·cos β + y·sin α·sin β, y·cos α, y·sin α·cos
    /// β − x·sin β), divided by w = 1 − z/distance (CSS Transforms 2, §5 and §13).
    /// - Parameters:
    ///   - degreesX: α, the rotation about the x axis.
    ///   - degreesY: β, the rotation about the y axis.
    ///   - distance: The distance of the viewer, more than 0; `nil` for a parallel projection.
    public init(degreesX: Double, degreesY: Double, distance: Double?) {
        let aboutX = Transform.turn(degrees: degreesX)
        let aboutY = Transform.turn(degrees: degreesY)
        let (sineX, cosineX) = (aboutX.b, aboutX.a)
        let (sineY, cosineY) = (aboutY.b, aboutY.a)
        plane = Transform(a: cosineY, b: 0, c: sineX * sineY, d: cosineX, tx: 0, ty: 0)
        let nearness = distance.map { 1 / $0 } ?? 0
        (g, h, k) = (sineY * nearness, -sineX * cosineY * nearness, 1)
    }

    /// Returns the distance of a point from the viewer, relative to that of the origin. A point
    /// behind the viewer gives 0 or less.
    public func depth(of point: Point) -> Double { g * point.x + h * point.y + k }

    /// Returns the projected point, which must not be behind the viewer.
    public func apply(to point: Point) -> Point {
        let moved = plane.apply(to: point)
        let depth = depth(of: point)
        return Point(x: moved.x / depth, y: moved.y / depth)
    }

    /// Returns four projected points. A point behind the viewer gives arbitrary finite coordinates.
    func apply(
        toX x: SIMD4<Double>,
        y: SIMD4<Double>
    ) -> (x: SIMD4<Double>, y: SIMD4<Double>) {
        let depth = x * g + y * h + k
        let nearness = 1 / depth.replacing(with: 1e-9, where: depth .< 1e-9)
        return (
            (x * plane.a + y * plane.c + plane.tx) * nearness,
            (x * plane.b + y * plane.d + plane.ty) * nearness
        )
    }

    /// Returns the velocity of the projected point if `point` moves with `velocity`.
    func apply(to velocity: Vector, at point: Point) -> Vector {
        let depth = depth(of: point)
        let change = g * velocity.dx + h * velocity.dy
        let place = apply(to: point)
        let moved = plane.apply(to: velocity)
        return Vector(
            dx: (moved.dx - place.x * change) / depth,
            dy: (moved.dy - place.y * change) / depth
        )
    }

    /// Returns the projection that applies this one first, then `next`.
    public func then(_ next: Projection) -> Projection {
        var result = self
        result.plane = Transform(
            a: next.plane.a * plane.a + next.plane.c * plane.b + next.plane.tx * g,
            b: next.plane.b * plane.a + next.plane.d * plane.b + next.plane.ty * g,
            c: next.plane.a * plane.c + next.plane.c * plane.d + next.plane.tx * h,
            d: next.plane.b * plane.c + next.plane.d * plane.d + next.plane.ty * h,
            tx: next.plane.a * plane.tx + next.plane.c * plane.ty + next.plane.tx * k,
            ty: next.plane.b * plane.tx + next.plane.d * plane.ty + next.plane.ty * k
        )
        result.g = next.g * plane.a + next.h * plane.b + next.k * g
        result.h = next.g * plane.c + next.h * plane.d + next.k * h
        result.k = next.g * plane.tx + next.h * plane.ty + next.k * k
        return result
    }

    /// The inverse; `nil` if the projection flattens the plane or is not finite.
    public var inverted: Projection? {
        // The adjugate of the 3 × 3 matrix. The division by w cancels its scale, but not its sign.
        let (a, b, c, d, x, y) = (plane.a, plane.b, plane.c, plane.d, plane.tx, plane.ty)
        let (i, j, l) = (d * k - y * h, y * g - b * k, b * h - d * g)
        let determinant = a * i + c * j + x * l
        guard determinant != 0, determinant.isFinite, (1 / determinant).isFinite else { return nil }
        let s = 1 / determinant
        var result = self
        result.plane = Transform(
            a: i * s,
            b: j * s,
            c: (x * h - c * k) * s,
            d: (a * k - x * g) * s,
            tx: (c * y - x * d) * s,
            ty: (x * b - a * y) * s
        )
        result.g = l * s
        result.h = (c * g - a * h) * s
        result.k = (a * d - b * c) * s
        return result
    }

    /// The nine coefficients, column by column.
    package var coefficients: [Double] {
        [plane.a, plane.b, g, plane.c, plane.d, h, plane.tx, plane.ty, k]
    }
}
