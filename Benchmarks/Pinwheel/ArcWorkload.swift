import Raster

/// A ring with round caps that grows and rotates, with a conic gradient, a linear gradient, or in
/// white.
///
/// In units of 1/40 of the size, the radius is 16, or 16 − 3 · progress, and the stroke width is 8.
/// The ring is trimmed to the progress and rotated by 150° · progress. It is a true circular arc,
/// like the peers', or a part of four cubics, like the circles of designs.
package struct ArcWorkload: Sendable {
    /// The width and height in pixels.
    package let size: Int
    /// The paint of a ring.
    package enum Colors: Sendable {
        /// A conic gradient about the centre.
        case conic
        /// A linear gradient from left to right, which turns with the ring.
        case linear
        /// White.
        case white
    }

    /// The paint of the ring.
    package let colors: Colors
    /// Whether the radius changes in every frame, so that nothing can be cached.
    package let hasChangingRadius: Bool
    /// Whether the circle consists of four cubics.
    package let isCubic: Bool

    /// Creates a ring on a square of `size` pixels.
    package init(
        size: Int,
        colors: Colors = .conic,
        hasChangingRadius: Bool = false,
        isCubic: Bool = false
    ) {
        self.size = size
        self.colors = colors
        self.hasChangingRadius = hasChangingRadius
        self.isCubic = isCubic
    }

    var unit: Double { Double(size) / 40 }

    func radius(_ progress: Double) -> Double {
        (hasChangingRadius ? 16 - 3 * progress : 16) * unit
    }

    private func path(_ progress: Double) -> Path {
        let radius = radius(progress)
        return isCubic
            ? Path.circle(center: .zero, radius: radius).trimmed(from: 0, to: progress)
            : .arc(center: .zero, radius: radius, start: .zero, sweep: .turns(progress))
    }

    package var width: Int { size }
    package var height: Int { size }

    /// Red, green and blue of the colour stops, which are a third of a turn apart.
    static let stops: [SIMD3<Double>] = [
        [50, 173, 230], [0, 199, 190], [255, 255, 255], [50, 173, 230],
    ]

    private static let gradient = Gradient(
        colors: stops.map { stop in
            Color(red8: UInt8(stop.x), green8: UInt8(stop.y), blue8: UInt8(stop.z))
        },
        interpolation: .srgb
    )

    /// The distance from the centre to either end of the linear gradient, in pixels.
    var reach: Double { 20 * unit }

    private var paint: Paint {
        switch colors {
        case .conic: .conic(Self.gradient, center: .zero, start: .zero, end: .turns(1))
        case .linear:
            .linear(Self.gradient, start: Point(x: -reach, y: 0), end: Point(x: reach, y: 0))
        case .white: .solid(.white)
        }
    }

    package func scene(progress: Double) -> Scene {
        let shape = Shape(
            path: path(progress),
            style: .stroke(StrokeStyle(width: 8 * unit, cap: .round)),
            paint: paint,
            transform: Transform.rotation(.degrees(150 * progress))
                .then(.translation(dx: Double(size) / 2, dy: Double(size) / 2))
        )
        return Scene(width: size, height: size, items: [.shape(shape)])
    }
}
