import Raster

extension Image {
    /// Returns the part of the image with a top left corner and a size, in pixels. Returns `nil` if
    /// it is not inside the image.
    func part(x: Int, y: Int, width: Int, height: Int) -> Image? {
        guard x >= 0, y >= 0, width > 0, height > 0, x + width <= self.width,
            y + height <= self.height
        else { return nil }
        var pixels: [UInt8] = []
        for row in y..<(y + height) {
            let start = (row * self.width + x) * 4
            pixels += self.pixels[start..<(start + width * 4)]
        }
        return Image(width: width, height: height, pixels: pixels)
    }
}
