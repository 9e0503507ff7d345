import Pictures
import Raster
import TestSupport
import Testing

/// Images round-trip bit for bit, and equal frames are equal files.
@Suite struct PNGEncoderTests {
    @Test(arguments: [0, 1, 4, 9])
    func `images round-trip bit for bit`(level: Int) throws {
        var encoder = try PNGEncoder(compression: PNGCompression(level: level))
        let extents = [(1, 1), (1, 300), (300, 1), (7, 5), (120, 120), (257, 129)]
        for (number, (width, height)) in extents.enumerated() {
            let image = Image.random(width, height, seed: UInt64(number))
            #expect(try PNG.decode(encoder.encode(image)) == image)
        }
    }

    @Test func `each pair of alpha and colour is preserved, even transparent colours`() throws {
        var pixels: [UInt8] = []
        for alpha in 0...255 {
            for value in 0...255 {
                pixels += [UInt8(value), UInt8(255 - value), UInt8(value ^ 0x55), UInt8(alpha)]
            }
        }
        let image = Image(width: 256, height: 256, pixels: pixels)
        #expect(try PNG.decode(PNG.encode(image)) == image)
    }

    @Test func `a used encoder writes the same bytes as a new one`() throws {
        var encoder = try PNGEncoder()
        let image = Image.random(64, 48, seed: 5)
        let first = try encoder.encode(image)
        _ = try encoder.encode(Image.random(300, 200, seed: 6), scale: 3)
        #expect(try encoder.encode(image) == first)
        #expect(try PNG.encode(image) == first)
    }

    @Test func `the chunks are those of an 8-bit sRGB image at its density`() throws {
        let image = Image.plain(3, 2, [1, 2, 3, 4])
        for (scale, density) in [(1.0, 2835), (2, 5669), (3, 8504), (0.5, 1417)] {
            let chunks = try PNGChunks.list(PNG.encode(image, scale: scale))
            #expect(chunks.map(\.name) == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
            #expect(chunks[0].data == [0, 0, 0, 3, 0, 0, 0, 2, 8, 6, 0, 0, 0])
            #expect(chunks[1].data == [0])
            let bytes = PNGChunks.bigEndian(UInt32(density))
            #expect(chunks[2].data == bytes + bytes + [1])
        }
    }

    @Test func `texts are stored, as Latin-1 if possible`() throws {
        let image = Image.plain(1, 1, [0, 0, 0, 0])
        let texts = [
            try PNGText(keyword: "Software", value: "Pinwheel\né"),
            try PNGText(keyword: "Title", value: "旋转"),
            try PNGText(keyword: "Comment", value: ""),
        ]
        let chunks = try PNGChunks.list(PNG.encode(image, text: texts))
        let tEXt = chunks.filter { $0.name == "tEXt" }.map(\.data)
        let iTXt = chunks.filter { $0.name == "iTXt" }.map(\.data)
        // é is one byte in Latin-1.
        let software: [UInt8] = Array("Software\0Pinwheel\n".utf8) + [0xe9]
        #expect(tEXt == [software, Array("Comment\0".utf8)])
        #expect(iTXt == [Array("Title\0\0\0\0\0旋转".utf8)])
        #expect(try PNG.decode(PNG.encode(image, text: texts)) == image)
    }

    @Test(arguments: [(0, 0), (0, 5), (5, 0)])
    func `images without pixels are refused`(width: Int, height: Int) {
        #expect(throws: PNGError.emptyImage(width: width, height: height)) {
            try PNG.encode(Image(width: width, height: height, pixels: []))
        }
    }

    @Test(arguments: [0, -1, 1001, .infinity, .nan])
    func `scales that pHYs cannot express are refused`(scale: Double) {
        #expect(throws: PNGError.self) {
            try PNG.encode(Image.plain(1, 1, [0, 0, 0, 0]), scale: scale)
        }
    }

    @Test func `a row of a million pixels, more than libpng's own limit, is written`() throws {
        let image = Image.plain(1_000_001, 1, [9, 8, 7, 6])
        #expect(try PNG.decode(PNG.encode(image), limits: PNGLimits(width: 1_000_001)) == image)
    }
}
