/// Cuts an outline's edges at the rows of pixels and joins them to strands.
struct EdgeCutter {
    private struct Place {
        var x: Int64
        var y: Int64
    }

    private var writer: StrandWriter
    private let width: Int64
    private let height: Int64
    private var highest = Int64.max
    private var lowest: Int64 = 0

    /// Cuts for a picture of `width` × `height` pixels.
    init(table: StrandTable, width: Int, height: Int) {
        writer = StrandWriter(table)
        self.width = Int64(width) << Int64(Subpixel.bits)
        self.height = Int64(height) << Int64(Subpixel.bits)
    }

    /// Cuts the edges of one polygon.
    mutating func cut(_ polygon: ArraySlice<Point>) {
        guard let last = polygon.last else { return }
        var from = Self.place(last)
        for point in polygon {
            let to = Self.place(point)
            if from.y != to.y { cut(from: from, to: to) }
            highest = min(highest, to.y)
            lowest = max(lowest, to.y)
            from = to
        }
        writer.endStrand()
    }

    /// The rows of what has been cut.
    func finish() -> Range<Int> {
        let bits = Int64(Subpixel.bits)
        let first = max(highest, 0) >> bits
        let last = (min(lowest, height) - 1) >> bits
        return first <= last ? Int(first)..<Int(last) + 1 : 0..<0
    }

    /// The nearest place on the grid.
    @inline(__always)
    private static func place(_ point: Point) -> Place {
        let one = Double(Subpixel.one)
        return Place(x: Subpixel.rounded(point.x * one), y: Subpixel.rounded(point.y * one))
    }

    /// Cuts one edge that is not level.
    @inline(__always)
    private mutating func cut(from: Place, to: Place) {
        let isDown = from.y < to.y
        let upper = isDown ? from.y : to.y
        let lower = isDown ? to.y : from.y
        let bits = Int64(Subpixel.bits)
        let row = upper >> bits
        // What lies to the right of all pixels changes none.
        guard min(from.x, to.x) < width else { return }
        // A place to the left of the picture makes no unsigned number within its width.
        let isInside =
            upper >= 0 && lower <= height
            && UInt64(bitPattern: from.x) <= UInt64(bitPattern: width)
            && UInt64(bitPattern: to.x) <= UInt64(bitPattern: width)
        if isInside, (lower &- 1) >> bits == row {
            writer.reserve(pieces: 1)
            add(row: row, from: from, to: to, direction: isDown ? 1 : -1)
        } else if isInside {
            cutInside(from: from, to: to)
        } else {
            cutClipped(from: from, to: to)
        }
    }

    @inline(__always)
    private static func corner(_ x: Int64, _ y: Int64) -> Strand.Corner {
        Strand.Corner(x: Int32(truncatingIfNeeded: x), y: Int32(truncatingIfNeeded: y))
    }

    /// Cuts an edge within the picture row by row in its own direction.
    ///
    /// Where it crosses from row to row is worked out from its upper end, so that an edge and its
    /// reverse are cut at the same places.
    private mutating func cutInside(from: Place, to: Place) {
        let isDown = from.y < to.y
        let top = isDown ? from : to
        let slope = Double(to.x &- from.x) / Double(to.y &- from.y)
        let bits = Int64(Subpixel.bits)
        let direction: Int32 = isDown ? 1 : -1
        var row = (isDown ? from.y : from.y &- 1) >> bits
        let lastRow = (isDown ? to.y &- 1 : to.y) >> bits
        writer.reserve(pieces: Int(abs(lastRow &- row)) &+ 1)
        var here = from
        while row != lastRow {
            let y = (isDown ? row &+ 1 : row) << bits
            let next = Place(
                x: top.x &+ Subpixel.rounded(Double(y &- top.y) * slope),
                y: y
            )
            add(row: row, from: here, to: next, direction: direction)
            row &+= Int64(direction)
            here = next
        }
        add(row: row, from: here, to: to, direction: direction)
    }

    @inline(__always)
    private mutating func add(row: Int64, from: Place, to: Place, direction: Int32) {
        let top = row << Int64(Subpixel.bits)
        writer.add(
            row: Int32(truncatingIfNeeded: row),
            from: Self.corner(from.x, from.y &- top),
            to: Self.corner(to.x, to.y &- top),
            direction: direction
        )
    }

    /// Cuts an edge that is partly outside the picture, at the same places as within it.
    private mutating func cutClipped(from: Place, to: Place) {
        let isDown = from.y < to.y
        let (top, bottom) = isDown ? (from, to) : (to, from)
        let upper = max(top.y, 0)
        let lower = min(bottom.y, height)
        guard upper < lower else { return }
        let slope = Double(bottom.x &- top.x) / Double(bottom.y &- top.y)
        func place(at y: Int64) -> Place {
            if y == top.y { return top }
            if y == bottom.y { return bottom }
            return Place(x: top.x &+ Subpixel.rounded(Double(y &- top.y) * slope), y: y)
        }
        let bits = Int64(Subpixel.bits)
        let rows = Int(upper >> bits)...Int((lower &- 1) >> bits)
        // A piece may be cut at both sides of the picture.
        writer.reserve(pieces: 3 * rows.count)
        for step in 0..<rows.count {
            let row = Int64(isDown ? rows.lowerBound + step : rows.upperBound - step)
            let high = place(at: max(row << bits, upper))
            let low = place(at: min((row &+ 1) << bits, lower))
            addClipped(
                row: row,
                from: isDown ? high : low,
                to: isDown ? low : high,
                direction: isDown ? 1 : -1
            )
        }
    }

    /// Adds a piece within a row, cut at the picture's left and right sides.
    private mutating func addClipped(row: Int64, from: Place, to: Place, direction: Int32) {
        if from.x >= width, to.x >= width { return }
        let isLeft = from.x <= 0 && to.x <= 0
        if isLeft || (min(from.x, to.x) >= 0 && max(from.x, to.x) <= width) {
            add(
                row: row,
                from: Place(x: isLeft ? 0 : from.x, y: from.y),
                to: Place(x: isLeft ? 0 : to.x, y: to.y),
                direction: direction
            )
            return
        }
        // The piece crosses a side: find where, from above, and treat the two parts by themselves.
        let (top, bottom) = direction > 0 ? (from, to) : (to, from)
        let side = min(from.x, to.x) < 0 ? 0 : width
        let share = Double(side - top.x) / Double(bottom.x - top.x)
        let middle = Place(
            x: side,
            y: top.y + Subpixel.rounded(share * Double(bottom.y - top.y))
        )
        if middle.y != from.y { addClipped(row: row, from: from, to: middle, direction: direction) }
        if middle.y != to.y { addClipped(row: row, from: middle, to: to, direction: direction) }
    }
}
