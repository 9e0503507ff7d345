/// The proportions of compact shapes, such as discs and squares, and of lines in an image.
struct ShapeForm {
    /// The fraction of covered cells that belong to compact shapes, 0…1. `nil` if there are no
    /// shapes.
    let compactFraction: Double?

    /// The largest ratio of length to mean thickness of a compact shape. The ratio is 2 for a
    /// square, 2.6 for a disc on a grid, and 3 for a line twice as long as it is thick.
    private static let mostLength = 2.85
    /// The minimum number of cells of a shape.
    private static let leastArea = 4

    /// Measures the shapes that differ from the colour of the first cell.
    init(_ cells: ImageCells) {
        let background = cells.colors[0]
        let distances = cells.colors.map { (($0 - background) * ($0 - background)).total }
        let limit = 0.2 * (distances.max() ?? 0)
        var isFree = distances.map { $0 > limit && limit > 0 }
        var (compact, all) = (0, 0)
        for start in isFree.indices where isFree[start] {
            let shape = Self.shape(from: start, width: cells.width, height: cells.height, &isFree)
            guard shape.area >= Self.leastArea else { continue }
            all += shape.area
            let thickness = 2 * Double(shape.area) / Double(shape.edges)
            if Double(shape.length) <= Self.mostLength * thickness { compact += shape.area }
        }
        compactFraction = all > 0 ? Double(compact) / Double(all) : nil
    }

    /// Finds the cells that are connected with `start`, and marks them as visited in `isFree`.
    ///
    /// - Returns: The number of cells, the number of their outer edges, and the longer side of
    ///   their bounding box.
    private static func shape(
        from start: Int,
        width: Int,
        height: Int,
        _ isFree: inout [Bool]
    ) -> (area: Int, edges: Int, length: Int) {
        var cells: [Int] = [start]
        var members: Set<Int> = [start]
        isFree[start] = false
        var next = 0
        while next < cells.count {
            let (x, y) = (cells[next] % width, cells[next] / width)
            next += 1
            for (column, row) in [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)] {
                guard column >= 0, row >= 0, column < width, row < height,
                    isFree[row * width + column]
                else { continue }
                isFree[row * width + column] = false
                cells.append(row * width + column)
                members.insert(row * width + column)
            }
        }
        let edges = cells.reduce(0) { sum, cell in
            sum + [cell - 1, cell + 1, cell - width, cell + width].count { !members.contains($0) }
        }
        let columns = cells.map { $0 % width }
        let rows = cells.map { $0 / width }
        let sides = [columns, rows].map { ($0.max() ?? 0) - ($0.min() ?? 0) + 1 }
        return (cells.count, edges, sides.max() ?? 0)
    }
}
