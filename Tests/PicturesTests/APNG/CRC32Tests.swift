import Base
import Pictures
import SeededRandom
import TestSupport
import Testing

/// A wrong checksum would report valid goldens as damaged.
struct CRC32Tests {
    /// The check value of CRC-32/ISO-HDLC in the catalogue of parametrised CRC algorithms.
    @Test func `the CRC has the standard check value`() {
        #expect(CRC32.sum(Array("123456789".utf8)[...]) == 0xCBF4_3926)
    }

    @Test func `all lengths give the same CRC as a plain loop`() {
        var random = SplitMix64(seed: 3)
        let bytes = (0..<70).map { _ in UInt8.random(in: 0...255, using: &random) }
        for start in 0..<9 {
            for end in start...bytes.count {
                let plain = PNGChunks.crc32(Array(bytes[start..<end]))
                #expect(CRC32.sum(bytes[start..<end]) == plain)
            }
        }
    }
}
