/// Halves a picture both ways, row by row as its rows come, by the binomial (1 4 6 4 1)/16.
///
/// Only the rows that the next one needs are kept; what is above the first row and below the last is clear.
@safe final class PictureHalving {
    /// The rows that come.
    private(set) var rows = 0..<0
    /// The row that comes out next.
    private var next = 0
    /// The last rows that came, halved in width, each at its number's remainder; the border's row is clear.
    private let recent = PaddedPicture()
    /// The row that came out last, with the border that is needed next.
    private let output = PaddedPicture()

    /// How many pixels beside it a pixel is mixed with.
    static let reach = 2
    /// So many rows that came last are kept: those within reach, as a power of two.
    private static let recentRows = 8

    init() {}

    /// Begins with rows that are `width` wide; those that come out get a border of `border` columns.
    func begin(width: Int, rows: Range<Int>, border: Int) {
        self.rows = rows
        next = rows.lowerBound / 2
        recent.reset(width: (width + 1) / 2, height: Self.recentRows, rows: 1)
        output.reset(width: (width + 1) / 2, height: 1, columns: border)
    }

    /// Takes row `y`, which has a clear border.
    @unsafe func take(_ row: UnsafeMutablePointer<SIMD4<Float>>, _ y: Int) {
        let to = unsafe recent.row(y % Self.recentRows)
        for x in 0..<recent.width {
            let place = unsafe row + 2 * x
            unsafe to[x] = Self.halved(place[-2], place[-1], place[0], place[1], place[2])
        }
    }

    /// The rows that come out now that row `y` has come.
    func rows(after y: Int) -> Range<Int> {
        let end = y == rows.upperBound - 1 ? (y + 2) / 2 : y / 2
        defer { next = max(end, next) }
        return next..<max(end, next)
    }

    /// The row `y` of those that come out, valid until the next.
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
