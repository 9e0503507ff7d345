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

    /// Where edges are added.
    @inline(__always)
    var sums: AreaSums { AreaSums(changes: changes.view, touched: touched.view) }
}
