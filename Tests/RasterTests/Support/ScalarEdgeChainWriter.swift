/// Joins successive pieces of edges to chains.
struct ScalarEdgeChainWriter {
    /// The chains written so far.
    private(set) var chains: ScalarEdgeChains
    /// The row of the current chain, or `nil` between chains.
    private var row: Int?
    private var direction: Int32 = 0
    private var first = 0

    /// Creates a writer for a table of `height` rows.
    init(height: Int) {
        chains = ScalarEdgeChains(height: height)
    }

    /// Adds a piece that is not horizontal. Continues the current chain if the piece begins at its
    /// end.
    mutating func add(
        row: Int,
        from: ScalarEdgeChains.Corner,
        to: ScalarEdgeChains.Corner,
        direction: Int32
    ) {
        if row == self.row, direction == self.direction, chains.corners.last?.y == from.y {
            // A horizontal edge between the two adds no area.
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

    /// Stores the current chain in the list of its row.
    mutating func endEdgeChain() {
        guard let row else { return }
        let columns = chains.corners[first...].map(\.x)
        chains.chains.append(
            ScalarEdgeChains.EdgeChain(
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

    /// Adds a piece to the right of the image that runs down by `height`.
    mutating func addOpen(row: Int, height: Int32) { chains.open[row] += height }

    /// Extends the vertical extent to a y in subpixel units.
    mutating func reach(_ y: Int64) {
        chains.top = min(chains.top, y)
        chains.bottom = max(chains.bottom, y)
    }
}
