import Raster

/// Images of equal size in one image, row by row.
struct CellSheet {
    /// The number of images.
    let count: Int
    /// The number of images in a row.
    let columns: Int
    /// The width of a cell, in pixels.
    let width: Int
    /// The height of a cell, in pixels.
    let height: Int

    /// Creates an approximately square sheet, because some browsers limit the side lengths of
    /// images.
    init(count: Int, width: Int, height: Int) {
        self.count = count
        self.width = width
        self.height = height
        let square = (Double(count) * Double(height) / Double(width)).squareRoot()
        columns = min(max(Int(square.rounded(.up)), 1), count)
    }

    /// The number of rows.
    var rows: Int { (count + columns - 1) / columns }

    /// Returns the sheet. `cell` is called once for each image, in order.
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
