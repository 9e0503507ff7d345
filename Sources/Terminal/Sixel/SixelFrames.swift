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
