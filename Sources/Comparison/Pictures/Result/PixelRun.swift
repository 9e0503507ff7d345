/// Neighbouring pixels of a row.
public struct PixelRun: Hashable, Sendable {
    /// The row, from the top.
    public let row: Int
    /// The columns.
    public let columns: Range<Int>

    /// Pixels of a row.
    init(row: Int, columns: Range<Int>) {
        self.row = row
        self.columns = columns
    }
}

extension [PixelRun] {
    /// Adds a pixel to the right of or below all others.
    mutating func append(x: Int, y: Int) {
        if let last, last.row == y, last.columns.upperBound == x {
            self[count - 1] = PixelRun(row: y, columns: last.columns.lowerBound..<x + 1)
        } else {
            append(PixelRun(row: y, columns: x..<x + 1))
        }
    }
}
