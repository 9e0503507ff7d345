#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

import Raster

/// A square image of a few white marks that change with the progress.
package struct MarksWorkload: Workload {
    /// The width and height in pixels.
    package let size: Int
    private let marks: @Sendable (Double) -> [Mark]

    package var width: Int { size }
    package var height: Int { size }

    package func scene(progress: Double) -> Scene {
        Scene(width: size, height: size, items: marks(progress).map { .shape($0.shape) })
    }

    package func ideal(progress: Double) -> [IdealShape] { marks(progress).map(\.ideal) }
}

extension MarksWorkload {
    /// W6: twelve dots whose radii and alphas rotate.
    static let dots = MarksWorkload(size: 120) { progress in
        Self.dots(12, center: 60, orbit: 44, minimum: 3, variation: 6, at: progress)
    }

    /// W7: eight spokes whose alphas rotate.
    static let spokes = MarksWorkload(size: 60) { progress in
        Self.spokes(8, center: 30, from: 14, to: 25, width: 6, at: progress)
    }

    /// W8: a tick and a cross, drawn by trimming.
    static let tickAndCross = MarksWorkload(size: 60) { progress in
        [
            .lines(tick, fraction: progress, width: 5),
            .lines(cross.0, fraction: progress, width: 5),
            .lines(cross.1, fraction: progress, width: 5),
        ]
    }

    private static let tick = [Point(x: 8, y: 22), Point(x: 18, y: 32), Point(x: 36, y: 10)]
    private static let cross = (
        [Point(x: 34, y: 34), Point(x: 52, y: 52)], [Point(x: 52, y: 34), Point(x: 34, y: 52)]
    )

    /// W9: sixty indicators of six kinds in ten sizes, one in each frame.
    static let page = MarksWorkload(size: 40) { progress in
        let number = (Int((progress * 120).rounded()) + 59) % 60
        let unit = 0.55 + Double(number / 6) * 0.05
        let phase = (progress * 2).truncatingRemainder(dividingBy: 1)
        switch number % 6 {
        case 0:
            return [.arc([20, 20], radius: 15 * unit, start: phase, sweep: 0.7, width: 4 * unit)]
        case 1:
            return Self.dots(
                8,
                center: 20,
                orbit: 13 * unit,
                minimum: unit,
                variation: 2.5 * unit,
                at: phase
            )
        case 2:
            return Self.spokes(
                12,
                center: 20,
                from: 8 * unit,
                to: 16 * unit,
                width: 3 * unit,
                at: phase
            )
        case 3:
            let corners: [SIMD2<Double>] = [[-14, 0], [-4, 10], [14, -9]]
            return [
                .lines(corners.map { place($0 * unit + 20) }, fraction: phase, width: 5 * unit)
            ]
        case 4:
            return (0..<3).map { index in
                let wave = Self.wave(phase - Double(index) / 3)
                return .dot(
                    [20 + Double(index - 1) * 12 * unit, 20],
                    radius: (2 + 3 * wave) * unit
                )
            }
        default:
            return (0..<4).map { index in
                let height = (4 + 10 * Self.wave(phase - Double(index) / 4)) * unit
                let x = 20 + (Double(index) - 1.5) * 7 * unit
                return .lines(
                    [Point(x: x, y: 20 - height), Point(x: x, y: 20 + height)],
                    width: 4 * unit
                )
            }
        }
    }

    private static func dots(
        _ count: Int,
        center: Double,
        orbit: Double,
        minimum: Double,
        variation: Double,
        at progress: Double
    ) -> [Mark] {
        (0..<count).map { index in
            let turns = Double(index) / Double(count)
            let wave = wave(progress - turns)
            return .dot(
                [center + orbit * cos(2 * .pi * turns), center + orbit * sin(2 * .pi * turns)],
                radius: minimum + variation * wave,
                alpha: 0.2 + 0.8 * wave
            )
        }
    }

    private static func spokes(
        _ count: Int,
        center: Double,
        from: Double,
        to: Double,
        width: Double,
        at progress: Double
    ) -> [Mark] {
        (0..<count).map { index in
            let turns = Double(index) / Double(count)
            let ray = SIMD2(cos(2 * .pi * turns), sin(2 * .pi * turns))
            return .lines(
                [place(ray * from + center), place(ray * to + center)],
                width: width,
                alpha: 0.15 + 0.85 * wave(progress - turns)
            )
        }
    }

    private static func place(_ place: SIMD2<Double>) -> Point { Point(x: place.x, y: place.y) }

    /// Returns a sawtooth that falls from 1 to 0 in each turn.
    private static func wave(_ turns: Double) -> Double { turns.rounded(.up) - turns }
}
