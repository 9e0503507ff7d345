extension ArcWorkload: Workload {
    package func ideal(progress: Double) -> [IdealShape] {
        let frame = IdealFrame(
            x: Double(size) / 2,
            y: Double(size) / 2,
            turn: progress * 150 / 360
        )
        let circle = IdealCircle(radius: radius(progress), isCubic: isCubic)
        let (pen, colors, reach) = (4 * unit, self.colors, self.reach)
        let last = circle.turns(atFraction: progress)
        let (start, end) = (circle.point(atTurns: 0), circle.point(atTurns: last))
        return [
            IdealShape(
                distance: { pixel in
                    let place = frame.inside(pixel)
                    let turns = IdealFrame.turns(of: place)
                    let axis =
                        turns <= last
                        ? abs(IdealShape.length(place) - circle.radius(atTurns: turns))
                        : min(IdealShape.length(place - start), IdealShape.length(place - end))
                    return axis - pen
                },
                color: { pixel in
                    let place = frame.inside(pixel)
                    return switch colors {
                    case .conic: Self.color(at: IdealFrame.turns(of: place))
                    case .linear: Self.color(at: min(max(0.5 + place.x / (2 * reach), 0), 1))
                    case .white: [255, 255, 255]
                    }
                }
            )
        ]
    }

    /// Returns the gradient's colour at a position of 0…1, interpolated in encoded sRGB.
    private static func color(at position: Double) -> SIMD3<Double> {
        let place = position * 3
        let index = min(Int(place), 2)
        let fraction = place - Double(index)
        return stops[index] * (1 - fraction) + stops[index + 1] * fraction
    }
}
