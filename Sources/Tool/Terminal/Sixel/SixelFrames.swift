import Raster

/// Frames as sixels, each where the one before was.
///
/// Sixels are there or not. What is partly clear is laid over the terminal's background; what is clear
/// stays untouched, until a frame has drawn there: then it is painted with the background.
package struct SixelFrames: Sendable {
    /// The terminal's background.
    package let background: OpaquePixel
    private var encoder = SixelEncoder()
    private var drawn: [Bool] = []

    /// Frames on `background`.
    package init(background: OpaquePixel) {
        self.background = background
    }

    /// The picture, drawn where the cursor is.
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
                pixels.append(drawn[index] ? background.under(image, x: x, y: y) : nil)
            }
        }
        return encoder.encode(pixels, width: image.width)
    }

    /// The screen was cleared, and frames with it.
    package mutating func forget() {
        drawn = []
    }
}

/// Turns pixels into sixels (DEC STD 070, chapter 9; VT330/340 Programmer Reference, chapter 14).
package struct SixelEncoder: Sendable {
    private var numbers = [Int32](repeating: -1, count: SixelColor.count)

    /// An encoder that keeps its memory from picture to picture.
    package init() {}

    /// The device control string that draws `pixels`, row by row, where the cursor is; nil leaves
    /// what is there.
    package mutating func encode(_ pixels: [OpaquePixel?], width: Int) -> [UInt8] {
        guard width > 0 else { return [] }
        let palette = SixelPalette(of: pixels, numbers: &numbers)
        let height = pixels.count / width
        // The second parameter, 1, keeps what no sixel names; then square pixels and the size.
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
