/// A map of the plane that keeps lines straight, but not their parallels: x′ = (a·x + c·y + tx)/w,
/// y′ = (b·x + d·y + ty)/w, w = g·x + h·y + k.
public struct Projection: Hashable, Sendable {
    /// What is divided by w.
    private var plane: Transform
    /// What x adds to w.
    private var g: Double
    /// What y adds to w.
    private var h: Double
    /// The w of the origin.
    private var k: Double

    /// The map that sends points where `transform` does.
    public init(_ transform: Transform) {
        plane = transform
        (g, h, k) = (0, 0, 1)
    }

    /// The map of nine coefficients: those of `plane`, of whose results x′ and y′ are divided by
    /// w = g·x + h·y + k.
    public init(plane: Transform, g: Double, h: Double, k: Double = 1) {
        self.plane = plane
        (self.g, self.h, self.k) = (g, h, k)
    }

    /// The plane turned in space about the origin, first about the x axis, its top going away, then
    /// about the y axis, its right side going away, as it is seen from in front of the origin.
    ///
    /// With z toward the viewer, (x, y, 0) comes to (x·cos β + y·sin α·sin β, y·cos α,
    /// y·sin α·cos β − x·sin β), and is seen at 1/w of that, w = 1 − z/distance (CSS Transforms 2,
    /// §5 and §13).
    /// - Parameters:
    ///   - degreesX: α, the turn about the x axis.
    ///   - degreesY: β, the turn about the y axis.
    ///   - distance: the viewer's, more than 0; nil for one so far that nothing looks smaller.
    public init(degreesX: Double, degreesY: Double, distance: Double?) {
        let aboutX = Transform.turn(degrees: degreesX)
        let aboutY = Transform.turn(degrees: degreesY)
        let (sineX, cosineX) = (aboutX.b, aboutX.a)
        let (sineY, cosineY) = (aboutY.b, aboutY.a)
        plane = Transform(a: cosineY, b: 0, c: sineX * sineY, d: cosineX, tx: 0, ty: 0)
        let nearness = distance.map { 1 / $0 } ?? 0
        (g, h, k) = (sineY * nearness, -sineX * cosineY * nearness, 1)
    }

    /// How far a point is from the viewer, as a share of how far the origin of a turned plane is; what
    /// is not more than 0 is behind them.
    public func depth(of point: Point) -> Double { g * point.x + h * point.y + k }

    /// Where the map sends a point that is not behind the viewer.
    public func apply(to point: Point) -> Point {
        let moved = plane.apply(to: point)
        let depth = depth(of: point)
        return Point(x: moved.x / depth, y: moved.y / depth)
    }

    /// Where the map sends four points; those behind the viewer to some finite place.
    func places(
        seenAt x: SIMD4<Double>,
        _ y: SIMD4<Double>
    ) -> (x: SIMD4<Double>, y: SIMD4<Double>) {
        let depth = x * g + y * h + k
        let nearness = 1 / depth.replacing(with: 1e-9, where: depth .< 1e-9)
        return (
            (x * plane.a + y * plane.c + plane.tx) * nearness,
            (x * plane.b + y * plane.d + plane.ty) * nearness
        )
    }

    /// How a point that is sent through the map moves while it goes along `velocity`.
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

    /// The map that applies this one first and `next` to its result.
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

    /// The map that undoes this one; nil where it flattens the plane or is not finite.
    public var inverted: Projection? {
        // The adjugate of the 3 × 3 matrix; w cancels its scale, but for the sign.
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
