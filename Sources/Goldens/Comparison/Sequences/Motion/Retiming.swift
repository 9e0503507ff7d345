/// A sequence that runs through the expected one faster or slower.
struct Retiming {
    /// How many times as fast.
    let speed: Double
    /// The frames that look nothing like what the speed has them look like.
    let strangers: Set<Int>

    /// The fewest frames of drift by the end that are distinguished from noise; where there is
    /// hardly any, the fewest that are reported at all.
    private static let (leastDrift, leastClearDrift) = (0.4, 0.25)
    /// The most that the track may lie off its line, in frames squared.
    private static let mostNoise = 0.04

    /// The speed at which a track runs; nil where it is no even speed, or the expected one.
    ///
    /// Frames where the expected sequence rests, and those before its beginning or beyond its end,
    /// tell nothing about speed.
    ///
    /// - Parameter beginsTogether: Whether both begin with one picture and move on at once: where
    ///   the rest shows too little, the line goes through there.
    init?(_ track: PhaseTrack, expectedCount: Int, loops: Bool, beginsTogether: Bool) {
        let last = Double(expectedCount - 1)
        var points: [(x: Double, y: Double, weight: Double)] = []
        for (frame, position) in track.positions.enumerated() {
            let isInside = loops || position > 0.02 && position < last - 0.02
            guard isInside, track.residues[frame] < 0.5 else { continue }
            let weight = min(track.movement[frame], 1)
            if weight > 0.05 { points.append((Double(frame), position, weight)) }
        }
        let frames = track.positions.count
        // A rest at the end, however long, says nothing of the motion before.
        let moving = track.movement.count { $0 > 0.05 }
        guard points.count >= max(5, moving / 3) else { return nil }
        let anchored = beginsTogether ? [(0, 0, 1)] + points : []
        guard let line = [points, anchored].lazy.compactMap(Self.line).first else { return nil }
        speed = line.slope
        strangers = Set(
            track.positions.indices.filter { frame in
                let position = line.intercept + line.slope * Double(frame)
                let target = loops ? position : min(max(position, 0), last)
                return abs(track.positions[frame] - target) > 0.75 && track.movement[frame] > 0.05
            }
        )
        guard strangers.count * 4 <= frames else { return nil }
    }

    /// The line through points where it stands for another speed.
    private static func line(
        _ points: [(x: Double, y: Double, weight: Double)]
    ) -> LineFit? {
        guard let first = points.first, let last = points.last, let line = LineFit(points) else {
            return nil
        }
        let drift = abs(line.slope - 1) * (last.x - first.x)
        let isClear = drift >= leastClearDrift && drift * drift >= 25 * line.meanSquare
        guard line.slope > 0.1, drift >= leastDrift || isClear, line.meanSquare <= mostNoise,
            line.meanSquare <= 0.6 * bestStep(points)
        else { return nil }
        return line
    }

    /// The mean square that is left when the track follows the frames' own numbers, with one
    /// lasting delay from some frame on: the other simple explanation.
    private static func bestStep(_ points: [(x: Double, y: Double, weight: Double)]) -> Double {
        let weight = points.reduce(0) { $0 + $1.weight }
        var best = Double.infinity
        for border in points.indices {
            let sides = [points[..<border], points[border...]]
            let squares = sides.reduce(0.0) { sum, side in
                let weight = side.reduce(0) { $0 + $1.weight }
                guard weight > 0 else { return sum }
                let mean = side.reduce(0) { $0 + $1.weight * ($1.y - $1.x) } / weight
                return side.reduce(sum) {
                    let rest = $1.y - $1.x - mean
                    return $0 + $1.weight * rest * rest
                }
            }
            best = min(best, squares / weight)
        }
        return best
    }
}
