/// Joins pieces of edges, as they come along an outline, to chains.
struct PlainEdgeChainWriter {
    /// What has been written.
    private(set) var chains: PlainEdgeChains
    /// The row of the chain being written; nil where there is none.
    private var row: Int?
    private var direction: Int32 = 0
    private var first = 0

    /// A writer of a table of `height` rows.
    init(height: Int) {
        chains = PlainEdgeChains(height: height)
    }

    /// Adds a piece that is not level; it goes on with the chain where it begins at its height.
    mutating func add(
        row: Int,
        from: PlainEdgeChains.Corner,
        to: PlainEdgeChains.Corner,
        direction: Int32
    ) {
        if row == self.row, direction == self.direction, chains.corners.last?.y == from.y {
            // A level way between the two adds no area.
            if chains.corners.last != from { chains.corners.append(from) }
        } else {
            endEdgeChain()
            self.row = row
            self.direction = direction
            first = chains.corners.count
            chains.corners.append(from)
        }
        chains.corners.append(to)
    }

    /// Hands the chain to its row.
    mutating func endEdgeChain() {
        guard let row else { return }
        let columns = chains.corners[first...].map(\.x)
        chains.chains.append(
            PlainEdgeChains.EdgeChain(
                corners: first...chains.corners.count - 1,
                left: columns.min() ?? 0,
                right: columns.max() ?? 0,
                direction: direction,
                next: chains.heads[row]
            )
        )
        chains.heads[row] = Int32(chains.chains.count - 1)
        self.row = nil
    }

    /// Notes a piece to the right of the picture that leads down by `height`.
    mutating func addOpen(row: Int, height: Int32) { chains.open[row] += height }

    /// Takes in a height of the outline, in units.
    mutating func reach(_ y: Int64) {
        chains.top = min(chains.top, y)
        chains.bottom = max(chains.bottom, y)
    }
}
