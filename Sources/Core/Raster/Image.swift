/// An image: straight (not premultiplied) 8-bit RGBA, rows from the top.
public struct Image: Hashable, Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// Red, green, blue and alpha of each pixel, row by row, without padding.
    public internal(set) var pixels: [UInt8]

    /// Creates an image from bytes.
    ///
    /// - Precondition: Width and height are not negative, and there are 4·width·height bytes.
    public init(width: Int, height: Int, pixels: [UInt8]) {
        precondition(width >= 0 && height >= 0, "an image's extents must not be negative")
        precondition(pixels.count == 4 * width * height, "an image needs 4 bytes for each pixel")
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// The four bytes of the pixel in column `x` and row `y`.
    public subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        let i = 4 * (y * width + x)
        return (pixels[i], pixels[i + 1], pixels[i + 2], pixels[i + 3])
    }
}
