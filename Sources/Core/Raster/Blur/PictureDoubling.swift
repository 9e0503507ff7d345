/// Doubles some rows of a picture both ways, by the cubic B-spline.
@safe final class PictureDoubling {
    /// The rows that come out.
    private let output = PaddedPicture()
    private var first = 0
    /// A row that has been doubled in height, with a clear border.
    private let column = PaddedPicture()

    init() {}

    /// Begins with rows that are `width` wide.
    func begin(width: Int, rows: Range<Int>) {
        first = rows.lowerBound
        output.renew(width: width, height: rows.count)
        column.reset(width: (width + 1) / 2, height: 1, columns: 1)
    }

    /// Makes row `y` of the row `middle`, which is row y/2, and of those above and below it.
    @unsafe func add(
        _ y: Int,
        _ above: UnsafeMutablePointer<SIMD4<Float>>,
        _ middle: UnsafeMutablePointer<SIMD4<Float>>,
        _ below: UnsafeMutablePointer<SIMD4<Float>>
    ) {
        let from = unsafe column.row(0)
        if y.isMultiple(of: 2) {
            for x in 0..<column.width {
                unsafe from[x] = Self.kept(above[x], middle[x], below[x])
            }
        } else {
            for x in 0..<column.width { unsafe from[x] = (middle[x] + below[x]) * 0.5 }
        }
        let (to, width) = unsafe (row(y), output.width)
        for x in 0..<width / 2 {
            let place = unsafe from + x
            unsafe to[2 * x] = Self.kept(place[-1], place[0], place[1])
            unsafe to[2 * x + 1] = (place[0] + place[1]) * 0.5
        }
        if !width.isMultiple(of: 2) {
            let place = unsafe from + width / 2
            unsafe to[width - 1] = Self.kept(place[-1], place[0], place[1])
        }
    }

    /// A row that came out.
    @unsafe func row(_ y: Int) -> UnsafeMutablePointer<SIMD4<Float>> {
        unsafe output.row(y - first)
    }

    @inline(__always)
    private static func kept(
        _ a: SIMD4<Float>,
        _ b: SIMD4<Float>,
        _ c: SIMD4<Float>
    ) -> SIMD4<Float> {
        b * 0.75 + (a + c) * 0.125
    }
}
