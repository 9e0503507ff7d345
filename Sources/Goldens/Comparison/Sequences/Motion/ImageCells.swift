import Pictures
import Raster

/// A part of an image, downscaled to cells. A cell has the mean premultiplied colour of its pixels,
/// with channels in 0…1.
struct ImageCells {
    /// The number of cells in a row.
    let width: Int
    /// The number of rows.
    let height: Int
    /// The red, green, blue and alpha of each cell, row by row.
    let colors: [SIMD4<Float>]

    init(width: Int, height: Int, colors: [SIMD4<Float>]) {
        self.width = width
        self.height = height
        self.colors = colors
    }

    /// Divides `area` into cells of `side`×`side` pixels. Cells that extend beyond the area are
    /// padded with transparent pixels.
    ///
    /// - Precondition: The area is within the image.
    init(_ image: Image, area: PixelRect, side: Int) {
        let width = (area.width + side - 1) / side
        let height = (area.height + side - 1) / side
        self.width = width
        self.height = height
        var sums = [SIMD4<UInt64>](repeating: .zero, count: width * height)
        PixelPair.with(image, image) { pixels in
            for y in area.rows {
                let row = (y - area.y) / side * width
                var x = area.x
                for column in 0..<width {
                    let end = min(x + side, area.x + area.width)
                    var sum = SIMD4<UInt64>.zero
                    while x < end {
                        sum &+= Self.premultiplied(pixels.expected(y * pixels.width + x))
                        x += 1
                    }
                    sums[row + column] &+= sum
                }
            }
        }
        let unit = 1 / Float(255 * 255 * side * side)
        colors = sums.map { SIMD4<Float>($0) * unit }
    }

    /// Returns the colour times alpha, 0…255².
    private static func premultiplied(_ pixel: PackedPixel) -> SIMD4<UInt64> {
        SIMD4(
            UInt64(pixel.red * pixel.alpha),
            UInt64(pixel.green * pixel.alpha),
            UInt64(pixel.blue * pixel.alpha),
            UInt64(255 * pixel.alpha)
        )
    }

    /// Returns Σ (a − b)² over all cells and channels.
    ///
    /// - Precondition: Both have equal widths and heights.
    func squaredDistance(to other: ImageCells) -> Double {
        var sum = SIMD4<Float>.zero
        for index in colors.indices {
            let difference = colors[index] - other.colors[index]
            sum += difference * difference
        }
        return Double(sum.total)
    }

    /// Returns the colour at a point, given in cells, by bilinear interpolation between cell
    /// centres. Points outside of the image are transparent.
    func color(x: Double, y: Double) -> SIMD4<Float> {
        let (x, y) = (x - 0.5, y - 0.5)
        guard x > -1, y > -1, x < Double(width), y < Double(height) else { return .zero }
        let (left, top) = (x.rounded(.down), y.rounded(.down))
        let (shareX, shareY) = (Float(x - left), Float(y - top))
        let (column, row) = (Int(left), Int(top))
        let upper = self[column, row] * (1 - shareX) + self[column + 1, row] * shareX
        let lower = self[column, row + 1] * (1 - shareX) + self[column + 1, row + 1] * shareX
        return upper * (1 - shareY) + lower * shareY
    }

    private subscript(x: Int, y: Int) -> SIMD4<Float> {
        guard x >= 0, y >= 0, x < width, y < height else { return .zero }
        return colors[y * width + x]
    }
}

extension SIMD4<Float> {
    /// The sum of the four lanes, added in a fixed order.
    var total: Float { ((x + y) + z) + w }
}
