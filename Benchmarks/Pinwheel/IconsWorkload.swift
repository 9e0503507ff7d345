#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

import Raster

/// A compass and a spinner that rotate and slide together over a half-transparent background.
package struct IconsWorkload: Workload {
    package let width = 1125
    package let height = 240

    private static let middle = 1125.0 / 2

    /// Creates the workload.
    package init() {}

    private func compassX(_ progress: Double) -> Double { 60 + progress * (Self.middle - 60) }
    private func spinnerX(_ progress: Double) -> Double { 1065 - progress * (1065 - Self.middle) }

    package func scene(progress: Double) -> Scene {
        let background = Shape(
            path: .rect(Rect(x: 0, y: 0, width: Double(width), height: Double(height))),
            paint: .solid(Color(red8: 50, green8: 173, blue8: 230, alpha: 128.0 / 255))
        )
        let turn = Transform.rotation(.turns(progress))
        let compass = compass(turn.then(.translation(dx: compassX(progress), dy: 120)))
        let spinner = spinner(turn.then(.translation(dx: spinnerX(progress), dy: 120)))
        let items = ([background] + compass + spinner).map { Scene.Item.shape($0) }
        return Scene(width: width, height: height, items: items)
    }

    private func compass(_ transform: Transform) -> [Shape] {
        var ring = Path.arc(center: .zero, radius: 52, start: .zero, sweep: .turns(1))
        ring.close()
        var ticks = Path()
        for k in 0..<8 {
            let direction = Vector(angle: .turns(Double(k) / 8))
            ticks.move(to: .zero + direction * 38)
            ticks.line(to: .zero + direction * 45)
        }
        let needle = [
            Point(x: 0, y: -34), Point(x: 10, y: 0), Point(x: 0, y: 34), Point(x: -10, y: 0),
        ]
        return [
            Shape(
                path: ring,
                style: .stroke(StrokeStyle(width: 8)),
                paint: .solid(.white),
                transform: transform
            ),
            Shape(
                path: ticks,
                style: .stroke(StrokeStyle(width: 4, cap: .round)),
                paint: .solid(.white),
                transform: transform
            ),
            Shape(
                path: .polygon(needle),
                paint: .solid(Color(red8: 255, green8: 59, blue8: 48)),
                transform: transform
            ),
        ]
    }

    private func spinner(_ transform: Transform) -> [Shape] {
        (0..<12).map { k in
            let direction = Vector(angle: .turns(Double(k) / 12))
            return Shape(
                path: .line(from: .zero + direction * 26, to: .zero + direction * 50),
                style: .stroke(StrokeStyle(width: 9, cap: .round)),
                paint: .solid(.white),
                transform: transform,
                opacity: Double(k + 1) / 12
            )
        }
    }

    package func ideal(progress: Double) -> [IdealShape] {
        let compass = IdealFrame(x: compassX(progress), y: 120, turn: progress)
        let spinner = IdealFrame(x: spinnerX(progress), y: 120, turn: progress)
        let background = IdealShape(
            opacity: 128.0 / 255,
            distance: { _ in -1 },
            color: { _ in [50, 173, 230] }
        )
        let ring = IdealShape.white { abs(IdealShape.length(compass.inside($0)) - 52) - 4 }
        let ticks = IdealShape.white { pixel in
            let place = compass.inside(pixel)
            return (0..<8).map { Self.spoke(place, 38, 45, turn: Double($0) / 8) }.min().map {
                $0 - 2
            } ?? 1
        }
        let slope = (34.0 * 34 + 10 * 10).squareRoot()
        let needle = IdealShape(
            distance: { pixel in
                let place = compass.inside(pixel)
                return (34 * abs(place.x) + 10 * abs(place.y) - 340) / slope
            },
            color: { _ in [255, 59, 48] }
        )
        let spokes = (0..<12).map { k in
            IdealShape.white(opacity: Double(k + 1) / 12) { pixel in
                Self.spoke(spinner.inside(pixel), 26, 50, turn: Double(k) / 12) - 4.5
            }
        }
        return [background, ring, ticks, needle] + spokes
    }

    /// Returns the distance of a point from the segment of a ray between two radii.
    private static func spoke(
        _ place: SIMD2<Double>,
        _ inner: Double,
        _ outer: Double,
        turn: Double
    ) -> Double {
        let ray = SIMD2(cos(2 * .pi * turn), sin(2 * .pi * turn))
        let along = min(max((place * ray).sum(), inner), outer)
        return IdealShape.length(place - ray * along)
    }
}
