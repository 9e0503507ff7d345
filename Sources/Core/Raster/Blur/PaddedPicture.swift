/// Premultiplied colours of a picture with a clear border.
@safe final class PaddedPicture {
    /// The columns between the borders.
    private(set) var width = 0
    /// The rows between the borders.
    private(set) var height = 0
    /// How many columns and rows the borders have.
    private var border = (columns: 0, rows: 0)
    private let pixels = GrowingBuffer<SIMD4<Float>>()

    init() {}

    /// Makes all of it clear, so many columns on either side and rows above and below, too.
    func reset(width: Int, height: Int, columns: Int = 0, rows: Int = 0) {
        self.width = width
        self.height = height
        border = (columns, rows)
        pixels.reset(count: stride * (height + 2 * rows), to: .zero)
    }

    /// Makes it as large, without a border and of any colours.
    func renew(width: Int, height: Int) {
        self.width = width
        self.height = height
        border = (0, 0)
        pixels.renew(count: width * height)
    }

    /// The pixels from a row's start to the next one's.
    var stride: Int { width + 2 * border.columns }

    /// How many bytes it has.
    var size: Int { pixels.count * MemoryLayout<SIMD4<Float>>.stride }

    /// The row's pixel 0; the borders' rows are those before 0 and from `height` on, and so with columns.
    @inline(__always)
    @unsafe func row(_ y: Int) -> UnsafeMutablePointer<SIMD4<Float>> {
        assert(y >= -border.rows && y < height + border.rows)
        return unsafe pixels.pointer + ((y + border.rows) * stride + border.columns)
    }
}
