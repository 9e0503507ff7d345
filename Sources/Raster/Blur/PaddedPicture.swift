/// Premultiplied colours of a picture with a clear border.
@safe final class PaddedPicture {
    /// The columns between the borders.
    private(set) var width = 0
    /// The rows between the borders.
    private(set) var height = 0
    private var border = 0
    private let pixels = GrowingBuffer<SIMD4<Float>>()

    init() {}

    /// Makes all of it clear, `border` pixels around it, too.
    func reset(width: Int, height: Int, border: Int) {
        self.width = width
        self.height = height
        self.border = border
        pixels.reset(count: stride * (height + 2 * border), to: .zero)
    }

    /// The pixels from a row's start to the next one's.
    var stride: Int { width + 2 * border }

    /// The row's pixel 0, which has `border` others before and `width + border` from it on; rows go
    /// from `-border` on.
    @inline(__always)
    @unsafe func row(_ y: Int) -> UnsafeMutablePointer<SIMD4<Float>> {
        assert(y >= -border && y < height + border)
        return unsafe pixels.pointer + ((y + border) * stride + border)
    }
}
