extension ArcWork: Work {
    package func ideal(progress: Double) -> [IdealShape] {
        let frame = IdealFrame(
            x: Double(size) / 2,
            y: Double(size) / 2,
            turn: progress * 150 / 360
        )
        let circle = IdealCircle(radius: radius(progress), isCubic: isCubic)
        let (pen, isWhite) = (4 * unit, self.isWhite)
        let last = circle.turns(atShare: progress)
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
