/// Adds edges to an area row.
struct AreaSums {
    let changes: BufferView<Int32>
    let touched: BufferView<UInt64>

    /// Adds an edge in the row, whose blocks are marked by `touch`; running down it counts up.
    @inline(__always)
    func add(from: Strand.Corner, to: Strand.Corner) {
        let first = from.x >> Subpixel.bits
        if first == to.x >> Subpixel.bits {
            let sum = (from.x & Subpixel.mask) &+ (to.x & Subpixel.mask)
            add(column: first, height: to.y &- from.y, sum: sum)
        } else if from.x < to.x {
            addAcross(left: from, right: to, sign: 1)
        } else {
            addAcross(left: to, right: from, sign: -1)
        }
    }

    /// Walks the columns from left to right, so that an edge and its reverse are cut alike.
    @inline(__always)
    private func addAcross(left: Strand.Corner, right: Strand.Corner, sign: Int32) {
        let slope = Double(right.y &- left.y) / Double(right.x &- left.x)
        let last = right.x >> Subpixel.bits
        var column = left.x >> Subpixel.bits
        var y = left.y
        var sum = (left.x & Subpixel.mask) &+ Subpixel.one
        while column < last {
            let edge = (column &+ 1) << Subpixel.bits
            let rise = Subpixel.rounded(Double(edge &- left.x) * slope)
            let nextY = left.y &+ Int32(truncatingIfNeeded: rise)
            add(column: column, height: (nextY &- y) &* sign, sum: sum)
            sum = Subpixel.one
            y = nextY
            column &+= 1
        }
        add(column: last, height: (right.y &- y) &* sign, sum: right.x & Subpixel.mask)
    }

    /// Adds a part of an edge within one pixel: its signed height, and its ends' x added up.
    @inline(__always)
    private func add(column: Int32, height: Int32, sum: Int32) {
        let area = height &* sum
        let i = Int(column)
        changes[i] &+= height &* (2 &* Subpixel.one) &- area
        changes[i &+ 1] &+= area
    }

    /// Marks the blocks that edges between two x write to.
    @inline(__always)
    func touch(left: Int32, right: Int32) {
        let first = Int(left >> (Subpixel.bits &+ 2))
        // An edge writes to its last pixel's right neighbour, too.
        let last = Int((right >> Subpixel.bits &+ 1) >> 2)
        var block = first
        repeat {
            touched[block >> 6] |= 1 &<< UInt64(truncatingIfNeeded: block & 63)
            block &+= 1
        } while block <= last
    }
}
