/// A shape given by its signed distance. It shares no code with `Raster`.
package struct IdealShape: Sendable {
    /// The factor that multiplies the coverage, 0…1.
    let opacity: Double
    /// A lower bound of the distance to the edge in pixels, negative inside. Between two points it
    /// differs by at most their distance.
    let distance: @Sendable (SIMD2<Double>) -> Double
    /// The colour: red, green and blue, 0…255.
    let color: @Sendable (SIMD2<Double>) -> SIMD3<Double>

    /// Creates a shape from its formulas.
    package init(
        opacity: Double = 1,
        distance: @escaping @Sendable (SIMD2<Double>) -> Double,
        color: @escaping @Sendable (SIMD2<Double>) -> SIMD3<Double>
    ) {
        self.opacity = opacity
        self.distance = distance
        self.color = color
    }

    /// Creates a white shape.
    package static func white(
        opacity: Double = 1,
        distance: @escaping @Sendable (SIMD2<Double>) -> Double
    ) -> IdealShape {
        IdealShape(opacity: opacity, distance: distance, color: { _ in [255, 255, 255] })
    }

    /// Returns the length of a vector.
    package static func length(_ vector: SIMD2<Double>) -> Double {
        (vector * vector).sum().squareRoot()
    }

    /// The number of subdivisions of an edge pixel in each direction. Even at a corner the error is
    /// less than a tenth of 1/255.
    private static let subdivisions = 32

    /// Returns the fraction of a pixel inside the shape, 0…1.
    package func coverage(x: Int, y: Int) -> Double {
        let center = SIMD2(Double(x), Double(y)) + 0.5
        let reach = distance(center)
        if reach <= -0.75 { return 1 }
        if reach >= 0.75 { return 0 }
        let subdivisions = Double(Self.subdivisions)
        var sum = 0.0
        for row in 0..<Self.subdivisions {
            for column in 0..<Self.subdivisions {
                let place = (SIMD2(Double(column), Double(row)) + 0.5) / subdivisions
                let inside = distance(SIMD2(Double(x), Double(y)) + place)
                sum += min(max(0.5 - inside * subdivisions, 0), 1)
            }
        }
        return sum / (subdivisions * subdivisions)
    }
}
