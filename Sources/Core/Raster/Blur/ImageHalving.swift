/// The halving of an image in width and height by the binomial (1 4 6 4 1)/16. Rows are halved as
/// they are added.
///
/// Only the source rows needed for the next halved row are stored. Rows above the first and below
/// the last are clear.
@safe final class ImageHalving {
    /// The rows of the source.
    private(set) var rows = 0..<0
    /// The next halved row.
    private var next = 0
    /// The most recent source rows, halved in width, in a ring buffer. The border row is clear.
    private let recent = PaddedImage()
    /// The most recent halved row, with the border that the next stage needs.
    private let output = PaddedImage()

    /// The number of neighbours on each side that contribute to a pixel.
    static let reach = 2
    /// The number of recent rows: a power of two that covers `reach` on both sides.
    private static let recentRows = 8

    init() {}

    /// Begins with source rows of `width` pixels. Halved rows have a border of `border` columns.
    func begin(width: Int, rows: Range<Int>, border: Int) {
        self.rows = rows
        next = rows.lowerBound / 2
        recent.reset(width: (width + 1) / 2, height: Self.recentRows, rows: 1)
        output.reset(width: (width + 1) / 2, height: 1, columns: border)
    }

    /// Adds row `y`, which has a clear border.
    @unsafe func addRow(_ row: UnsafeMutablePointer<SIMD4<Float>>, _ y: Int) {
        let to = unsafe recent.row(y % Self.recentRows)
        for x in 0..<recent.width {
            let source = unsafe row + 2 * x
            unsafe to[x] = Self.halved(source[-2], source[-1], source[0], source[1], source[2])
        }
    }

    /// Returns the halved rows that are complete after row `y` has been added.
    func rows(after y: Int) -> Range<Int> {
        let end = y == rows.upperBound - 1 ? (y + 2) / 2 : y / 2
        defer { next = max(end, next) }
        return next..<max(end, next)
    }

    /// Returns the halved row `y`. Valid until the next call.
    @unsafe func row(_ y: Int) -> UnsafeMutablePointer<SIMD4<Float>> {
        let to = unsafe output.row(0)
        let rows = unsafe (
            recent(2 * y - 2), recent(2 * y - 1), recent(2 * y), recent(2 * y + 1),
            recent(2 * y + 2)
        )
        for x in 0..<output.width {
            unsafe to[x] = Self.halved(rows.0[x], rows.1[x], rows.2[x], rows.3[x], rows.4[x])
        }
        return unsafe to
    }

    @unsafe private func recent(_ y: Int) -> UnsafeMutablePointer<SIMD4<Float>> {
        unsafe recent.row(rows.contains(y) ? y % Self.recentRows : -1)
    }

    @inline(__always)
    private static func halved(
        _ a: SIMD4<Float>,
        _ b: SIMD4<Float>,
        _ c: SIMD4<Float>,
        _ d: SIMD4<Float>,
        _ e: SIMD4<Float>
    ) -> SIMD4<Float> {
        c * 0.375 + (b + d) * 0.25 + (a + e) * 0.0625
    }
}
