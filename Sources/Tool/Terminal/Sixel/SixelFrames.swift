import Raster

/// Frames in sixels. Each frame replaces the previous one.
///
/// Sixels have no transparency. Translucent pixels are composited over the terminal's background.
/// Transparent pixels are not drawn, unless an earlier frame has drawn there. They are then filled
/// with the background.
package struct SixelFrames: Sendable {
    /// The terminal's background.
    package let background: OpaquePixel
    private var encoder = SixelEncoder()
    private var drawn: [Bool] = []

    package init(background: OpaquePixel) {
        self.background = background
    }

    /// Returns the bytes that draw the image at the cursor.
    package mutating func frame(_ image: Image) -> [UInt8] {
        if drawn.count != image.width * image.height {
            drawn = Array(repeating: false, count: image.width * image.height)
        }
        var pixels: [OpaquePixel?] = []
        pixels.reserveCapacity(drawn.count)
        for y in 0..<image.height {
            for x in 0..<image.width {
                let index = y * image.width + x
                if image.pixels[4 * index + 3] > 0 { drawn[index] = true }
                pixels.append(drawn[index] ? background.compositing(image, x: x, y: y) : nil)
            }
        }
        return encoder.encode(pixels, width: image.width)
    }

    /// Forgets the displayed frames, after the screen was cleared.
    package mutating func forget() {
        drawn = []
    }
}

/// An encoder of sixels (DEC STD 070, chapter 9; VT330/340 Programmer Reference, chapter 14).
package struct SixelEncoder: Sendable {
    private var numbers = [Int32](repeating: -1, count: SixelColor.count)

    /// Creates an encoder, which reuses its memory for each image.
    package init() {}

    /// Returns the control string that draws `pixels`, row by row, at the cursor. `nil` pixels are
    /// not drawn.
    package mutating func encode(_ pixels: [OpaquePixel?], width: Int) -> [UInt8] {
        guard width > 0 else { return [] }
        let palette = SixelPalette(of: pixels, numbers: &numbers)
        let height = pixels.count / width
        // The second parameter, 1, preserves pixels without a sixel. The raster attributes are
        // square pixels and the size.
        var bytes = Array("\u{1B}P0;1;0q\"1;1;\(width);\(height)".utf8)
        for (number, color) in palette.colors.enumerated() {
            bytes += "#\(number);2;\(color.red);\(color.green);\(color.blue)".utf8
        }
        var band = SixelBand(width: width, colors: palette.colors.count)
        for top in stride(from: 0, to: height, by: 6) {
            if top > 0 { bytes.append(UInt8(ascii: "-")) }
            for row in top..<min(top + 6, height) {
                band.add(palette.pixels[row * width..<(row + 1) * width], bit: UInt8(row - top))
            }
            band.write(to: &bytes)
        }
        return bytes + "\u{1B}\\".utf8
    }
}
