import CPixels

/// Blurs a picture that comes row by row, and gives any of its rows.
///
/// Each pass mixes along one axis, so that n² weights take 2n products. A picture is halved while it comes
/// and doubled as it is asked for: only the smallest is kept.
final class GaussianBlur {
    /// A picture's width, and its rows that are not clear.
    private typealias Extent = (width: Int, rows: Range<Int>)

    private let scratch: BlurScratch
    private var levels = 0
    private var weights: [Float] = []
    /// By how often it has been halved.
    private var extents: [Extent] = []
    /// The smallest picture; in the end mixed, and so many rows higher up as its border has.
    private let kept = PaddedPicture()

    /// A blur with scratch memory that others have, too.
    init(_ scratch: BlurScratch) { self.scratch = scratch }

    /// How many bytes it keeps.
    var size: Int { kept.size }

    /// How many rows lie between one of the smallest picture and where it is mixed to, so that those are
    /// left that others need.
    private var shift: Int { weights.count }

    /// Begins with a picture of which `rows` come, one after the other; the first is a multiple of how many
    /// rows halving makes one of.
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
        kept.reset(width: width, height: rows.count, rows: shift)
    }

    /// The border that rows need which have been halved so often.
    private func border(at level: Int) -> Int {
        level == levels ? weights.count - 1 : PictureHalving.reach
    }

    /// Takes the next row.
    func take(_ pixels: PixelRow, row: Int) {
        let source = scratch.source
        source.reset(width: extents[0].width, height: 1, columns: border(at: 0))
        pixels.premultiply(into: source, row: 0)
        unsafe take(source.row(0), row, level: 0)
    }

    @unsafe private func take(_ row: UnsafeMutablePointer<SIMD4<Float>>, _ y: Int, level: Int) {
        guard level < levels else {
            return unsafe mix(row, step: 1, into: kept.row(y - extents[levels].rows.lowerBound))
        }
        let halving = scratch.halving(level)
        unsafe halving.take(row, y)
        for next in halving.rows(after: y) {
            unsafe take(halving.row(next), next, level: level + 1)
        }
    }

    /// Ends once all rows have come.
    func finish() {
        for y in 0..<kept.height {
            unsafe mix(kept.row(y), step: kept.stride, into: kept.row(y - shift))
        }
    }

    /// Makes some rows ready for `row`.
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

    /// A row of those that are ready, valid until others are.
    @unsafe func row(_ y: Int) -> UnsafeMutablePointer<SIMD4<Float>> { unsafe row(y, level: 0) }

    @unsafe private func row(_ y: Int, level: Int) -> UnsafeMutablePointer<SIMD4<Float>> {
        let rows = extents[level].rows
        guard rows.contains(y) else { return unsafe scratch.clear.row(0) }
        return unsafe level < levels
            ? scratch.doubling(level).row(y) : kept.row(y - rows.lowerBound - shift)
    }

    /// Mixes a row of the smallest picture's pixels with those `step` apart.
    @unsafe private func mix(
        _ source: UnsafeMutablePointer<SIMD4<Float>>,
        step: Int,
        into target: UnsafeMutablePointer<SIMD4<Float>>
    ) {
        unsafe cpixels_mix(
            UnsafeRawPointer(source).assumingMemoryBound(to: Float.self),
            4 * step,
            weights,
            Int32(truncatingIfNeeded: weights.count),
            UnsafeMutableRawPointer(target).assumingMemoryBound(to: Float.self),
            4 * kept.width
        )
    }
}
