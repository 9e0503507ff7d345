#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

import Raster

/// A ring that grows and turns, with round ends: in a conic gradient, or in plain white.
///
/// In fortieths of the extent: radius 16, pen 8. It is trimmed to the progress and turned by 150°
/// times the progress. It is an arc of a true circle, as the peers draw it; `Path.circle` is four
/// cubics, which tolerance from it by more than the exactness asked for.
package struct ArcWork: Work {
    /// The width and height in pixels.
    package let size: Int
    /// Whether the ink is plain white.
    package let isWhite: Bool

    /// A ring on a square of `size` pixels.
    package init(size: Int, isWhite: Bool = false) {
        self.size = size
        self.isWhite = isWhite
    }

    package var width: Int { size }
    package var height: Int { size }

    /// Red, green and blue of the stops, a third of a turn apart.
    private static let stops: [SIMD3<Double>] = [
        [50, 173, 230], [0, 199, 190], [255, 255, 255], [50, 173, 230],
    ]

    private static let gradient = Gradient(
        colors: stops.map { stop in
            Color(red8: UInt8(stop.x), green8: UInt8(stop.y), blue8: UInt8(stop.z))
        },
        interpolation: .srgb
    )

    package func scene(progress: Double) -> Scene {
        let unit = Double(size) / 40
        let shape = Shape(
            path: .arc(center: .zero, radius: 16 * unit, start: .zero, sweep: .turns(progress)),
            style: .stroke(StrokeStyle(width: 8 * unit, cap: .round)),
            paint: isWhite
                ? .solid(.white)
                : .conic(Self.gradient, center: .zero, start: .zero, end: .turns(1)),
            transform: Transform.rotation(.degrees(150 * progress))
                .then(.translation(dx: Double(size) / 2, dy: Double(size) / 2))
        )
        return Scene(width: size, height: size, items: [.shape(shape)])
    }

    package func ideal(progress: Double) -> [IdealShape] {
        let unit = Double(size) / 40
        let frame = IdealFrame(
            x: Double(size) / 2,
            y: Double(size) / 2,
            turn: progress * 150 / 360
        )
        let radius = 16 * unit
        let start = SIMD2(radius, 0)
        let end = SIMD2(cos(2 * .pi * progress), sin(2 * .pi * progress)) * radius
        let isWhite = self.isWhite
        return [
            IdealShape(
                distance: { pixel in
                    let place = frame.inside(pixel)
                    let axis =
                        IdealFrame.turns(of: place) <= progress
                        ? abs(IdealShape.length(place) - radius)
                        : min(IdealShape.length(place - start), IdealShape.length(place - end))
                    return axis - 4 * unit
                },
                color: { pixel in
                    isWhite
                        ? [255, 255, 255]
                        : Self.color(at: IdealFrame.turns(of: frame.inside(pixel)))
                }
            )
        ]
    }

    /// The gradient's colour at a fraction of a turn, mixed in sRGB's own codes.
    private static func color(at turns: Double) -> SIMD3<Double> {
        let place = turns * 3
        let index = min(Int(place), 2)
        let share = place - Double(index)
        return stops[index] * (1 - share) + stops[index + 1] * share
    }
}
