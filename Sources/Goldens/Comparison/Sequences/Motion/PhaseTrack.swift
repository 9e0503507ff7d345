/// The most similar position in the expected sequence for each actual frame, in fractional frames.
///
/// The expected sequence is treated as a chain of straight segments in the space of signatures.
/// Each actual frame is projected onto segments near its number. The chosen path minimises the sum
/// of the squared distances and the costs of changing the offset. This is dynamic time warping,
/// solved by the Viterbi algorithm with the offset as the state.
struct PhaseTrack {
    /// The position of each actual frame in the expected sequence. In a loop, positions can be
    /// beyond the end.
    private(set) var positions: [Double] = []
    /// The squared distance of each actual frame from the path, divided by its squared distance
    /// from the expected frame with the same number. It is 0 if these two frames are equal.
    private(set) var residues: [Double] = []
    /// The length of the expected sequence's step at each position, as a multiple of the median
    /// step. It is 0 where the sequence does not move.
    private(set) var movement: [Double] = []

    private let chain: SegmentChain
    private let reach: Int

    /// The cost of changing the offset by one frame, in squares of the median step.
    private static let change = 0.02
    /// The largest offset of the path, in frames, to limit the memory.
    private static let farthest = 64

    /// Finds the positions of the images `actual`, given by index, in `expected`. Returns `nil` if
    /// the expected sequence does not move.
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
                    / chain.medianSquare : 1
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

/// A straight line fitted to points by weighted least squares.
struct LineFit {
    let slope: Double
    /// The value at x = 0.
    let intercept: Double
    /// The weighted mean squared deviation from the line.
    let meanSquare: Double

    /// Fits a line to points. Returns `nil` if all points with a weight have the same x.
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
