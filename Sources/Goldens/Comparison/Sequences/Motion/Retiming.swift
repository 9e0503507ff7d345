/// The speed of a sequence that runs faster or slower than the expected one.
struct Retiming {
    /// The speed, as a multiple of the expected speed.
    let speed: Double
    /// The frames that do not match the expected sequence at this speed.
    let unmatchedFrames: Set<Int>

    /// The smallest total drift that is reported, in frames.
    private static let leastDrift = 0.4
    /// The smallest total drift that is reported if the noise is low, in frames.
    private static let leastClearDrift = 0.25
    /// The largest mean squared deviation of the track from its line, in frames².
    private static let mostNoise = 0.04

    /// Measures the speed of a track. Returns `nil` if the speed is uneven or equals the expected
    /// speed.
    ///
    /// Ignores frames where the expected sequence does not move, and frames before its beginning or
    /// beyond its end. `beginsTogether` is whether both sequences begin with the same image and
    /// move immediately. If the remaining frames are then not sufficient, a second fit includes
    /// this first frame.
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
        // Count only moving frames, since a pause gives no information about the speed.
        let moving = track.movement.count { $0 > 0.05 }
        guard points.count >= max(5, moving / 3) else { return nil }
        let anchored = beginsTogether ? [(0, 0, 1)] + points : []
        guard let line = [points, anchored].lazy.compactMap(Self.line).first else { return nil }
        speed = line.slope
        unmatchedFrames = Set(
            track.positions.indices.filter { frame in
                let position = line.intercept + line.slope * Double(frame)
                let target = loops ? position : min(max(position, 0), last)
                return abs(track.positions[frame] - target) > 0.75 && track.movement[frame] > 0.05
            }
        )
        guard unmatchedFrames.count * 4 <= frames else { return nil }
    }

    /// Returns the line through points, or `nil` if it does not show another speed.
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

    /// Returns the mean squared deviation from the best alternative explanation: the expected
    /// speed, with a constant delay before and another one after some frame.
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
