import Raster

/// What was measured on each of some frames: a way, an angle, a delay, a factor.
struct MeasuredFrames {
    /// Frames on which much the same was measured.
    struct Group {
        /// The mean; where it is not steady, what lies farthest from the usual value.
        let value: SIMD2<Double>
        /// Whether all lie close to the value.
        let isSteady: Bool
        /// The frames' numbers, ascending.
        let frames: [Int]
    }

    /// What is measured where nothing is wrong.
    let usual: SIMD2<Double>
    /// How far two values may lie apart and still be the same.
    let slack: Double
    private var entries: [(frame: Int, value: SIMD2<Double>)] = []

    /// More values than these are no steps any more but a drift.
    private static let mostGroups = 2

    /// No measurement yet.
    init(usual: SIMD2<Double> = .zero, slack: Double) {
        self.usual = usual
        self.slack = slack
    }

    /// Adds a frame; no frame twice.
    mutating func add(_ frame: Int, _ value: SIMD2<Double>) {
        entries.append((frame, value))
    }

    /// How many frames were measured.
    var count: Int { entries.count }

    /// What was measured on a frame; the usual value where nothing was.
    func value(of frame: Int) -> SIMD2<Double> {
        entries.first { $0.frame == frame }?.value ?? usual
    }

    /// Frames of one value together; all in one group where there are many values.
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
                value: farthest?.value ?? usual,
                isSteady: false,
                frames: entries.map(\.frame)
            )
        ]
    }

    /// The even drift of angles in degrees; nil where there is none.
    var drift: TurnDrift? { TurnDrift(entries.map { (Double($0.frame), $0.value.x) }) }

    private static func mean(_ part: [(frame: Int, value: SIMD2<Double>)]) -> SIMD2<Double> {
        part.reduce(SIMD2<Double>.zero) { $0 + $1.value } / Double(part.count)
    }

    private func isNear(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Bool {
        abs(a.x - b.x) <= slack && abs(a.y - b.y) <= slack
    }

    private func distance(_ value: SIMD2<Double>) -> Double {
        let way = value - usual
        return way.x * way.x + way.y * way.y
    }
}

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
