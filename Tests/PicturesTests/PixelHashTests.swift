import Base
import Pictures
import Raster
import SeededRandom
import Testing

/// Frames are compared by these hashes; a wrong one would pass a changed frame.
@Suite struct PixelHashTests {
    /// The sanity check buffer of xxHash's specification: the high byte of a sequence of products.
    private static func buffer(_ count: Int) -> [UInt8] {
        var factor: UInt64 = 2_654_435_761
        return (0..<count).map { _ in
            defer { factor = factor &* 11_400_714_785_074_694_797 }
            return UInt8(truncatingIfNeeded: factor >> 56)
        }
    }

    @Test(
        arguments: [
            (0, 0xEF46_DB37_51D8_E999),
            (1, 0xE934_A84A_DB05_2768),
            (4, 0x9136_A0DC_A574_57EE),
            (14, 0x8282_DCC4_994E_35C8),
            (222, 0xB641_AE8C_B691_C174),
        ] as [(Int, UInt64)]
    )
    func `XXH64 with seed 0 has the known values`(count: Int, expected: UInt64) {
        #expect(PixelHash(bytes: Self.buffer(count)).value == expected)
    }

    @Test func `runs of one colour hash like any other bytes`() {
        var random = SplitMix64(seed: 11)
        for round in 0..<300 {
            var bytes: [UInt8] = []
            while bytes.count < 700 {
                let word = (0..<8).map { _ in UInt8.random(in: 0...255, using: &random) }
                let length = [4, 8, 8, 8, 1][Int.random(in: 0..<5, using: &random)]
                for _ in 0..<Int.random(in: 1...60, using: &random) { bytes += word.prefix(length) }
                if round % 3 == 0 {
                    bytes += [UInt8](repeating: 0, count: Int.random(in: 0...300, using: &random))
                }
            }
            let count = Int.random(in: 0...bytes.count, using: &random)
            let part = Array(bytes.prefix(count))
            #expect(PixelHash(bytes: part).value == PlainXXH64.hash(part))
        }
    }

    @Test func `short texts have the known values`() {
        #expect(PixelHash(bytes: Array("a".utf8)).value == 0xD24E_C4F1_A98C_6E5B)
        #expect(PixelHash(bytes: Array("abc".utf8)).value == 0x44BC_2CF5_AD77_0999)
    }

    @Test func `the text of a hash is stable and round-trips`() {
        let hash = PixelHash(bytes: [])
        #expect(hash.description == "xxh64:ef46db3751d8e999")
        #expect(PixelHash(text: hash.description) == hash)
        for wrong in [
            "", "xxh64:", "ef46db3751d8e999", "xxh64:ef46db3751d8e99", "xxh64:EF46DB3751D8E999",
            "xxh64:ef46db3751d8e9999", "xxh32:ef46db3751d8e999", "xxh64:ef46db3751d8e99g",
        ] {
            #expect(PixelHash(text: wrong) == nil, "\(wrong)")
        }
    }

    @Test func `leading zeros are preserved`() throws {
        let hash = try #require(PixelHash(text: "xxh64:00000000000000ff"))
        #expect(hash.value == 255)
        #expect(hash.description == "xxh64:00000000000000ff")
    }

    @Test func `every bit of an image affects the hash`() {
        let image = Image.random(5, 3, seed: 1)
        let hash = PixelHash(image)
        for bit in 0..<image.pixels.count * 8 {
            var pixels = image.pixels
            let mask: UInt8 = 1 << UInt8(bit % 8)
            pixels[bit / 8] ^= mask
            #expect(PixelHash(bytes: pixels) != hash)
        }
    }
}
