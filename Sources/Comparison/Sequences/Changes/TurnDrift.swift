/// An angle that grows evenly from frame to frame.
struct TurnDrift {
    /// Degrees a frame.
    let slope: Double
    /// The greatest angle, which may be more than half a turn.
    let farthest: Double

    /// The most that the angles may lie off the line, as a share of their range.
    private static let slack = 0.1

    /// The drift of angles in −180…180° by frame, ascending; nil where they do not grow evenly.
    init?(_ angles: [(frame: Double, degrees: Double)]) {
        guard angles.count >= 3 else { return nil }
        var points: [(x: Double, y: Double, weight: Double)] = []
        var before: Double?
        for (frame, degrees) in angles {
            let turns = before.map { (($0 - degrees) / 360).rounded() } ?? 0
            before = degrees + 360 * turns
            points.append((frame, degrees + 360 * turns, 1))
        }
        guard let line = LineFit(points), let first = points.first, let last = points.last else {
            return nil
        }
        let range = abs(last.y - first.y)
        guard line.meanSquare.squareRoot() <= Self.slack * range else { return nil }
        slope = line.slope
        farthest = points.map(\.y.magnitude).max() ?? 0
    }
}
