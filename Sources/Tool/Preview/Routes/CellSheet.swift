import Raster

/// Pictures of one size put into one, row by row.
struct CellSheet {
    /// How many there are.
    let count: Int
    /// How many are in a row.
    let columns: Int
    /// A cell's width in pixels.
    let width: Int
    /// A cell's height in pixels.
    let height: Int

    /// A sheet about as wide as it is high, since some browsers limit the sides of pictures.
    init(count: Int, width: Int, height: Int) {
        self.count = count
        self.width = width
        self.height = height
        let square = (Double(count) * Double(height) / Double(width)).squareRoot()
        columns = min(max(Int(square.rounded(.up)), 1), count)
    }

    /// How many rows there are.
    var rows: Int { (count + columns - 1) / columns }

    /// The sheet with the pictures that `cell` draws, which is asked once for each, in order.
    func image(cell: (Int) throws -> Image) rethrows -> Image {
        let stride = 4 * width * columns
        var pixels = [UInt8](repeating: 0, count: stride * height * rows)
        for index in 0..<count {
            let image = try cell(index)
            let start = index / columns * height * stride + index % columns * width * 4
            for row in 0..<height {
                let source = row * width * 4
                pixels.replaceSubrange(
                    start + row * stride..<start + row * stride + width * 4,
                    with: image.pixels[source..<source + width * 4]
                )
            }
        }
        return Image(width: width * columns, height: height * rows, pixels: pixels)
    }
}
