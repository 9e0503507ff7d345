/// At which moment of the expected sequence each actual frame looks like it, in frames and
/// fractions of them.
///
/// The expected sequence is taken as a chain of straight segments from frame to frame in the space
/// of signatures; each actual frame is put on the segment it lies nearest to. The path through all
/// frames is the cheapest one that changes its offset seldom (dynamic time warping, solved as
/// Viterbi does, with the offset for a state).
struct PhaseTrack {
    /// The position of each actual frame in the expected sequence; in loops it runs on beyond the end.
    private(set) var positions: [Double] = []
    /// How far each actual frame lies from the path, squared, as a share of how far it lies from
    /// the expected frame of its own number; 0 where the two are the same.
    private(set) var residues: [Double] = []
    /// How much the expected sequence moves at each position, as a multiple of its usual step; 0
    /// where it stands still.
    private(set) var movement: [Double] = []

    private let chain: SegmentChain
    private let reach: Int

    /// What it costs to change the offset by one frame, in squares of the usual step.
    private static let change = 0.02
    /// How far ahead or behind the path may be, in frames; it bounds the memory.
    private static let farthest = 64

    /// The track of `actual`, given by pictures' indices, along `expected`; nil where that does not
    /// move at all.
    init?(expected: FrameOrder, actual: [Int], signatures: Signatures) {
        guard let chain = SegmentChain(expected, signatures: signatures),
            !actual.isEmpty
        else { return nil }
        self.chain = chain
        reach = min(Self.farthest, max(expected.pictures.count, actual.count) / 2)
        let candidates = actual.indices.map { frame in
            (-reach...reach).map { chain.position(of: actual[frame], on: frame + $0) }
        }
        for (frame, offset) in cheapestOffsets(candidates).enumerated() {
            let best = candidates[frame][offset + reach]
            positions.append(Double(frame + offset) + best.share)
            movement.append(best.movement)
            let direct =
                frame < expected.pictures.count
                ? signatures.squaredDistance(actual[frame], expected.pictures[frame])
                    / chain.usualSquare : 1
            residues.append(direct > 0 ? best.cost / direct : 0)
        }
    }

    private func cheapestOffsets(_ candidates: [[SegmentChain.Position]]) -> [Int] {
        let width = 2 * reach + 1
        var costs = (0..<width).map {
            candidates[0][$0].cost + Self.change * Double(abs($0 - reach))
        }
        var origins: [[Int8]] = []
        for row in candidates.dropFirst() {
            var next = costs
            var steps = [Int8](repeating: 0, count: width)
            for offset in 0..<width {
                for step in [0, 1, -1, 2, -2] {
                    let origin = offset - step
                    guard origin >= 0, origin < width else { continue }
                    let cost = costs[origin] + Self.change * Double(step * step)
                    if step == 0 || cost < next[offset] {
                        next[offset] = cost
                        steps[offset] = Int8(step)
                    }
                }
                next[offset] += row[offset].cost
            }
            costs = next
            origins.append(steps)
        }
        var offset = reach
        for other in 0..<width where costs[other] < costs[offset] { offset = other }
        var offsets = [offset - reach]
        for steps in origins.reversed() {
            offset -= Int(steps[offset])
            offsets.append(offset - reach)
        }
        return offsets.reversed()
    }
}

/// The straight line that fits points best, by weighted least squares.
struct LineFit {
    /// How steep it is.
    let slope: Double
    /// Its value at 0.
    let intercept: Double
    /// The weighted mean square of what lies off the line.
    let meanSquare: Double

    /// The line through points; nil where all weight lies at one x.
    init?(_ points: [(x: Double, y: Double, weight: Double)]) {
        let weight = points.reduce(0) { $0 + $1.weight }
        guard weight > 0 else { return nil }
        let meanX = points.reduce(0) { $0 + $1.weight * $1.x } / weight
        let meanY = points.reduce(0) { $0 + $1.weight * $1.y } / weight
        let squares = points.reduce(0) { $0 + $1.weight * ($1.x - meanX) * ($1.x - meanX) }
        guard squares > 0 else { return nil }
        let products = points.reduce(0) { $0 + $1.weight * ($1.x - meanX) * ($1.y - meanY) }
        let slope = products / squares
        let intercept = meanY - slope * meanX
        self.slope = slope
        self.intercept = intercept
        meanSquare =
            points.reduce(0) { sum, point in
                let rest = point.y - slope * point.x - intercept
                return sum + point.weight * rest * rest
            } / weight
    }
}
