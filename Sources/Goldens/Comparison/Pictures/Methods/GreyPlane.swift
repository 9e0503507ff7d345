/// The luma of some rows of a picture over a backdrop, 0…255, in boxes of so many pixels.
struct GreyPlane {
    private let width: Int
    private var values: [Double] = []

    /// The luma of the pixels, each value the mean of `box`×`box` of them; fewer at the right and at
    /// the bottom.
    ///
    /// - Parameters:
    ///   - width: That of the picture, in pixels.
    ///   - rows: The picture's rows; the first is the top of boxes.
    ///   - pixel: The pixel of an index in the picture.
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

    /// The value in a column and a row.
    @inline(__always)
    subscript(x: Int, y: Int) -> Double { values[y * width + x] }
}
