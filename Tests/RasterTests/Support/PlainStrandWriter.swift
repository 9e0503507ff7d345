/// Joins pieces of edges, as they come along an outline, to strands.
struct PlainStrandWriter {
    /// What has been written.
    private(set) var strands: PlainStrands
    /// The row of the strand being written; nil where there is none.
    private var row: Int?
    private var direction: Int32 = 0
    private var first = 0

    /// A writer of a table of `height` rows.
    init(height: Int) {
        strands = PlainStrands(height: height)
    }

    /// Adds a piece that is not level; it goes on with the strand where it begins at its height.
    mutating func add(
        row: Int,
        from: PlainStrands.Corner,
        to: PlainStrands.Corner,
        direction: Int32
    ) {
        if row == self.row, direction == self.direction, strands.corners.last?.y == from.y {
            // A level way between the two adds no area.
            if strands.corners.last != from { strands.corners.append(from) }
        } else {
            endStrand()
            self.row = row
            self.direction = direction
            first = strands.corners.count
            strands.corners.append(from)
        }
        strands.corners.append(to)
    }

    /// Hands the strand to its row.
    mutating func endStrand() {
        guard let row else { return }
        let columns = strands.corners[first...].map(\.x)
        strands.strands.append(
            PlainStrands.Strand(
                corners: first...strands.corners.count - 1,
                left: columns.min() ?? 0,
                right: columns.max() ?? 0,
                direction: direction,
                next: strands.heads[row]
            )
        )
        strands.heads[row] = Int32(strands.strands.count - 1)
        self.row = nil
    }

    /// Notes a piece to the right of the picture that leads down by `height`.
    mutating func addOpen(row: Int, height: Int32) { strands.open[row] += height }

    /// Takes in a height of the outline, in units.
    mutating func reach(_ y: Int64) {
        strands.top = min(strands.top, y)
        strands.bottom = max(strands.bottom, y)
    }
}
