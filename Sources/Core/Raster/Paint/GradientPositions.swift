/// The positions of pixels along a gradient: t from 0 to 1, four pixels at a time.
enum GradientPositions {
    /// t = x·dx + y·dy + offset, with x and y in pixels, clamped.
    case linear(dx: Double, dy: Double, offset: Double)
    /// t = √(u² + v²)·scale + offset, where (u, v) is the transformed pixel, clamped.
    case radial(Transform, scale: Double, offset: Double)
    /// t = the direction of the transformed pixel, as a fraction of a turn.
    case conic(Transform)
    /// t = the direction of the pixel from a centre plus `offset`, in turns, 0 ≤ offset < 1.
    case rotated(ConicAngleCache, offset: Float)
    /// t = the position of the projected pixel.
    indirect case projected(Projection, GradientPositions)

    /// Returns the positions of the centres of pixels `x` to `x` + 3 of `row`.
    @inline(__always)
    func positions(x: Int, row: Int) -> SIMD4<Float> {
        let centers = SIMD4<Double>(0.5, 1.5, 2.5, 3.5) + Double(x)
        let y = Double(row) + 0.5
        switch self {
        case .linear(let dx, let dy, let offset):
            return Self.clamped(Self.single(centers * dx + (y * dy + offset)))
        case .radial(let map, let scale, let offset):
            let u = centers * map.a + (y * map.c + map.tx)
            let v = centers * map.b + (y * map.d + map.ty)
            return Self.clamped(Self.single((u * u + v * v).squareRoot() * scale + offset))
        case .conic(let map):
            let u = centers * map.a + (y * map.c + map.tx)
            let v = centers * map.b + (y * map.d + map.ty)
            return TurnFraction(x: Self.single(u), y: Self.single(v)).values
        case .rotated(let map, let offset):
            return map.turns(x: x, row: row).turned(by: offset)
        case .projected(let projection, let positions):
            let places = projection.apply(toX: centers, y: SIMD4(repeating: y))
            return positions.positions(at: places.x, places.y)
        }
    }

    /// Returns the positions of four points.
    func positions(at x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Float> {
        switch self {
        case .linear(let dx, let dy, let offset):
            return Self.clamped(Self.single(x * dx + y * dy + offset))
        case .radial(let map, let scale, let offset):
            let u = x * map.a + y * map.c + map.tx
            let v = x * map.b + y * map.d + map.ty
            return Self.clamped(Self.single((u * u + v * v).squareRoot() * scale + offset))
        case .conic(let map):
            let u = x * map.a + y * map.c + map.tx
            let v = x * map.b + y * map.d + map.ty
            return TurnFraction(x: Self.single(u), y: Self.single(v)).values
        case .rotated(let map, let offset):
            let (u, v) = (x - map.center.x, y - map.center.y)
            return TurnFraction(x: Self.single(u), y: Self.single(v)).turned(by: offset)
        case .projected(let projection, let positions):
            let places = projection.apply(toX: x, y: y)
            return positions.positions(at: places.x, places.y)
        }
    }

    /// Rounds each component to single precision.
    @inline(__always)
    private static func single(_ v: SIMD4<Double>) -> SIMD4<Float> {
        SIMD4(Float(v[0]), Float(v[1]), Float(v[2]), Float(v[3]))
    }

    /// Clamps to 0…1; NaN becomes 0.
    @inline(__always)
    private static func clamped(_ t: SIMD4<Float>) -> SIMD4<Float> {
        let low = SIMD4<Float>.zero.replacing(with: t, where: t .> 0)
        return low.replacing(with: 1, where: low .> 1)
    }
}
