/// The luma, 0…255, of rows of an image that is composited over a background. Each value is the
/// mean of a square box of pixels.
struct GreyPlane {
    private let width: Int
    private var values: [Double] = []

    /// Creates a plane with one value for each box of `box`×`box` pixels. Boxes at the right and
    /// bottom edges may be smaller.
    ///
    /// - Parameters:
    ///   - width: The width of the image, in pixels.
    ///   - rows: The rows of the image. The first boxes start at the first row.
    ///   - backdrop: The background of translucent pixels.
    ///   - box: The side of a box, in pixels.
    ///   - pixel: Returns the pixel at an index of the image.
    init(
        width: Int,
        rows: Range<Int>,
        over backdrop: Backdrop,
        box: Int,
        pixel: (Int) -> PackedPixel
    ) {
        self.width = (width + box - 1) / box
        values.reserveCapacity(self.width * ((rows.count + box - 1) / box))
        for top in stride(from: rows.lowerBound, to: rows.upperBound, by: box) {
            let rows = top..<min(top + box, rows.upperBound)
            for left in stride(from: 0, to: width, by: box) {
                let columns = left..<min(left + box, width)
                var (red, green, blue) = (0, 0, 0)
                for y in rows {
                    for x in columns {
                        let pixel = pixel(y * width + x)
                        let rest = 255 - pixel.alpha
                        red += pixel.red * pixel.alpha + backdrop.red * rest
                        green += pixel.green * pixel.alpha + backdrop.green * rest
                        blue += pixel.blue * pixel.alpha + backdrop.blue * rest
                    }
                }
                let count = Double(255 * rows.count * columns.count)
                values.append(YIQ.luma(Double(red), Double(green), Double(blue)) / count)
            }
        }
    }

    /// Returns the value at a column and a row of boxes.
    @inline(__always)
    subscript(x: Int, y: Int) -> Double { values[y * width + x] }
}
