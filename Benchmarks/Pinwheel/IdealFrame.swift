#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A turned and shifted place on the picture.
package struct IdealFrame: Sendable {
    private let origin: SIMD2<Double>
    private let across: SIMD2<Double>

    /// A frame around (x, y), in pixels, turned clockwise by a fraction of a turn.
    package init(x: Double, y: Double, turn: Double) {
        origin = SIMD2(x, y)
        across = SIMD2(cos(2 * .pi * turn), sin(2 * .pi * turn))
    }

    /// A pixel's place as seen from inside the frame.
    package func inside(_ pixel: SIMD2<Double>) -> SIMD2<Double> {
        let way = pixel - origin
        return SIMD2(
            way.x * across.x + way.y * across.y,
            way.y * across.x - way.x * across.y
        )
    }

    /// A place's direction, clockwise from the x axis, as a fraction 0 ..< 1 of a turn.
    package static func turns(of place: SIMD2<Double>) -> Double {
        let turns = atan2(place.y, place.x) / (2 * .pi)
        return turns < 0 ? turns + 1 : turns
    }
}
