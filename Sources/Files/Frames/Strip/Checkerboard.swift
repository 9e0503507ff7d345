import Raster

/// A checkerboard, the background of transparent images.
package struct Checkerboard: Sendable {
    /// The colours of the squares. The top left square has the first colour.
    package let squares: (Color, Color)
    /// The side of a square in pixels, at least 1.
    package let side: Int

    /// Creates a checkerboard. Values of `side` below 1 count as 1.
    package init(squares: (Color, Color), side: Int) {
        self.squares = squares
        self.side = max(side, 1)
    }

    /// Returns the checkerboard as an image. It starts with a complete square at the top left.
    package func image(width: Int, height: Int) -> Image {
        var pixels: [UInt8] = []
        pixels.reserveCapacity(4 * width * height)
        let colors = [Self.bytes(of: squares.0), Self.bytes(of: squares.1)]
        for y in 0..<height {
            for x in 0..<width {
                pixels += colors[(x / side + y / side) % 2]
            }
        }
        return Image(width: width, height: height, pixels: pixels)
    }

    private static func bytes(of color: Color) -> [UInt8] {
        [color.red, color.green, color.blue, color.alpha].map { UInt8(($0 * 255).rounded()) }
    }
}
