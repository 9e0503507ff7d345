/// A sequence as a chain of straight segments from image to image in the space of signatures.
struct SegmentChain {
    /// The projection of an image onto a segment.
    struct Position {
        /// The position along the segment, 0…1.
        let share: Double
        /// The squared distance from the segment, in squares of the median step.
        let cost: Double
        /// The segment's length, as a multiple of the median step.
        let movement: Double
    }

    /// The median squared distance between consecutive frames that differ. Unlike the mean, it is
    /// not affected by single jumps.
    let medianSquare: Double
    private let frames: FrameOrder
    private let signatures: Signatures

    /// Creates the chain of `frames`. Returns `nil` if no frame differs from the previous one.
    init?(_ frames: FrameOrder, signatures: Signatures) {
        self.frames = frames
        self.signatures = signatures
        let squares = zip(frames.pictures, frames.pictures.dropFirst())
            .map { signatures.squaredDistance($0, $1) }.filter { $0 > 0 }
        guard !squares.isEmpty else { return nil }
        medianSquare = squares.sorted()[squares.count / 2]
    }

    /// Projects an image onto the segment that begins at frame `start`. If there is no such frame,
    /// the cost is very high.
    func position(of picture: Int, on start: Int) -> Position {
        guard let from = frames[start] else { return Position(share: 0, cost: 1e9, movement: 0) }
        let a = signatures[picture]
        let b = signatures[from]
        guard let to = frames[start + 1], to != from else {
            let cost = a.squaredDistance(to: b) / medianSquare
            return Position(share: 0, cost: cost, movement: 0)
        }
        let c = signatures[to]
        var along = SIMD4<Float>.zero
        var square = SIMD4<Float>.zero
        var length = SIMD4<Float>.zero
        for index in a.colors.indices {
            let direction = c.colors[index] - b.colors[index]
            let offset = a.colors[index] - b.colors[index]
            along += direction * offset
            square += offset * offset
            length += direction * direction
        }
        let whole = Double(length.total)
        guard whole > 0 else {
            return Position(share: 0, cost: Double(square.total) / medianSquare, movement: 0)
        }
        let share = min(max(Double(along.total) / whole, 0), 1)
        let rest = Double(square.total) - 2 * share * Double(along.total) + share * share * whole
        return Position(
            share: share,
            cost: max(rest, 0) / medianSquare,
            movement: (whole / medianSquare).squareRoot()
        )
    }
}
