import CPixels

/// The colours that a paint has in one row of pixels.
@safe final class PaintedRow {
    private let components = GrowingBuffer<Float>()
    /// Where the pixels lie along a gradient.
    private let places = GrowingBuffer<Float>()

    init() {}

    /// Makes room for rows of `width` pixels.
    func reserve(width: Int) {
        let count = ColorBlocks.count(width: width)
        components.reset(count: count, to: 0)
        places.reset(count: count / 4, to: 0)
    }

    /// The colours; they hold in the columns painted last.
    var blocks: ColorBlocks { unsafe ColorBlocks(components.pointer) }

    /// Works out the colours of `columns`.
    func paint(_ columns: Range<Int>, of row: Int, with paint: PaintSampler) {
        let blocks = self.blocks
        if case .gradient(let table, let places) = paint {
            locate(columns, of: row, along: places)
            return table.write(self.places.view, columns, to: blocks)
        }
        for x in stride(from: columns.lowerBound & ~3, to: columns.upperBound, by: 4) {
            paint.colors(x: x, row: row) { lane, color in blocks[x + lane] = color }
        }
    }

    private func locate(_ columns: Range<Int>, of row: Int, along gradient: GradientPlaces) {
        var x = columns.lowerBound & ~3
        while x < columns.upperBound {
            unsafe UnsafeMutableRawPointer(places.pointer + x)
                .storeBytes(of: gradient.places(x: x, row: row), as: SIMD4<Float>.self)
            x += 4
        }
    }
}
