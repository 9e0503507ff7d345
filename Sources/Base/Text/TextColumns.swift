/// Rows of text below each other.
package enum TextColumns {
    /// The rows with their columns begun below each other, the first so many blanks in. All rows
    /// have the same number of cells.
    package static func lines(_ rows: [[String]], indent: Int = 2) -> [String] {
        let count = rows.map { $0.count }.max() ?? 0
        let widths = (0..<count).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            var line = ""
            for (cell, width) in zip(row, widths) where !cell.isEmpty || !line.isEmpty {
                line += String(repeating: " ", count: line.isEmpty ? indent : 2)
                line += cell + String(repeating: " ", count: width - cell.count)
            }
            while line.last == " " { line.removeLast() }
            return line
        }
    }
}
