/// The premultiplied colours of an image with a clear border.
@safe final class PaddedImage {
    /// The number of columns without the border.
    private(set) var width = 0
    /// The number of rows without the border.
    private(set) var height = 0
    /// The number of columns and rows on each side of the border.
    private var border = (columns: 0, rows: 0)
    private let pixels = GrowingBuffer<SIMD4<Float>>()

    init() {}

    /// Resizes and clears the image, with a border of `columns` and `rows` on each side.
    func reset(width: Int, height: Int, columns: Int = 0, rows: Int = 0) {
        self.width = width
        self.height = height
        border = (columns, rows)
        pixels.reset(count: stride * (height + 2 * rows), to: .zero)
    }

    /// Resizes the image, without a border and with undefined colours.
    func renew(width: Int, height: Int) {
        self.width = width
        self.height = height
        border = (0, 0)
        pixels.renew(count: width * height)
    }

    /// The number of pixels from one row to the next.
    var stride: Int { width + 2 * border.columns }

    /// The size in bytes.
    var size: Int { pixels.count * MemoryLayout<SIMD4<Float>>.stride }

    /// Returns the address of pixel 0 of a row. Border rows are before 0 and from `height` on;
    /// columns likewise.
    @inline(__always)
    @unsafe func row(_ y: Int) -> UnsafeMutablePointer<SIMD4<Float>> {
        assert(y >= -border.rows && y < height + border.rows)
        return unsafe pixels.pointer + ((y + border.rows) * stride + border.columns)
    }
}
