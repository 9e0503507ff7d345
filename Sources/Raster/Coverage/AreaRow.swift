/// The signed areas of one row of pixels, summed from edge pieces.
///
/// A piece covers all that lies to its right within the row; each pixel holds the change against
/// its left neighbour, so that running sums are the pixels' areas. Four neighbouring pixels make a
/// block; a bit remembers the blocks that were written to.
package struct AreaRow: Sendable {
    /// Pixels to a block.
    package static let blockWidth = 4
    /// The changes of area, in units of half a square unit.
    package private(set) var changes: [Int32] = []
    /// A bit for each block with changes.
    package private(set) var touched: [UInt64] = []

    package init() {}

    /// Makes room for rows of `width` pixels.
    package mutating func reserve(width: Int) {
        // A piece writes to its last pixel's right neighbour, too.
        let blocks = (width + 2 + Self.blockWidth - 1) / Self.blockWidth
        if changes.count < blocks * Self.blockWidth {
            changes = [Int32](repeating: 0, count: blocks * Self.blockWidth)
            touched = [UInt64](repeating: 0, count: (blocks + 63) / 64)
        }
    }

    /// Forgets one word of touched blocks, whose changes the caller sets to zero.
    package mutating func forget(word: Int) {
        touched[word] = 0
    }

    /// The four changes of a block, which become zero.
    package mutating func take(block: Int) -> SIMD4<Int32> {
        let i = block * Self.blockWidth
        let result = SIMD4(changes[i], changes[i + 1], changes[i + 2], changes[i + 3])
        changes[i] = 0
        changes[i + 1] = 0
        changes[i + 2] = 0
        changes[i + 3] = 0
        return result
    }

    /// Adds an edge piece that runs from (topX, top) to (bottomX, bottom), both in units.
    package mutating func add(
        topX: Int32,
        top: Int32,
        bottomX: Int32,
        bottom: Int32,
        direction: Int32
    ) {
        let left = min(topX, bottomX)
        let right = max(topX, bottomX)
        let first = left >> Subpixel.bits
        let last = right >> Subpixel.bits
        if first == last {
            let sum = (left & Subpixel.mask) + (right & Subpixel.mask)
            add(column: first, height: (bottom - top) * direction, sum: sum)
            return
        }
        // Walk the columns from left to right; y goes from the left end's to the right end's.
        let startY = topX < bottomX ? top : bottom
        let endY = topX < bottomX ? bottom : top
        let sign = startY < endY ? direction : -direction
        let slope = Double(endY - startY) / Double(right - left)
        var y = startY
        var x = left
        for column in first..<last {
            let edge = (column + 1) << Subpixel.bits
            let nextY = startY + Int32((Double(edge - left) * slope + 0.5).rounded(.down))
            let sum = (x & Subpixel.mask) + Subpixel.one
            add(column: column, height: (nextY - y) * sign, sum: sum)
            x = edge
            y = nextY
        }
        add(column: last, height: (endY - y) * sign, sum: right & Subpixel.mask)
    }

    /// Adds a part of an edge within one pixel: its signed height, and its ends' x added up.
    private mutating func add(column: Int32, height: Int32, sum: Int32) {
        let area = height &* sum
        let i = Int(column)
        changes[i] &+= height &* (2 * Subpixel.one) &- area
        changes[i + 1] &+= area
        touch(i >> 2)
        touch((i + 1) >> 2)
    }

    private mutating func touch(_ block: Int) {
        touched[block >> 6] |= 1 << UInt64(block & 63)
    }
}
