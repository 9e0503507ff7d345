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

    /// The nearest place on the grid; halves go down and to the right.
    @inline(__always)
    private static func place(_ point: Point) -> Place {
        let one = Double(Subpixel.one)
        return Place(x: floor(point.x * one + 0.5), y: floor(point.y * one + 0.5))
    }

    /// The greatest whole number up to `value`, without a call into the system's library.
    @inline(__always)
    private static func floor(_ value: Double) -> Int64 {
        let whole = Int64(value)
        return whole &- (Double(whole) > value ? 1 : 0)
    }

    /// Cuts one edge that is not level.
    @inline(__always)
    private mutating func cut(from: Place, to: Place) {
        let isDown = from.y < to.y
        let upper = isDown ? from.y : to.y
        let lower = isDown ? to.y : from.y
        let bits = Int64(Subpixel.bits)
        let row = upper >> bits
        // A shift to the left of the picture makes no unsigned number within its width.
        let isInside =
            upper >= 0 && lower <= height
            && UInt64(bitPattern: from.x) <= UInt64(bitPattern: width)
            && UInt64(bitPattern: to.x) <= UInt64(bitPattern: width)
        if isInside, (lower &- 1) >> bits == row {
            writer.reserve(pieces: 1)
            let top = row << bits
            writer.add(
                row: Int32(truncatingIfNeeded: row),
                from: Self.corner(from.x, from.y &- top),
                to: Self.corner(to.x, to.y &- top),
                direction: isDown ? 1 : -1
            )
        } else {
            cutAcross(from: from, to: to, isInside: isInside)
        }
    }

    @inline(__always)
    private static func corner(_ x: Int64, _ y: Int64) -> Strand.Corner {
        Strand.Corner(x: Int32(truncatingIfNeeded: x), y: Int32(truncatingIfNeeded: y))
    }

    /// Cuts an edge row by row in its own direction.
    ///
    /// Where it crosses from row to row is worked out from its upper end, so that an edge and its
    /// reverse are cut at the same places.
    private mutating func cutAcross(from: Place, to: Place, isInside: Bool) {
        let isDown = from.y < to.y
        let (top, bottom) = isDown ? (from, to) : (to, from)
        let upper = max(top.y, 0)
        let lower = min(bottom.y, height)
        guard upper < lower, min(top.x, bottom.x) < width else { return }
        let slope = Double(bottom.x &- top.x) / Double(bottom.y &- top.y)
        func x(at y: Int64) -> Int64 {
            if y == top.y { return top.x }
            if y == bottom.y { return bottom.x }
            return top.x &+ Self.floor(Double(y &- top.y) * slope + 0.5)
        }
        let bits = Int64(Subpixel.bits)
        let direction: Int32 = isDown ? 1 : -1
        var row = isDown ? upper >> bits : (lower &- 1) >> bits
        let lastRow = isDown ? (lower &- 1) >> bits : upper >> bits
        // A piece may be cut at both sides of the picture.
        writer.reserve(pieces: 3 * (Int((lower &- 1) >> bits &- upper >> bits) + 1))
        var here = Place(x: 0, y: isDown ? upper : lower)
        here.x = x(at: here.y)
        while true {
            let end = isDown ? min((row &+ 1) << bits, lower) : max(row << bits, upper)
            let next = Place(x: x(at: end), y: end)
            if isInside {
                writer.add(
                    row: Int32(truncatingIfNeeded: row),
                    from: Self.corner(here.x, here.y &- row << bits),
                    to: Self.corner(next.x, end &- row << bits),
                    direction: direction
                )
            } else {
                addClipped(row: row, from: here, to: next, direction: direction)
            }
            if row == lastRow { return }
            row &+= Int64(direction)
            here = next
        }
    }

    /// Adds a piece within a row, cut at the picture's left and right sides.
    private mutating func addClipped(row: Int64, from: Place, to: Place, direction: Int32) {
        if from.x >= width, to.x >= width { return }
        let isLeft = from.x <= 0 && to.x <= 0
        if isLeft || (min(from.x, to.x) >= 0 && max(from.x, to.x) <= width) {
            let top = row << Int64(Subpixel.bits)
            writer.add(
                row: Int32(truncatingIfNeeded: row),
                from: Self.corner(isLeft ? 0 : from.x, from.y &- top),
                to: Self.corner(isLeft ? 0 : to.x, to.y &- top),
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
            y: top.y + Int64(share * Double(bottom.y - top.y) + 0.5)
        )
        if middle.y != from.y { addClipped(row: row, from: from, to: middle, direction: direction) }
        if middle.y != to.y { addClipped(row: row, from: middle, to: to, direction: direction) }
    }
}
