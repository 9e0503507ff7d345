/// A picture's luma over a backdrop, 0…255, in boxes of so many pixels.
struct GreyPlane {
    let width: Int
    let height: Int
    private var values: [Double]

    /// The first picture's luma, each value the mean of `box`×`box` pixels; fewer at the right and
    /// at the bottom.
    init(_ pair: PixelPair, over backdrop: Backdrop, box: Int) {
        width = (pair.width + box - 1) / box
        height = (pair.height + box - 1) / box
        values = []
        values.reserveCapacity(width * height)
        for row in 0..<height {
            for column in 0..<width {
                values.append(Self.mean(pair, backdrop, box: box, column, row))
            }
        }
    }

    /// The value in a column and a row.
    @inline(__always)
    subscript(x: Int, y: Int) -> Double { values[y * width + x] }

    private static func mean(
        _ pair: PixelPair,
        _ backdrop: Backdrop,
        box: Int,
        _ column: Int,
        _ row: Int
    ) -> Double {
        var (red, green, blue, count) = (0, 0, 0, 0)
        for y in row * box..<min((row + 1) * box, pair.height) {
            for x in column * box..<min((column + 1) * box, pair.width) {
                let pixel = pair.expected(y * pair.width + x)
                let rest = 255 - pixel.alpha
                red += pixel.red * pixel.alpha + backdrop.red * rest
                green += pixel.green * pixel.alpha + backdrop.green * rest
                blue += pixel.blue * pixel.alpha + backdrop.blue * rest
                count += 1
            }
        }
        return YIQ.luma(Double(red), Double(green), Double(blue)) / Double(255 * count)
    }
}
