import Pictures
import Raster
import TestSupport
import Testing

/// Other tools store only the changes between frames, which must be composited by the
/// specification.
struct APNGCanvasTests {
    /// A frame of an animation of 4 × 3 pixels, in one colour.
    private struct Piece {
        var x = 0
        var y = 0
        var width = 4
        var height = 3
        var pixel: [UInt8]
        var disposal: UInt8 = 0
        var blend: UInt8 = 0
    }

    private let red: [UInt8] = [255, 0, 0, 255]
    private let clear: [UInt8] = [0, 0, 0, 0]
    private let blue: [UInt8] = [0, 0, 255, 255]

    /// Returns the file, written without Pinwheel's encoder. The default image is a frame unless it
    /// is hidden.
    private func file(_ pieces: [Piece], count: Int? = nil, isStillHidden: Bool = false) -> [UInt8]
    {
        func number(_ value: Int) -> [UInt8] { PNGChunks.bigEndian(UInt32(value)) }
        var file = PNGChunks.signature
        let header: [UInt8] = number(4) + number(3)
        file += PNGChunks.chunk("IHDR", header + [8, 6, 0, 0, 0])
        file += PNGChunks.chunk("acTL", number(count ?? pieces.count) + number(0))
        if isStillHidden { file += PNGChunks.chunk("IDAT", pixels(4, 3, [9, 9, 9, 9])) }
        var sequence = 0
        for (index, piece) in pieces.enumerated() {
            var control: [UInt8] = []
            for value in [sequence, piece.width, piece.height, piece.x, piece.y] {
                control += number(value)
            }
            control += [0, 1, 0, 60, piece.disposal, piece.blend]
            file += PNGChunks.chunk("fcTL", control)
            sequence += 1
            let data = pixels(piece.width, piece.height, piece.pixel)
            if index == 0, !isStillHidden {
                file += PNGChunks.chunk("IDAT", data)
            } else {
                file += PNGChunks.chunk("fdAT", number(sequence) + data)
                sequence += 1
            }
        }
        return file + PNGChunks.chunk("IEND", [])
    }

    private func pixels(_ width: Int, _ height: Int, _ pixel: [UInt8]) -> [UInt8] {
        var row: [UInt8] = [0]
        for _ in 0..<width { row += pixel }
        return PNGChunks.stored(repeatElement(row, count: height).flatMap { $0 })
    }

    private func images(_ pieces: [Piece]) throws -> [Image] {
        try APNG.decode(file(pieces)).map(\.image)
    }

    private func pixel(_ image: Image, _ x: Int, _ y: Int) -> [UInt8] {
        let pixel = image[x, y]
        return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
    }

    @Test func `a frame changes its own area only`() throws {
        let images = try images([
            Piece(pixel: red), Piece(x: 1, y: 1, width: 2, height: 1, pixel: blue),
        ])
        #expect(images[0] == .plain(4, 3, red))
        for y in 0..<3 {
            for x in 0..<4 {
                let isIn = y == 1 && (x == 1 || x == 2)
                #expect(pixel(images[1], x, y) == (isIn ? blue : red))
            }
        }
    }

    @Test(arguments: 0...2)
    func `after a frame its area is kept, cleared or restored`(disposal: Int) throws {
        let middle = Piece(
            x: 1,
            y: 0,
            width: 1,
            height: 3,
            pixel: blue,
            disposal: UInt8(disposal)
        )
        let last = Piece(x: 3, y: 2, width: 1, height: 1, pixel: blue)
        let images = try images([Piece(pixel: red), middle, last])
        #expect(pixel(images[1], 1, 1) == blue)
        #expect(pixel(images[2], 1, 1) == [blue, clear, red][disposal])
        #expect(pixel(images[2], 0, 0) == red && pixel(images[2], 3, 2) == blue)
    }

    @Test func `a first frame with disposal to previous clears its area`() throws {
        let images = try images([
            Piece(pixel: red, disposal: 2),
            Piece(x: 0, y: 0, width: 1, height: 1, pixel: blue, blend: 1),
        ])
        #expect(pixel(images[1], 0, 0) == blue && pixel(images[1], 1, 1) == clear)
    }

    @Test(arguments: [false, true])
    func `a translucent frame is blended or replaces the pixels`(isBlended: Bool) throws {
        let half: [UInt8] = [0, 0, 255, 128]
        let images = try images([
            Piece(pixel: red), Piece(pixel: half, blend: isBlended ? 1 : 0),
        ])
        #expect(pixel(images[1], 2, 2) == (isBlended ? [127, 0, 128, 255] : half))
    }

    @Test func `blending is exact for every pair of alphas`() throws {
        for alpha in stride(from: 0, through: 255, by: 15) {
            for under in stride(from: 0, through: 255, by: 15) {
                let images = try images([
                    Piece(pixel: [200, 10, 0, UInt8(under)]),
                    Piece(pixel: [20, 240, 255, UInt8(alpha)], blend: 1),
                ])
                let (a, b) = (Double(alpha) / 255, Double(under) / 255)
                let sum = a + b * (1 - a)
                let found = images[1][0, 0]
                #expect(abs(Double(found.alpha) - sum * 255) <= 0.5 + 1e-9)
                guard sum > 0 else { continue }
                let red = (20 * a + 200 * b * (1 - a)) / sum
                #expect(abs(Double(found.red) - red) <= 0.5 + 1e-9)
            }
        }
    }

    @Test func `a default image before the first frame control is not a frame`() throws {
        let bytes = file([Piece(pixel: red), Piece(pixel: blue)], isStillHidden: true)
        let images = try APNG.decode(bytes).map(\.image)
        #expect(images == [.plain(4, 3, red), .plain(4, 3, blue)])
        #expect(try PNG.decode(bytes) == .plain(4, 3, [9, 9, 9, 9]))
    }

    @Test func `frames outside the canvas, unknown modes and wrong counts are refused`() {
        let base = Piece(pixel: red)
        for bytes in [
            file([base, Piece(x: 3, y: 0, width: 2, height: 1, pixel: red)]),
            file([base, Piece(x: 0, y: 3, width: 1, height: 1, pixel: red)]),
            file([base, Piece(width: 0, pixel: red)]),
            file([base, Piece(pixel: red, disposal: 3)]),
            file([base, Piece(pixel: red, blend: 2)]),
            file([base], count: 2), file([], count: 0),
        ] {
            guard case .corrupt = failure(PNGError.self, of: { try APNG.decode(bytes) }) else {
                Issue.record("a broken file was read")
                continue
            }
        }
    }
}
