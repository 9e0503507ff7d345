import CPixels

/// The colours of a paint in one row of pixels.
@safe final class PaintedRow {
    private let components = GrowingBuffer<Float>()
    /// The positions of the pixels along a gradient.
    private let positions = GrowingBuffer<Float>()

    init() {}

    /// Reserves memory for rows of `width` pixels.
    func reserve(width: Int) {
        let count = ColorBlocks.count(width: width)
        components.reset(count: count, to: 0)
        positions.reset(count: count / 4, to: 0)
    }

    /// The colours. Valid only in the columns of the last call of `paint`.
    var blocks: ColorBlocks { unsafe ColorBlocks(components.pointer) }

    /// Replaces the colours of pixels that the hard edges of a paint cross. Called after `paint`
    /// for all columns of the row, because `paint` may write neighbouring columns.
    func paintEdges(_ columns: Range<Int>, of row: Int, with paint: PaintSampler) {
        guard case .edged(let edged) = paint else { return }
        let blocks = self.blocks
        for columns in edged.columns(near: row, within: columns) {
            for x in columns { blocks[x] = edged.color(x: x, row: row) }
        }
    }

    /// Computes the colours of `columns`, without the antialiasing of hard edges.
    func paint(_ columns: Range<Int>, of row: Int, with paint: PaintSampler) {
        let blocks = self.blocks
        if case .gradient(let table, let positions) = paint {
            locate(columns, of: row, along: positions)
            return table.write(self.positions.view, columns, to: blocks)
        }
        if case .edged(let edged) = paint {
            locate(columns, of: row, along: edged.positions)
            return edged.table.write(self.positions.view, columns, to: blocks)
        }
        for x in stride(from: columns.lowerBound & ~3, to: columns.upperBound, by: 4) {
            paint.colors(x: x, row: row) { lane, color in blocks[x + lane] = color }
        }
    }

    private func locate(_ columns: Range<Int>, of row: Int, along gradient: GradientPositions) {
        // The kernel gives the same positions as `GradientPositions`.
        if case .linear(let dx, let dy, let offset) = gradient {
            let start = (Double(row) + 0.5) * dy + offset
            return unsafe cpixels_locate(
                positions.pointer,
                columns.lowerBound >> 3,
                (columns.upperBound + 7) >> 3,
                dx,
                start
            )
        }
        var x = columns.lowerBound & ~3
        while x < columns.upperBound {
            unsafe UnsafeMutableRawPointer(positions.pointer + x)
                .storeBytes(of: gradient.positions(x: x, row: row), as: SIMD4<Float>.self)
            x += 4
        }
    }
}
