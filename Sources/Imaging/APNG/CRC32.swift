/// The checksum of a PNG's chunks.
///
/// Portable Network Graphics Specification (Third Edition), annex D: the polynomial
/// x³² + x²⁶ + x²³ + x²² + x¹⁶ + x¹² + x¹¹ + x¹⁰ + x⁸ + x⁷ + x⁵ + x⁴ + x² + x + 1, bits reflected.
enum CRC32 {
    /// The sum of some bytes.
    static func sum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        var sum = UInt32.max
        for byte in bytes {
            sum = table[Int((sum ^ UInt32(byte)) & 255)] ^ sum >> 8
        }
        return ~sum
    }

    private static let table = (0..<256 as Range<UInt32>).map { byte in
        (0..<8).reduce(byte) { sum, _ in sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
    }
}
