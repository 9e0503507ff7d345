import CPixels

/// A Gaussian blur of an image that is added row by row. Its rows can then be read in any order.
///
/// Each pass convolves along one axis, so that n² weights take 2n products. The image is halved as
/// rows are added, and doubled as rows are read. Only the smallest image is stored.
final class GaussianBlur {
    /// The width of an image, and its rows that are not clear.
    private typealias Extent = (width: Int, rows: Range<Int>)

    private let scratch: BlurScratch
    private var levels = 0
    private var weights: [Float] = []
    /// The extents, indexed by the number of halvings.
    private var extents: [Extent] = []
    /// The smallest image. After `finish` it is convolved and moved up by `shift` rows.
    private let smallest = PaddedImage()

    /// Creates a blur with shared working memory.
    init(_ scratch: BlurScratch) { self.scratch = scratch }

    /// The size of the stored image, in bytes.
    var size: Int { smallest.size }

    /// The row offset of the vertical convolution, which keeps it from overwriting source rows that
    /// it still needs.
    private var shift: Int { weights.count }

    /// Begins an image whose `rows` are added in order. The first must be a multiple of 2^levels.
    func begin(_ kernel: GaussianKernel, width: Int, rows: Range<Int>) {
        levels = kernel.levels
        weights = kernel.weights
        extents = [(width, rows)]
        for level in 0..<levels {
            let (width, rows) = extents[level]
            scratch.halving(level).begin(width: width, rows: rows, border: border(at: level + 1))
            extents.append(((width + 1) / 2, rows.lowerBound / 2..<(rows.upperBound + 1) / 2))
        }
        let (width, rows) = extents[levels]
        smallest.reset(width: width, height: rows.count, rows: shift)
    }

    /// Returns the number of border columns of rows that have been halved `level` times.
    private func border(at level: Int) -> Int {
        level == levels ? weights.count - 1 : ImageHalving.reach
    }

    /// Adds the next row.
    func addRow(_ pixels: PixelRow, at row: Int) {
        let source = scratch.source
        source.reset(width: extents[0].width, height: 1, columns: border(at: 0))
        pixels.premultiply(into: source, row: 0)
        unsafe addRow(source.row(0), row, level: 0)
    }

    @unsafe private func addRow(_ row: UnsafeMutablePointer<SIMD4<Float>>, _ y: Int, level: Int) {
        guard level < levels else {
            return unsafe convolve(
                row,
                step: 1,
                into: smallest.row(y - extents[levels].rows.lowerBound)
            )
        }
        let halving = scratch.halving(level)
        unsafe halving.addRow(row, y)
        for next in halving.rows(after: y) {
            unsafe addRow(halving.row(next), next, level: level + 1)
        }
    }

    /// Ends after all rows have been added.
    func finish() {
        for y in 0..<smallest.height {
            unsafe convolve(smallest.row(y), step: smallest.stride, into: smallest.row(y - shift))
        }
    }

    /// Computes rows that `row(_:)` returns afterwards.
    func prepare(_ rows: Range<Int>) { prepare(rows, level: 0) }

    private func prepare(_ rows: Range<Int>, level: Int) {
        guard level < levels, !rows.isEmpty else { return }
        let (width, known) = extents[level + 1]
        scratch.clear(width: width)
        prepare(
            (rows.lowerBound / 2 - 1..<(rows.upperBound - 1) / 2 + 2).clamped(to: known),
            level: level + 1
        )
        let doubling = scratch.doubling(level)
        doubling.begin(width: extents[level].width, rows: rows)
        for y in rows {
            unsafe doubling.add(
                y,
                row(y / 2 - 1, level: level + 1),
                row(y / 2, level: level + 1),
                row(y / 2 + 1, level: level + 1)
            )
        }
    }

    /// Returns a prepared row. Valid until the next call of `prepare(_:)`.
    @unsafe func row(_ y: Int) -> UnsafeMutablePointer<SIMD4<Float>> { unsafe row(y, level: 0) }

    @unsafe private func row(_ y: Int, level: Int) -> UnsafeMutablePointer<SIMD4<Float>> {
        let rows = extents[level].rows
        guard rows.contains(y) else { return unsafe scratch.clear.row(0) }
        return unsafe level < levels
            ? scratch.doubling(level).row(y) : smallest.row(y - rows.lowerBound - shift)
    }

    /// Convolves a row of the smallest image. Adjacent weights belong to pixels `step` apart.
    @unsafe private func convolve(
        _ source: UnsafeMutablePointer<SIMD4<Float>>,
        step: Int,
        into target: UnsafeMutablePointer<SIMD4<Float>>
    ) {
        unsafe cpixels_convolve(
            UnsafeRawPointer(source).assumingMemoryBound(to: Float.self),
            4 * step,
            weights,
            Int32(truncatingIfNeeded: weights.count),
            UnsafeMutableRawPointer(target).assumingMemoryBound(to: Float.self),
            4 * smallest.width
        )
    }
}
