/// The palette of an image, and the palette index of each pixel.
struct SixelPalette {
    /// The number of colours that all terminals support.
    static let limit = 256
    /// The index of a transparent pixel.
    static let clear: Int16 = -1

    /// The colours. If the image has more than `limit` colours, they are quantised.
    let colors: [SixelColor]
    /// The palette index of each pixel, or `clear`.
    let pixels: [Int16]

    /// Creates the palette of an image. `numbers` is a buffer of `SixelColor.count` numbers,
    /// all −1 before and after the call.
    init(of image: [OpaquePixel?], numbers: inout [Int32]) {
        var colors: [SixelColor] = []
        var counts: [Int] = []
        var found = [Int32](repeating: -1, count: image.count)
        for (position, pixel) in image.enumerated() {
            guard let pixel else { continue }
            let color = SixelColor(pixel)
            if numbers[color.index] < 0 {
                numbers[color.index] = Int32(colors.count)
                colors.append(color)
                counts.append(0)
            }
            let number = numbers[color.index]
            counts[Int(number)] += 1
            found[position] = number
        }
        for color in colors { numbers[color.index] = -1 }
        if colors.count <= Self.limit {
            self.colors = colors
            pixels = found.map { Int16($0) }
        } else {
            let cut = MedianCut(colors, counts: counts, limit: Self.limit)
            self.colors = cut.palette
            pixels = found.map { $0 < 0 ? Self.clear : Int16(cut.positions[Int($0)]) }
        }
    }
}
