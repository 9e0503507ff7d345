/// The edges of an outline, cut at the rows of pixels and kept by row.
///
/// Everything is clipped to the picture: parts above, below and to the right of it are dropped,
/// parts to the left are moved onto its left side, where they keep their winding. A table is made
/// once and filled again for each outline; its memory grows to the largest.
final class EdgeTable {
    /// A part of an edge within one row of pixels; x in units from the picture's left, y in units
    /// from the row's top, `top` < `bottom`.
    struct Piece: BitwiseCopyable {
        var topX: Int32
        var bottomX: Int32
        var top: Int32
        var bottom: Int32
        /// +1 where the outline runs down, −1 where it runs up.
        var direction: Int32
        /// The row's next piece, or −1.
        var next: Int32
    }

    /// The pieces of all rows, linked by row.
    let pieces = GrowingBuffer<Piece>()
    /// Each row's first piece, or −1.
    let heads = GrowingBuffer<Int32>()
    /// The rows that may have pieces.
    private(set) var rows: Range<Int> = 0..<0
    private var width: Int64 = 0
    private var height: Int64 = 0

    init() {}

    /// Takes in an outline for a picture of `width` × `height` pixels, in place of what was there.
    func build(from outline: Outline, width: Int, height: Int) {
        self.width = Int64(width) << Int64(Subpixel.bits)
        self.height = Int64(height) << Int64(Subpixel.bits)
        heads.reset(count: height, to: -1)
        pieces.removeAll()
        var start = 0
        var highest = Int64.max
        var lowest: Int64 = 0
        for end in outline.ends {
            var previous = Self.place(outline.points[end - 1])
            for i in start..<end {
                let corner = Self.place(outline.points[i])
                if previous.y < corner.y {
                    addEdge(top: previous, bottom: corner, direction: 1)
                } else if corner.y < previous.y {
                    // An edge and its reverse are cut at the same places.
                    addEdge(top: corner, bottom: previous, direction: -1)
                }
                previous = corner
                highest = min(highest, corner.y)
                lowest = max(lowest, corner.y)
            }
            start = end
        }
        let bits = Int64(Subpixel.bits)
        let first = max(highest, 0) >> bits
        let last = (min(lowest, self.height) - 1) >> bits
        rows = first <= last ? Int(first)..<Int(last) + 1 : 0..<0
    }

    private struct Corner {
        var x: Int64
        var y: Int64
    }

    /// The nearest place on the grid; halves go down and to the right.
    private static func place(_ point: Point) -> Corner {
        let one = Double(Subpixel.one)
        return Corner(x: floor(point.x * one + 0.5), y: floor(point.y * one + 0.5))
    }

    /// The greatest whole number up to `value`, without a call into the system's library.
    @inline(__always)
    private static func floor(_ value: Double) -> Int64 {
        let whole = Int64(value)
        return Double(whole) > value ? whole - 1 : whole
    }

    private func addEdge(top: Corner, bottom: Corner, direction: Int32) {
        guard bottom.y > 0, top.y < height else { return }
        guard min(top.x, bottom.x) < width else { return }
        let bits = Int64(Subpixel.bits)
        let isInside =
            top.y >= 0 && bottom.y <= height && min(top.x, bottom.x) >= 0
            && max(top.x, bottom.x) <= width
        let firstRow = max(top.y, 0) >> bits
        if isInside, (bottom.y - 1) >> bits == firstRow {
            let rowTop = firstRow << bits
            append(
                Int(firstRow),
                Int32(truncatingIfNeeded: top.x),
                Int32(truncatingIfNeeded: top.y - rowTop),
                Int32(truncatingIfNeeded: bottom.x),
                Int32(truncatingIfNeeded: bottom.y - rowTop),
                direction
            )
            return
        }
        let slope = Double(bottom.x - top.x) / Double(bottom.y - top.y)
        let clippedBottom = min(bottom.y, height)
        var y = max(top.y, 0)
        var x = y == top.y ? top.x : Self.crossing(of: top, slope: slope, at: y)
        while y < clippedBottom {
            let row = y >> bits
            let nextY = min((row + 1) << bits, clippedBottom)
            let nextX =
                nextY == bottom.y ? bottom.x : Self.crossing(of: top, slope: slope, at: nextY)
            let upper = Int32(truncatingIfNeeded: y - row << bits)
            let lower = Int32(truncatingIfNeeded: nextY - row << bits)
            if isInside {
                append(
                    Int(row),
                    Int32(truncatingIfNeeded: x),
                    upper,
                    Int32(truncatingIfNeeded: nextX),
                    lower,
                    direction
                )
            } else {
                addClipped(
                    row: Int(row),
                    topX: x,
                    top: upper,
                    bottomX: nextX,
                    bottom: lower,
                    direction: direction
                )
            }
            y = nextY
            x = nextX
        }
    }

    @inline(__always)
    private static func crossing(of top: Corner, slope: Double, at y: Int64) -> Int64 {
        top.x + floor(Double(y - top.y) * slope + 0.5)
    }

    /// Cuts a piece at the picture's left and right sides.
    private func addClipped(
        row: Int,
        topX: Int64,
        top: Int32,
        bottomX: Int64,
        bottom: Int32,
        direction: Int32
    ) {
        if topX >= width, bottomX >= width { return }
        if topX <= 0, bottomX <= 0 {
            append(row, 0, top, 0, bottom, direction)
            return
        }
        if min(topX, bottomX) >= 0, max(topX, bottomX) <= width {
            append(row, Int32(topX), top, Int32(bottomX), bottom, direction)
            return
        }
        // The piece crosses a side: find where, and treat the two parts by themselves.
        let side = min(topX, bottomX) < 0 ? 0 : width
        let share = Double(side - topX) / Double(bottomX - topX)
        let middle = top + Int32(share * Double(bottom - top) + 0.5)
        if middle > top {
            addClipped(
                row: row,
                topX: topX,
                top: top,
                bottomX: side,
                bottom: middle,
                direction: direction
            )
        }
        if bottom > middle {
            addClipped(
                row: row,
                topX: side,
                top: middle,
                bottomX: bottomX,
                bottom: bottom,
                direction: direction
            )
        }
    }

    @inline(__always)
    private func append(
        _ row: Int,
        _ topX: Int32,
        _ top: Int32,
        _ bottomX: Int32,
        _ bottom: Int32,
        _ direction: Int32
    ) {
        let index = Int32(truncatingIfNeeded: pieces.count)
        pieces.append(
            Piece(
                topX: topX,
                bottomX: bottomX,
                top: top,
                bottom: bottom,
                direction: direction,
                next: heads[row]
            )
        )
        heads[row] = index
    }
}
