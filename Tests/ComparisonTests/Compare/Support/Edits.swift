import Raster

extension Image {
    /// Returns a copy with some pixels replaced.
    func with(_ changes: [(x: Int, y: Int, pixel: [UInt8])]) -> Image {
        var pixels = self.pixels
        for (x, y, pixel) in changes {
            let start = 4 * (y * width + x)
            pixels.replaceSubrange(start..<start + 4, with: pixel)
        }
        return Image(width: width, height: height, pixels: pixels)
    }

    /// Returns a copy in which each pixel is changed with a probability of 1 / `rarity`.
    func scattered(rarity: UInt64, seed: UInt64) -> Image {
        var source = NumberSource(seed: seed)
        var pixels = self.pixels
        for index in 0..<width * height where source.next(below: rarity) == 0 {
            pixels[4 * index + source.next(below: 4)] ^= UInt8(1 + source.next(below: 255))
        }
        return Image(width: width, height: height, pixels: pixels)
    }
}
