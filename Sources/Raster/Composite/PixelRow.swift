/// One row of pixels while it is composited: a ground of one colour, and blocks of four pixels that
/// have colours of their own since something was drawn there.
final class PixelRow {
    /// Pixels to a block.
    static let blockWidth = 4
    private let width: Int
    private let pixels = GrowingBuffer<StraightPixel>()
    /// A bit for each block with colours of its own.
    private let live = GrowingBuffer<UInt64>()
    /// The colour of all other pixels.
    private(set) var ground = StraightPixel.zero

    /// A clear row of `width` pixels.
    init(width: Int) {
        self.width = width
        let blocks = (width + Self.blockWidth - 1) / Self.blockWidth
        pixels.reset(count: blocks * Self.blockWidth, to: .zero)
        live.reset(count: (blocks + 63) / 64, to: 0)
    }

    /// The colour of pixel `x`, which must be in a live block.
    @inline(__always)
    subscript(live x: Int) -> StraightPixel {
        get { pixels[x] }
        set { pixels[x] = newValue }
    }

    /// The colours of pixels in live blocks.
    @inline(__always)
    var liveView: BufferView<StraightPixel> { pixels.view }

    /// The colour of pixel `x`.
    subscript(x: Int) -> StraightPixel {
        let block = x / Self.blockWidth
        return live[block >> 6] >> UInt64(block & 63) & 1 == 1 ? pixels[x] : ground
    }

    /// Gives the blocks of `columns` colours of their own.
    @inline(__always)
    func enliven(_ columns: Range<Int>) {
        guard !columns.isEmpty else { return }
        for block in columns.lowerBound >> 2...(columns.upperBound - 1) >> 2 {
            let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: block & 63)
            if live[block >> 6] & bit == 0 {
                live[block >> 6] |= bit
                for i in 0..<Self.blockWidth { pixels[block * Self.blockWidth + i] = ground }
            }
        }
    }

    /// Changes every pixel; the ground as one.
    func replaceAll(_ change: (StraightPixel) -> StraightPixel) {
        ground = change(ground)
        forEachLiveBlock { columns in
            for x in columns { pixels[x] = change(pixels[x]) }
        }
    }

    /// Calls `body` with the columns of each live block, cut to the row's width.
    @inline(__always)
    func forEachLiveBlock(_ body: (Range<Int>) -> Void) {
        for word in 0..<live.count {
            var bits = live[word]
            while bits != 0 {
                let start = (word * 64 + bits.trailingZeroBitCount) * Self.blockWidth
                bits &= bits - 1
                body(start..<min(start + Self.blockWidth, width))
            }
        }
    }

    /// Makes the row clear again.
    func clear() {
        ground = .zero
        for word in 0..<live.count { live[word] = 0 }
    }

    /// Writes the row to `target`.
    func write(to target: TargetRow) {
        target.fill(0..<width, with: EncodedPixel(ground).rgba)
        let pixels = pixels.view
        forEachLiveBlock { columns in
            for x in columns { target[x] = EncodedPixel(pixels[x]).rgba }
        }
    }
}
