import SeededRandom
import Raster
import Terminal
import Testing

/// Half blocks on a screen have the image's colours.
struct HalfBlocksTests {
    private let origin = ImageOrigin.cell(row: 1, column: 3)

    /// Returns the part of a screen that shows the image: rows of the half cells' colours.
    private func halves(of screen: CellScreen, _ width: Int, _ height: Int) -> [[String]] {
        (0..<height).map { y in
            (0..<width).map { x in screen.rows[1 + y / 2][3 + x].halves[y % 2] }
        }
    }

    private func expected(_ image: Image, over background: OpaquePixel) -> [[String]] {
        let pixels = image.laid(over: background)
        let cells = pixels.map { pixel -> String in
            guard let pixel else { return "49" }
            return "2;\(pixel.red);\(pixel.green);\(pixel.blue)"
        }
        return (0..<image.height).map { Array(cells[$0 * image.width..<($0 + 1) * image.width]) }
    }

    @Test(arguments: [1, 2, 7, 20], [1, 2, 9, 30])
    func `every frame shows its pixels`(height: Int, width: Int) throws {
        var blocks = HalfBlocks(depth: .full, background: .white)
        var screen = CellScreen(columns: 40, rows: 15)
        for seed in 0..<5 {
            // Only alpha 0 and 255, so that each image has holes.
            var image = Image.random(width, height, seed: UInt64(seed), values: 0...1)
            image = Image(width: width, height: height, pixels: image.pixels.map { $0 * 255 })
            try screen.show(blocks.frame(image, at: origin))
            #expect(halves(of: screen, width, height) == expected(image, over: .white))
        }
    }

    @Test func `translucent pixels are composited over the background`() throws {
        let background = OpaquePixel(red: 20, green: 40, blue: 60)
        var blocks = HalfBlocks(depth: .full, background: background)
        var screen = CellScreen(columns: 40, rows: 15)
        let image = Image.random(20, 20, seed: 8)
        try screen.show(blocks.frame(image, at: origin))
        #expect(halves(of: screen, 20, 20) == expected(image, over: background))
    }

    @Test func `only changed cells are written`() throws {
        var blocks = HalfBlocks(depth: .full, background: .white)
        var screen = CellScreen(columns: 40, rows: 15)
        let image = Image.random(20, 20, seed: 1)
        try screen.show(blocks.frame(image, at: origin))
        #expect(blocks.frame(image, at: origin).isEmpty)
        var pixels = image.pixels
        pixels[0] ^= 255
        pixels[4 * (19 * 20 + 19)] ^= 255
        pixels[3] = 255
        pixels[4 * (19 * 20 + 19) + 3] = 255
        let changed = Image(width: 20, height: 20, pixels: pixels)
        let before = screen.writes
        try screen.show(blocks.frame(changed, at: origin))
        #expect(screen.writes == before + 2)
        #expect(halves(of: screen, 20, 20) == expected(changed, over: .white))
    }

    @Test func `a saved cursor position keeps the colours`() throws {
        var blocks = HalfBlocks(depth: .full, background: .white)
        var screen = CellScreen(columns: 40, rows: 15)
        try screen.show(Array("\u{1B}[2;4H\u{1B}7".utf8))
        let image = Image.random(6, 8, seed: 2)
        try screen.show(blocks.frame(image, at: .saved))
        #expect(halves(of: screen, 6, 8) == expected(image, over: .white))
    }

    @Test func `lines show the complete image`() throws {
        var screen = CellScreen(columns: 40, rows: 15)
        try screen.show(Array("\u{1B}[2;1H".utf8))
        let image = Image.random(10, 9, seed: 3)
        try screen.show(HalfBlocks(depth: .full, background: .white).lines(image))
        let shown = (0..<9).map { y in
            (0..<10).map { x in screen.rows[1 + y / 2][x].halves[y % 2] }
        }
        #expect(shown == expected(image, over: .white))
    }

    @Test func `without 24-bit colour the nearest of 256 colours is used`() throws {
        // xterm's cube of 0, 95, 135, 175, 215, 255 and its greys of 8, 18, … 238.
        let levels = [0, 95, 135, 175, 215, 255]
        var table: [Int: [Int]] = [:]
        for number in 16..<232 {
            let place = number - 16
            table[number] = [levels[place / 36], levels[place / 6 % 6], levels[place % 6]]
        }
        for gray in 0..<24 { table[232 + gray] = [8 + 10 * gray, 8 + 10 * gray, 8 + 10 * gray] }
        var generator = SplitMix64(seed: 6)
        for _ in 0..<500 {
            let parts = (0..<3).map { _ in Int.random(in: 0...255, using: &generator) }
            func error(_ number: Int) -> Int {
                var sum = 0
                for (part, level) in zip(parts, table[number] ?? []) {
                    sum += (part - level) * (part - level)
                }
                return sum
            }
            let pixel = OpaquePixel(
                red: UInt8(parts[0]),
                green: UInt8(parts[1]),
                blue: UInt8(parts[2])
            )
            let best = (16..<256).map(error).min()
            #expect(error(Int(IndexedColor.nearest(to: pixel))) == best, "\(parts)")
        }
    }

    @Test func `without colour the shapes are drawn with characters`() throws {
        var blocks = HalfBlocks(depth: .none, background: .white)
        let black: [UInt8] = [0, 0, 0, 255]
        let pale: [UInt8] = [250, 250, 250, 255]
        let clear: [UInt8] = [0, 0, 0, 0]
        let pixels = (black + black + pale + clear) + (black + pale + black + clear)
        let bytes = blocks.frame(Image(width: 4, height: 2, pixels: pixels), at: origin)
        #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}[2;4H█▀▄")
    }
}
