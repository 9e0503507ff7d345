import Raster

/// The position of the nearest point of a stroke's centre line, by brute force over a dense
/// sequence of its points.
///
/// The points within half the width of a place form passes: sequences without gaps, or with a gap
/// of at most twice the width, which continue from the end of a closed contour at its start. The nearest point of the latest pass counts.
struct ReferenceLine {
    private struct Sample {
        var point: Point
        var length: Double
        /// Whether the line continues from the previous sample.
        var isJoined: Bool
    }

    private var samples: [Sample] = []
    /// The samples of closed contours.
    private var loops: [ClosedRange<Int>] = []
    private(set) var length = 0.0

    /// The number of points on each curve.
    private static let steps = 3000

    init(_ path: Path) {
        var (start, current, first) = (Point.zero, Point.zero, 0)
        for element in path.elements {
            switch element {
            case .move(let point):
                (start, current, first) = (point, point, samples.count)
                samples.append(Sample(point: point, length: length, isJoined: false))
            case .line(let end): add(from: current, to: end) { Self.mix(current, end, $0) }
            case .quad(let c, let end):
                add(from: current, to: end) {
                    Self.mix(Self.mix(current, c, $0), Self.mix(c, end, $0), $0)
                }
            case .cubic(let c, let d, let end):
                add(from: current, to: end) {
                    let (p, q, r) = (
                        Self.mix(current, c, $0), Self.mix(c, d, $0), Self.mix(d, end, $0)
                    )
                    return Self.mix(Self.mix(p, q, $0), Self.mix(q, r, $0), $0)
                }
            case .arc(let center, let sweep, let end):
                let from = current - center
                add(from: current, to: end) {
                    let (sine, cosine) = SystemMath.sineCosine(sweep.radians * $0)
                    let dx = from.dx * cosine - from.dy * sine
                    return center + Vector(dx: dx, dy: from.dx * sine + from.dy * cosine)
                }
            case .close:
                if current != start {
                    add(from: current, to: start) { Self.mix(current, start, $0) }
                }
                loops.append(first...samples.count - 1)
            }
            current = samples[samples.count - 1].point
        }
    }

    private mutating func add(from start: Point, to end: Point, _ place: (Double) -> Point) {
        var last = start
        for step in 1...Self.steps {
            let point = place(Double(step) / Double(Self.steps))
            length += (point - last).length
            samples.append(Sample(point: point, length: length, isJoined: true))
            last = point
        }
    }

    private static func mix(_ a: Point, _ b: Point, _ t: Double) -> Point { a + (b - a) * t }

    /// Returns the position of a place along the line, 0…1; `nil` if the line is farther away than
    /// `reach`.
    func position(of place: Point, reach: Double, turn: Double = 4) -> Double? {
        var passes: [(range: ClosedRange<Int>, best: Int)] = []
        func square(_ index: Int) -> Double {
            let offset = samples[index].point - place
            return offset.dot(offset)
        }
        for index in samples.indices where square(index) <= reach * reach {
            if samples[index].isJoined, let last = passes.last, last.range.upperBound == index - 1 {
                let best = square(index) < square(last.best) ? index : last.best
                passes[passes.count - 1] = (last.range.lowerBound...index, best)
            } else {
                passes.append((index...index, index))
            }
        }
        guard var last = passes.last else { return nil }
        for pass in passes.dropLast().reversed() {
            guard isOneContour(pass.best, last.best),
                samples[last.best].length - samples[pass.best].length <= turn * reach
            else { break }
            let best = square(pass.best) < square(last.best) ? pass.best : last.best
            last = (pass.range.lowerBound...last.range.upperBound, best)
        }
        for loop in loops where loop.contains(last.best) {
            for pass in passes where loop.contains(pass.best) {
                let isJoined =
                    last.range.upperBound == loop.upperBound
                    && pass.range.lowerBound == loop.lowerBound
                let between =
                    samples[loop.upperBound].length - samples[last.best].length
                    + samples[pass.best].length - samples[loop.lowerBound].length
                guard isJoined || between <= turn * reach else { continue }
                if square(pass.best) < square(last.best) { last.best = pass.best }
            }
        }
        return length > 0 ? samples[last.best].length / length : 0
    }

    private func isOneContour(_ first: Int, _ last: Int) -> Bool {
        samples[(first + 1)...max(last, first + 1)].allSatisfy(\.isJoined)
    }

    /// Returns the position of a pixel's centre. Returns `nil` if it jumps within a pixel, or with
    /// a small change of the width.
    func steadyPosition(of place: Point, reach: Double) -> Double? {
        guard let position = position(of: place, reach: reach) else { return nil }
        for (dx, dy) in [(0.05, 0.05), (-0.05, 0.05), (0.05, -0.05), (-0.05, -0.05)] {
            let other = self.position(of: place + Vector(dx: dx, dy: dy), reach: reach)
            guard let other, abs(other - position) < 0.6 / max(length, 1) else { return nil }
        }
        for turn in [3, 5.5] {
            guard self.position(of: place, reach: reach, turn: turn) == position else { return nil }
        }
        let step = 4 / max(length, 4)
        for (dx, dy) in [(0.0, 0.0), (1.1, 1.1), (-1.1, 1.1), (1.1, -1.1), (-1.1, -1.1)] {
            for change in [-1.0, 0, 1] {
                let other = self.position(
                    of: place + Vector(dx: dx, dy: dy),
                    reach: reach + change
                )
                guard let other, abs(other - position) < step else { return nil }
            }
        }
        return position
    }
}
