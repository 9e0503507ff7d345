import Pictures
import Raster
import SeededRandom
import TestSupport
import Testing

/// Design files may refer to any PNG, and goldens may be damaged. Valid files must be decoded,
/// damaged ones refused, and nothing may crash.
@Suite struct PNGDecoderTests {
    @Test func `every colour type, depth, interlacing and transparent colour is decoded exactly`()
        throws
    {
        var count = 0
        for kind in PNGSample.Kind.allCases {
            for depth in kind.depths {
                for interlaced in [false, true] {
                    for key in kind.channels % 2 == 1 ? [false, true] : [false] {
                        for (width, height) in [(1, 1), (3, 2), (9, 11), (33, 18)] {
                            let sample = PNGSample(
                                kind,
                                depth: depth,
                                interlaced: interlaced,
                                key: key,
                                width: width,
                                height: height
                            )
                            let image = try PNG.decode(sample.bytes)
                            #expect(
                                image == sample.image,
                                "\(kind) \(depth) \(interlaced) \(key) \(width)×\(height)"
                            )
                            count += 1
                        }
                    }
                }
            }
        }
        #expect(count == 15 * 2 * 4 + 11 * 2 * 4)
    }

    @Test func `all 65,536 values of 16 bits are rounded to the nearest of 8`() throws {
        var rows: [UInt8] = []
        for row in 0..<256 {
            rows.append(0)
            for column in 0..<256 { rows += [UInt8(row), UInt8(column)] }
        }
        let image = try PNG.decode(file(header: [16, 0, 0, 0, 0], side: 256, data: rows))
        for value in 0...65_535 {
            let rounded = (2 * value + 257) / 514
            #expect(Int(image.pixels[4 * value]) == rounded)
        }
    }

    @Test func `a file truncated anywhere is refused`() throws {
        let whole = try PNG.encode(Image.random(9, 7, seed: 3), scale: 2)
        for count in 0..<whole.count {
            #expect(throws: PNGError.self, "\(count) bytes") {
                try PNG.decode(Array(whole[..<count]))
            }
        }
        #expect(throws: PNGError.truncated("the data ends too early")) {
            try PNG.decode(Array(whole.dropLast()))
        }
        #expect(throws: PNGError.truncated("the data ends too early")) {
            try PNG.decode(PNGChunks.signature)
        }
    }

    @Test func `a changed byte is detected wherever pixels depend on it`() throws {
        let image = Image.random(6, 5, seed: 4)
        let whole = try PNG.encode(image)
        let chunks = PNGChunks.list(whole)
        let head = 8 + 25
        let optional = chunks[1...2].reduce(0) { $0 + 12 + $1.data.count }
        for place in whole.indices {
            for change: UInt8 in [1, 0x20, 0x80, 0xff] {
                var bytes = whole
                bytes[place] ^= change
                if let decoded = try? PNG.decode(bytes) {
                    // Ancillary chunks are not checked.
                    #expect((head..<head + optional).contains(place), "\(place) \(change)")
                    #expect(decoded == image)
                }
            }
        }
    }

    @Test func `random damage to every kind of PNG gives an image or an error`() {
        var generator = SplitMix64(seed: 7)
        for kind in PNGSample.Kind.allCases {
            for depth in kind.depths {
                let whole = PNGSample(
                    kind,
                    depth: depth,
                    interlaced: true,
                    key: kind.channels % 2 == 1,
                    width: 13,
                    height: 9
                ).bytes
                for _ in 0..<200 {
                    var bytes = whole
                    for _ in 0..<Int.random(in: 1...4, using: &generator) {
                        let place = bytes.indices.randomElement(using: &generator) ?? 0
                        bytes[place] = .random(in: 0...255, using: &generator)
                    }
                    let decoded = try? PNG.decode(bytes, limits: PNGLimits(bytes: 1 << 20))
                    let size = decoded.map { $0.pixels.count } ?? 0
                    #expect(size <= 1_048_576)
                }
            }
        }
    }

    @Test func `wrong checksums of chunks and of the pixels are reported`() throws {
        let good = file(header: [8, 0, 0, 0, 0], side: 2, data: [0, 1, 2, 0, 3, 4])
        #expect(try PNG.decode(good).pixels[0] == 1)
        var chunk = good
        chunk[8 + 25 + 8 + 12] ^= 1
        #expect(isChecksum(chunk))

        var stream = PNGChunks.stored([0, 1, 2, 0, 3, 4])
        stream[stream.count - 1] ^= 1
        #expect(isChecksum(file(header: [8, 0, 0, 0, 0], side: 2, stream: stream)))
    }

    private func isChecksum(_ bytes: [UInt8]) -> Bool {
        guard case .badChecksum = failure(PNGError.self, of: { try PNG.decode(bytes) }) else {
            return false
        }
        return true
    }

    @Test(
        arguments: [[], [0], Array("GIF89a".utf8), Array("version https://git-lfs".utf8)]
    )
    func `a file that is not a PNG is reported as such`(bytes: [UInt8]) {
        #expect(throws: PNGError.notPNG) { try PNG.decode(bytes) }
    }

    @Test func `invalid headers are refused, in libpng's words`() {
        for header: [UInt8] in [
            [3, 0, 0, 0, 0], [8, 1, 0, 0, 0], [16, 3, 0, 0, 0], [8, 0, 1, 0, 0], [8, 0, 0, 1, 0],
            [8, 0, 0, 0, 2],
        ] {
            let bytes = file(header: header, side: 2, data: [0, 1, 2, 0, 3, 4])
            guard
                case .corrupt(let words) = failure(PNGError.self, of: { try PNG.decode(bytes) })
            else {
                Issue.record("\(header) was not called corrupt")
                continue
            }
            #expect(words.contains("IHDR"), "\(header)")
        }
        let noPixels = file(header: [8, 0, 0, 0, 0], side: 0, data: [])
        #expect(throws: PNGError.self) { try PNG.decode(noPixels) }
    }

    @Test func `too few and too many pixels are refused`() {
        for data: [UInt8] in [[], [0, 1, 2], [0, 1, 2, 0, 3], [0, 1, 2, 0, 3, 4, 0]] {
            let bytes = file(header: [8, 0, 0, 0, 0], side: 2, data: data)
            #expect(throws: PNGError.self) { try PNG.decode(bytes) }
        }
    }

    private func file(header: [UInt8], side: UInt32, data: [UInt8]) -> [UInt8] {
        file(header: header, side: side, stream: PNGChunks.stored(data))
    }

    private func file(header: [UInt8], side: UInt32, stream: [UInt8]) -> [UInt8] {
        let size = PNGChunks.bigEndian(side) + PNGChunks.bigEndian(side)
        var file = PNGChunks.signature
        file += PNGChunks.chunk("IHDR", size + header)
        file += PNGChunks.chunk("IDAT", stream)
        file += PNGChunks.chunk("IEND", [])
        return file
    }

    @Test func `a Git LFS pointer is reported as such`() {
        let text = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n"
        #expect(failure(PNGError.self, of: { try PNG.decode(Array(text.utf8)) }) == .gitLFSPointer)
    }
}
