import CPixels

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
        let ground = EncodedPixel(self.ground).rgba
        target.lay(ground, 0..<width)
        var inked: UInt64 = 0
        forEachLiveStretch { columns in
            inked |= target.cells(of: columns)
            unsafe cpixels_encode(
                target.pixels.pointer(to: columns),
                Int32(truncatingIfNeeded: columns.count),
                components(of: columns)
            )
        }
        target.remember(ground: ground, inked: inked)
    }

    /// Lays a straight colour over `run`, whose blocks have colours of their own, on its coverage.
    func lay(_ color: StraightPixel, over run: CoverageRow.Run, of coverage: CoverageRow) {
        let count = Int32(truncatingIfNeeded: run.columns.count)
        let pixels = unsafe components(of: run.columns)
        unsafe withUnsafePointer(to: color) { color in
            let color = unsafe UnsafeRawPointer(color).assumingMemoryBound(to: Float.self)
            if run.isVarying {
                let shares = unsafe coverage.values.pointer + Int(run.start)
                unsafe cpixels_lay_shares(pixels, count, color, shares)
            } else {
                unsafe cpixels_lay(pixels, count, color, run.constant)
            }
        }
    }

    /// The colours of `columns`, four components to a pixel.
    @unsafe private func components(of columns: Range<Int>) -> UnsafeMutablePointer<Float> {
        unsafe UnsafeMutableRawPointer(pixels.pointer + columns.lowerBound)
            .assumingMemoryBound(to: Float.self)
    }

    /// Calls `body` with the columns of live blocks side by side, cut to the row's width; no farther
    /// than the blocks of one word.
    @inline(__always)
    private func forEachLiveStretch(_ body: (Range<Int>) -> Void) {
        for word in 0..<live.count {
            var bits = live[word]
            while bits != 0 {
                let first = bits.trailingZeroBitCount
                let end = first + (~(bits &>> UInt64(first))).trailingZeroBitCount
                let start = (word * 64 + first) * Self.blockWidth
                body(start..<min((word * 64 + end) * Self.blockWidth, width))
                bits &= end < 64 ? UInt64.max &<< UInt64(end) : 0
            }
        }
    }
}
