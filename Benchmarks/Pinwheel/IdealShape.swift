/// A shape as a formula: how far a place is from its edge. Nothing of it is shared with `Raster`.
package struct IdealShape: Sendable {
    /// Multiplies the coverage, 0…1.
    let opacity: Double
    /// Pixels to the nearest edge or less, negative inside. It changes by at most the way moved.
    let distance: @Sendable (SIMD2<Double>) -> Double
    /// Red, green and blue, 0…255.
    let color: @Sendable (SIMD2<Double>) -> SIMD3<Double>

    /// A shape of the given formulas.
    package init(
        opacity: Double = 1,
        distance: @escaping @Sendable (SIMD2<Double>) -> Double,
        color: @escaping @Sendable (SIMD2<Double>) -> SIMD3<Double>
    ) {
        self.opacity = opacity
        self.distance = distance
        self.color = color
    }

    /// A white shape.
    package static func white(
        opacity: Double = 1,
        distance: @escaping @Sendable (SIMD2<Double>) -> Double
    ) -> IdealShape {
        IdealShape(opacity: opacity, distance: distance, color: { _ in [255, 255, 255] })
    }

    /// How long a way is.
    package static func length(_ way: SIMD2<Double>) -> Double { (way * way).sum().squareRoot() }

    /// How finely a pixel at the edge is cut; even at a corner, what it leaves open is less than
    /// a tenth of 1/255.
    private static let cuts = 32

    /// The share of a pixel inside the shape, 0…1.
    package func coverage(x: Int, y: Int) -> Double {
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
