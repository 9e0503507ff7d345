/// The colours of one picture, and which of them each pixel has.
struct SixelPalette {
    /// The most colours that terminals are sure to have.
    static let limit = 256
    /// What stands for a pixel that is clear.
    static let clear: Int16 = -1

    /// The colours: the picture's own where it has no more than `limit`, else the nearest few.
    let colors: [SixelColor]
    /// The position among the colours of each pixel; `clear` for none.
    let pixels: [Int16]

    /// - Parameter numbers: Memory for `SixelColor.count` numbers, all −1 before and after.
    init(of picture: [OpaquePixel?], numbers: inout [Int32]) {
        var colors: [SixelColor] = []
        var counts: [Int] = []
        var found = [Int32](repeating: -1, count: picture.count)
        for (position, pixel) in picture.enumerated() {
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
