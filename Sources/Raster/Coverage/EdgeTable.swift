/// The edges of an outline, cut at the rows of pixels and kept by row.
///
/// Everything is clipped to the picture: parts above, below and to the right of it are dropped,
/// parts to the left are moved onto its left side, where they keep their winding.
package struct EdgeTable: Sendable {
    /// A part of an edge within one row of pixels; x in units from the picture's left, y in units
    /// from the row's top, `top` < `bottom`.
    package struct Piece: Sendable {
        package var topX: Int32
        package var bottomX: Int32
        package var top: Int32
        package var bottom: Int32
        /// +1 where the outline runs down, −1 where it runs up.
        package var direction: Int32
        /// The row's next piece, or −1.
        package var next: Int32
    }

    /// The pieces of all rows, linked by row.
    package private(set) var pieces: [Piece] = []
    /// Each row's first piece, or −1.
    package private(set) var heads: [Int32] = []
    /// The rows that have pieces.
    package private(set) var rows: Range<Int> = 0..<0
    private var width: Int32 = 0
    private var height: Int32 = 0

    package init() {}

    /// Takes in an outline for a picture of `width` × `height` pixels, in place of what was there.
    package mutating func build(from outline: Outline, width: Int, height: Int) {
        self.width = Int32(width) << Subpixel.bits
        self.height = Int32(height) << Subpixel.bits
        for row in rows { heads[row] = -1 }
        if heads.count < height {
            heads += [Int32](repeating: -1, count: height - heads.count)
        }
        pieces.removeAll(keepingCapacity: true)
        rows = 0..<0
        var start = 0
        for end in outline.ends {
            var previous = place(outline.points[end - 1])
            for i in start..<end {
                let corner = place(outline.points[i])
                addEdge(from: previous, to: corner)
                previous = corner
            }
            start = end
        }
    }

    private struct Corner {
        var x: Int64
        var y: Int64
    }

    /// The nearest place on the grid; halves go down and to the right.
    private func place(_ point: Point) -> Corner {
        let one = Double(Subpixel.one)
        return Corner(
            x: Int64((point.x * one + 0.5).rounded(.down)),
            y: Int64((point.y * one + 0.5).rounded(.down))
        )
    }

    /// Orients an edge downwards, so that an edge and its reverse are cut at the same places.
    private mutating func addEdge(from a: Corner, to b: Corner) {
        if a.y < b.y {
            addEdge(top: a, bottom: b, direction: 1)
        } else if b.y < a.y {
            addEdge(top: b, bottom: a, direction: -1)
        }
    }

    private mutating func addEdge(top: Corner, bottom: Corner, direction: Int32) {
        guard bottom.y > 0, top.y < Int64(height) else { return }
        guard min(top.x, bottom.x) < Int64(width) else { return }
        let slope = Double(bottom.x - top.x) / Double(bottom.y - top.y)
        let clippedTop = max(top.y, 0)
        let clippedBottom = min(bottom.y, Int64(height))
        var y = clippedTop
        var x = clippedTop == top.y ? top.x : Self.crossing(of: top, slope: slope, at: y)
        while y < clippedBottom {
            let row = y >> Int64(Subpixel.bits)
            let nextY = min((row + 1) << Int64(Subpixel.bits), clippedBottom)
            let nextX =
                nextY == bottom.y ? bottom.x : Self.crossing(of: top, slope: slope, at: nextY)
            let rowTop = row << Int64(Subpixel.bits)
            addClipped(
                row: Int(row),
                topX: x,
                top: Int32(y - rowTop),
                bottomX: nextX,
                bottom: Int32(nextY - rowTop),
                direction: direction
            )
            y = nextY
            x = nextX
        }
    }

    private static func crossing(of top: Corner, slope: Double, at y: Int64) -> Int64 {
        top.x + Int64((Double(y - top.y) * slope + 0.5).rounded(.down))
    }

    /// Cuts a piece at the picture's left and right sides.
    private mutating func addClipped(
        row: Int,
        topX: Int64,
        top: Int32,
        bottomX: Int64,
        bottom: Int32,
        direction: Int32
    ) {
        let limit = Int64(width)
        if topX >= 0, bottomX >= 0, topX <= limit, bottomX <= limit {
            append(row, Int32(topX), top, Int32(bottomX), bottom, direction)
            return
        }
        if topX >= limit, bottomX >= limit { return }
        if topX <= 0, bottomX <= 0 {
            append(row, 0, top, 0, bottom, direction)
            return
        }
        // The piece crosses a side: find where, and treat the two parts by themselves.
        let side = min(topX, bottomX) < 0 ? 0 : limit
        let share = Double(side - topX) / Double(bottomX - topX)
        let middle = top + Int32((share * Double(bottom - top) + 0.5).rounded(.down))
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

    private mutating func append(
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
        if rows.isEmpty {
            rows = row..<row + 1
        } else {
            rows = min(rows.lowerBound, row)..<max(rows.upperBound, row + 1)
        }
    }
}
