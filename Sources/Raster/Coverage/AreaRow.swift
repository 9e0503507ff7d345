/// The signed areas of one row of pixels, summed from edge pieces.
///
/// A piece covers all that lies to its right within the row; each pixel holds the change against
/// its left neighbour, so that running sums are the pixels' areas. Four neighbouring pixels make a
/// block; a bit remembers the blocks that were written to.
final class AreaRow {
    /// Pixels to a block.
    static let blockWidth = 4
    /// The changes of area by block, in units of half a square unit.
    private let changes = GrowingBuffer<Int32>()
    /// A bit for each block with changes.
    private let touched = GrowingBuffer<UInt64>()
    private var width = -1

    init() {}

    /// Makes room for rows of `width` pixels.
    func reserve(width: Int) {
        guard width > self.width else { return }
        self.width = width
        // A piece writes to its last pixel's right neighbour, too.
        let blocks = (width + 2 + Self.blockWidth - 1) / Self.blockWidth
        changes.reset(count: blocks * Self.blockWidth, to: 0)
        touched.reset(count: (blocks + 63) / 64, to: 0)
    }

    /// How many words of touched blocks there are.
    var words: Int { touched.count }

    /// One word of touched blocks, which is forgotten; the caller takes the blocks' changes.
    @inline(__always)
    func take(word: Int) -> UInt64 {
        let result = touched[word]
        touched[word] = 0
        return result
    }

    /// The four changes of a block, which become zero.
    @inline(__always)
    func take(block: Int) -> SIMD4<Int32> {
        let place = unsafe UnsafeMutableRawPointer(changes.pointer + block * Self.blockWidth)
        let result = unsafe place.loadUnaligned(as: SIMD4<Int32>.self)
        unsafe place.storeBytes(of: .zero, as: SIMD4<Int32>.self)
        return result
    }

    /// Takes all changes back.
    func clear() {
        for word in 0..<words {
            var bits = take(word: word)
            while bits != 0 {
                _ = take(block: word * 64 + bits.trailingZeroBitCount)
                bits &= bits - 1
            }
        }
    }

    /// Adds an edge piece that runs from (topX, top) to (bottomX, bottom), both in units.
    @inline(__always)
    func add(topX: Int32, top: Int32, bottomX: Int32, bottom: Int32, direction: Int32) {
        let first = min(topX, bottomX) >> Subpixel.bits
        let last = max(topX, bottomX) >> Subpixel.bits
        if first == last {
            let sum = (topX & Subpixel.mask) &+ (bottomX & Subpixel.mask)
            add(column: first, height: (bottom &- top) &* direction, sum: sum)
        } else {
            addAcross(topX: topX, top: top, bottomX: bottomX, bottom: bottom, direction: direction)
        }
    }

    /// Walks the columns from left to right; y goes from the left end's to the right end's.
    private func addAcross(
        topX: Int32,
        top: Int32,
        bottomX: Int32,
        bottom: Int32,
        direction: Int32
    ) {
        let left = min(topX, bottomX)
        let right = max(topX, bottomX)
        let startY = topX < bottomX ? top : bottom
        let endY = topX < bottomX ? bottom : top
        let sign = startY < endY ? direction : -direction
        let slope = Double(endY &- startY) / Double(right &- left)
        let last = right >> Subpixel.bits
        var y = startY
        var x = left
        var column = left >> Subpixel.bits
        while column < last {
            let edge = (column &+ 1) << Subpixel.bits
            // y is never negative, so that truncation rounds down.
            let nextY = Int32(Double(startY) + Double(edge &- left) * slope + 0.5)
            let sum = (x & Subpixel.mask) &+ Subpixel.one
            add(column: column, height: (nextY &- y) &* sign, sum: sum)
            x = edge
            y = nextY
            column &+= 1
        }
        add(column: last, height: (endY &- y) &* sign, sum: right & Subpixel.mask)
    }

    /// Adds a part of an edge within one pixel: its signed height, and its ends' x added up.
    @inline(__always)
    private func add(column: Int32, height: Int32, sum: Int32) {
        let area = height &* sum
        let i = Int(column)
        changes[i] &+= height &* (2 &* Subpixel.one) &- area
        changes[i &+ 1] &+= area
        let block = i >> 2
        touched[block >> 6] |= 1 &<< UInt64(truncatingIfNeeded: block & 63)
        if i & 3 == 3 {
            let next = block &+ 1
            touched[next >> 6] |= 1 &<< UInt64(truncatingIfNeeded: next & 63)
        }
    }
}
