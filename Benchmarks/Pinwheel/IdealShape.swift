#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A shape as a formula: how far a place is from its edge. Nothing of it is shared with `Raster`.
package struct IdealShape: Sendable {
    /// Multiplies the coverage, 0…1.
    var opacity = 1.0
    /// Pixels to the nearest edge or less, negative inside. It changes by at most the way moved.
    var distance: @Sendable (SIMD2<Double>) -> Double
    /// Red, green and blue, 0…255.
    var color: @Sendable (SIMD2<Double>) -> SIMD3<Double>

    /// A white shape.
    static func white(
        opacity: Double = 1,
        distance: @escaping @Sendable (SIMD2<Double>) -> Double
    ) -> IdealShape {
        IdealShape(opacity: opacity, distance: distance, color: { _ in [255, 255, 255] })
    }

    /// How long a way is.
    static func length(_ way: SIMD2<Double>) -> Double { (way * way).sum().squareRoot() }

    /// How finely a pixel at the edge is cut; even at a corner, what it leaves open is less than
    /// a tenth of 1/255.
    private static let cuts = 32

    /// The share of a pixel inside the shape, 0…1.
    func coverage(x: Int, y: Int) -> Double {
        let center = SIMD2(Double(x), Double(y)) + 0.5
        let reach = distance(center)
        if reach <= -0.75 { return 1 }
        if reach >= 0.75 { return 0 }
        let cuts = Double(Self.cuts)
        var sum = 0.0
        for row in 0..<Self.cuts {
            for column in 0..<Self.cuts {
                let place = (SIMD2(Double(column), Double(row)) + 0.5) / cuts
                let inside = distance(SIMD2(Double(x), Double(y)) + place)
                sum += min(max(0.5 - inside * cuts, 0), 1)
            }
        }
        return sum / (cuts * cuts)
    }
}

/// A turned and shifted place on the picture.
struct IdealFrame: Sendable {
    private let origin: SIMD2<Double>
    private let across: SIMD2<Double>

    /// A frame around (x, y), in pixels, turned clockwise by a fraction of a turn.
    init(x: Double, y: Double, turn: Double) {
        origin = SIMD2(x, y)
        across = SIMD2(cos(2 * .pi * turn), sin(2 * .pi * turn))
    }

    /// A pixel's place as seen from inside the frame.
    func inside(_ pixel: SIMD2<Double>) -> SIMD2<Double> {
        let way = pixel - origin
        return SIMD2(
            way.x * across.x + way.y * across.y,
            way.y * across.x - way.x * across.y
        )
    }

    /// A place's direction, clockwise from the x axis, as a fraction 0 ..< 1 of a turn.
    static func turns(of place: SIMD2<Double>) -> Double {
        let turns = atan2(place.y, place.x) / (2 * .pi)
        return turns < 0 ? turns + 1 : turns
    }
}
