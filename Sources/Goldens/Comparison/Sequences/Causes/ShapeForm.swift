/// Whether a picture is made of compact shapes, such as discs and squares, or of lines.
struct ShapeForm {
    /// The share of the covered cells that belong to compact shapes, 0…1; nil without any shape.
    let compactShare: Double?

    /// How many times as long as its mean thickness a compact shape is at most: 2 for a square, 2.6
    /// for a disc on a grid, 3 for a line twice as long as thick.
    private static let mostLength = 2.85
    /// The least cells of a shape.
    private static let leastArea = 4

    /// The form of what differs from the first cell's colour.
    init(_ cells: PictureCells) {
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
        compactShare = all > 0 ? Double(compact) / Double(all) : nil
    }

    /// The cells connected with a cell, which are taken; how many edges they have to others, and the
    /// longer side of their frame.
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
