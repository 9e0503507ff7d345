import Raster

/// The usual background for what is partly clear.
package struct Checkerboard: Sendable {
    /// The colour of the top left square, and the other.
    package let squares: (Color, Color)
    /// A square's side in pixels, at least 1.
    package let side: Int

    /// A board of squares of `side` pixels; less than 1 counts as 1.
    package init(squares: (Color, Color), side: Int) {
        self.squares = squares
        self.side = max(side, 1)
    }

    /// The board as an image that begins with a whole square at its top left.
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
