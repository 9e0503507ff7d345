#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A rotated and translated coordinate system on the image.
package struct IdealFrame: Sendable {
    private let origin: SIMD2<Double>
    private let across: SIMD2<Double>

    /// Creates a frame with its origin at (x, y), in pixels, rotated clockwise by a fraction of a
    /// turn.
    package init(x: Double, y: Double, turn: Double) {
        origin = SIMD2(x, y)
        across = SIMD2(cos(2 * .pi * turn), sin(2 * .pi * turn))
    }

    /// Returns a point in the frame's coordinates.
    package func inside(_ pixel: SIMD2<Double>) -> SIMD2<Double> {
        let vector = pixel - origin
        return SIMD2(
            vector.x * across.x + vector.y * across.y,
            vector.y * across.x - vector.x * across.y
        )
    }

    /// Returns a point's direction, clockwise from the x axis, as a fraction of a turn in 0 ..< 1.
    package static func turns(of place: SIMD2<Double>) -> Double {
        let turns = atan2(place.y, place.x) / (2 * .pi)
        return turns < 0 ? turns + 1 : turns
    }
}
