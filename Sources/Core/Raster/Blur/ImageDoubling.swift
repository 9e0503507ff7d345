/// The doubling of an image's rows in width and height by the cubic B-spline.
@safe final class ImageDoubling {
    /// The doubled rows.
    private let output = PaddedImage()
    private var first = 0
    /// A row doubled in height only, with a clear border.
    private let column = PaddedImage()

    init() {}

    /// Begins with doubled rows of `width` pixels.
    func begin(width: Int, rows: Range<Int>) {
        first = rows.lowerBound
        output.renew(width: width, height: rows.count)
        column.reset(width: (width + 1) / 2, height: 1, columns: 1)
    }

    /// Computes row `y` from `middle`, which is row y/2, and its neighbours.
    @unsafe func add(
        _ y: Int,
        _ above: UnsafeMutablePointer<SIMD4<Float>>,
        _ middle: UnsafeMutablePointer<SIMD4<Float>>,
        _ below: UnsafeMutablePointer<SIMD4<Float>>
    ) {
        let from = unsafe column.row(0)
        if y.isMultiple(of: 2) {
            for x in 0..<column.width {
                unsafe from[x] = Self.filtered(above[x], middle[x], below[x])
            }
        } else {
            for x in 0..<column.width { unsafe from[x] = (middle[x] + below[x]) * 0.5 }
        }
        let (to, width) = unsafe (row(y), output.width)
        for x in 0..<width / 2 {
            let source = unsafe from + x
            unsafe to[2 * x] = Self.filtered(source[-1], source[0], source[1])
            unsafe to[2 * x + 1] = (source[0] + source[1]) * 0.5
        }
        if !width.isMultiple(of: 2) {
            let source = unsafe from + width / 2
            unsafe to[width - 1] = Self.filtered(source[-1], source[0], source[1])
        }
    }

    /// Returns a doubled row.
    @unsafe func row(_ y: Int) -> UnsafeMutablePointer<SIMD4<Float>> {
        unsafe output.row(y - first)
    }

    @inline(__always)
    private static func filtered(
        _ a: SIMD4<Float>,
        _ b: SIMD4<Float>,
        _ c: SIMD4<Float>
    ) -> SIMD4<Float> {
        b * 0.75 + (a + c) * 0.125
    }
}
