/// The cheapest path through a grid whose rows and columns are frames, within a band around its
/// diagonal.
struct AlignmentGrid {
    /// One step of the path.
    enum Step {
        /// The row and the column are a pair.
        case pair(row: Int, column: Int)
        /// The row has no partner.
        case row(Int)
        /// The column has no partner.
        case column(Int)
    }

    private enum Move: UInt8 { case pair, row, column }

    private let rows: Int
    private let columns: Int
    /// The lowest value of column − row in the band.
    private let lowest: Int
    private let width: Int
    private var moves: [Move]

    /// Computes the cheapest path.
    ///
    /// - Parameters:
    ///   - rows: The number of rows.
    ///   - columns: The number of columns.
    ///   - slack: The distance by which the band extends beyond the diagonals through the corners.
    ///   - gap: The cost of a row or column without a partner.
    ///   - cost: Returns the cost of a row and a column as a pair.
    init(rows: Int, columns: Int, slack: Int, gap: Double, cost: (Int, Int) -> Double) {
        self.rows = rows
        self.columns = columns
        lowest = min(columns - rows, 0) - slack
        width = max(columns - rows, 0) + slack - lowest + 1
        moves = Array(repeating: .pair, count: (rows + 1) * width)
        var before = Array(repeating: Double.infinity, count: width)
        for row in 0...rows {
            var costs = Array(repeating: Double.infinity, count: width)
            for index in 0..<width {
                let column = row + lowest + index
                guard column >= 0, column <= columns else { continue }
                if row == 0, column == 0 {
                    costs[index] = 0
                    continue
                }
                var best = (cost: Double.infinity, move: Move.pair)
                if row > 0, column > 0, before[index] < .infinity {
                    best.cost = before[index] + cost(row - 1, column - 1)
                }
                // In the row above, this column has the next index.
                if row > 0, index + 1 < width, before[index + 1] + gap < best.cost {
                    best = (before[index + 1] + gap, .row)
                }
                if column > 0, index > 0, costs[index - 1] + gap < best.cost {
                    best = (costs[index - 1] + gap, .column)
                }
                costs[index] = best.cost
                moves[row * width + index] = best.move
            }
            before = costs
        }
    }

    /// Returns the path from the upper left corner.
    func path() -> [Step] {
        var steps: [Step] = []
        var (row, column) = (rows, columns)
        while row > 0 || column > 0 {
            switch moves[row * width + column - row - lowest] {
            case .pair:
                row -= 1
                column -= 1
                steps.append(.pair(row: row, column: column))
            case .row:
                row -= 1
                steps.append(.row(row))
            case .column:
                column -= 1
                steps.append(.column(column))
            }
        }
        return steps.reversed()
    }
}
