import Raster
import Testing

@Suite struct ImagePartsTests {
    /// Pixels that encode their position: red is the column, green the row.
    private let sheet = Image(
        width: 5,
        height: 4,
        pixels: (0..<20).flatMap { [UInt8($0 % 5), UInt8($0 / 5), 0, 255] }
    )

    @Test("A cropped image keeps its pixels, and is clear outside the original")
    func crop() {
        let part = sheet.cropped(to: PixelRect(x: 3, y: -1, width: 4, height: 3))
        for y in 0..<3 {
            for x in 0..<4 {
                let isInside = x < 2 && y > 0
                #expect(part[x, y].alpha == (isInside ? 255 : 0))
                #expect(part[x, y].red == (isInside ? UInt8(x + 3) : 0))
                #expect(part[x, y].green == (isInside ? UInt8(y - 1) : 0))
            }
        }
        #expect(sheet.cropped(to: PixelRect(x: 9, y: 9, width: 2, height: 0)).pixels.isEmpty)
    }

    @Test("An image copied across a border is clipped to the target", arguments: [-6, -2, 0, 3, 7])
    func copy(x: Int) {
        var target = Image(width: 4, height: 4, pixels: [UInt8](repeating: 9, count: 64))
        target.copy(sheet, atX: x, y: 1)
        for row in 0..<4 {
            for column in 0..<4 {
                let isCopied = row >= 1 && column >= x && column < x + 5
                #expect(target[column, row].red == (isCopied ? UInt8(column - x) : 9))
            }
        }
    }
}
