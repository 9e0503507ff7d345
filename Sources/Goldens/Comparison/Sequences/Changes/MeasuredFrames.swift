import Raster

/// A quantity that was measured on several frames, such as a displacement, an angle, a delay or a
/// factor.
struct MeasuredFrames {
    /// Frames with similar values.
    struct Group {
        /// The mean value. If `isSteady` is false, this is the value farthest from `neutral`.
        let value: SIMD2<Double>
        /// Whether all values are close to the mean.
        let isSteady: Bool
        /// The frame numbers, ascending.
        let frames: [Int]
    }

    /// The value of unchanged frames.
    let neutral: SIMD2<Double>
    /// The largest difference between a value and the mean of its group.
    let slack: Double
    private var entries: [(frame: Int, value: SIMD2<Double>)] = []

    /// The maximum number of groups. If there are more, the values drift.
    private static let mostGroups = 2

    init(neutral: SIMD2<Double> = .zero, slack: Double) {
        self.neutral = neutral
        self.slack = slack
    }

    /// Adds a frame. Each frame may be added only once.
    mutating func add(_ frame: Int, _ value: SIMD2<Double>) {
        entries.append((frame, value))
    }

    var count: Int { entries.count }

    /// Returns the value of a frame, or `neutral` if it was not measured.
    func value(of frame: Int) -> SIMD2<Double> {
        entries.first { $0.frame == frame }?.value ?? neutral
    }

    /// The frames grouped by value. If there are too many groups, all frames are in one group that
    /// is not steady.
    var groups: [Group] {
        var parts: [[(frame: Int, value: SIMD2<Double>)]] = []
        let entries = entries.sorted { $0.frame < $1.frame }
        for entry in entries {
            let index = parts.firstIndex { isNear(Self.mean($0), entry.value) }
            if let index {
                parts[index].append(entry)
            } else {
                parts.append([entry])
            }
        }
        guard parts.count > Self.mostGroups else {
            return parts.map { part in
                Group(value: Self.mean(part), isSteady: true, frames: part.map(\.frame))
            }
        }
        let farthest = entries.max { distance($0.value) < distance($1.value) }
        return [
            Group(
                value: farthest?.value ?? neutral,
                isSteady: false,
                frames: entries.map(\.frame)
            )
        ]
    }

    /// The drift of the values, which must be angles in degrees. `nil` if they do not grow evenly.
    var drift: TurnDrift? { TurnDrift(entries.map { (Double($0.frame), $0.value.x) }) }

    private static func mean(_ part: [(frame: Int, value: SIMD2<Double>)]) -> SIMD2<Double> {
        part.reduce(SIMD2<Double>.zero) { $0 + $1.value } / Double(part.count)
    }

    private func isNear(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Bool {
        abs(a.x - b.x) <= slack && abs(a.y - b.y) <= slack
    }

    private func distance(_ value: SIMD2<Double>) -> Double {
        let difference = value - neutral
        return difference.x * difference.x + difference.y * difference.y
    }
}

/// An angle that grows evenly from frame to frame.
struct TurnDrift {
    /// The drift, in degrees per frame.
    let slope: Double
    /// The greatest angle, in degrees. It may exceed 180.
    let farthest: Double

    /// The largest deviation of the angles from the line, as a fraction of their range.
    private static let slack = 0.1

    /// Fits a line to angles in −180…180°, given in ascending order of frames. Returns `nil` if
    /// they do not grow evenly.
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
