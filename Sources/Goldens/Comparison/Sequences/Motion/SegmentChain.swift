/// A sequence as a chain of straight segments from picture to picture, in the space of signatures.
struct SegmentChain {
    /// Where a picture lies on a segment.
    struct Position {
        /// How far along, 0…1.
        let share: Double
        /// How far off, squared, in squares of the usual step.
        let cost: Double
        /// The segment's length as a multiple of the usual step.
        let movement: Double
    }

    /// The median square of the steps from frame to frame, those that move at all; a jump or two
    /// do not change it.
    let usualSquare: Double
    private let frames: FrameOrder
    private let signatures: Signatures

    /// The chain of `frames`; nil where it does not move at all.
    init?(_ frames: FrameOrder, signatures: Signatures) {
        self.frames = frames
        self.signatures = signatures
        let squares = zip(frames.pictures, frames.pictures.dropFirst())
            .map { signatures.squaredDistance($0, $1) }.filter { $0 > 0 }
        guard !squares.isEmpty else { return nil }
        usualSquare = squares.sorted()[squares.count / 2]
    }

    /// Where a picture lies on the segment from frame `start` on; far away beyond the ends of what
    /// does not loop.
    func position(of picture: Int, on start: Int) -> Position {
        guard let from = frames[start] else { return Position(share: 0, cost: 1e9, movement: 0) }
        let a = signatures[picture]
        let b = signatures[from]
        guard let to = frames[start + 1], to != from else {
            let cost = a.squaredDistance(to: b) / usualSquare
            return Position(share: 0, cost: cost, movement: 0)
        }
        let c = signatures[to]
        var along = SIMD4<Float>.zero
        var square = SIMD4<Float>.zero
        var length = SIMD4<Float>.zero
        for index in a.colors.indices {
            let way = c.colors[index] - b.colors[index]
            let offset = a.colors[index] - b.colors[index]
            along += way * offset
            square += offset * offset
            length += way * way
        }
        let whole = Double(length.total)
        guard whole > 0 else {
            return Position(share: 0, cost: Double(square.total) / usualSquare, movement: 0)
        }
        let share = min(max(Double(along.total) / whole, 0), 1)
        let rest = Double(square.total) - 2 * share * Double(along.total) + share * share * whole
        return Position(
            share: share,
            cost: max(rest, 0) / usualSquare,
            movement: (whole / usualSquare).squareRoot()
        )
    }
}
