/// The checksum of a PNG's chunks.
///
/// Portable Network Graphics Specification (Third Edition), annex D: the polynomial
/// x³² + x²⁶ + x²³ + x²² + x¹⁶ + x¹² + x¹¹ + x¹⁰ + x⁸ + x⁷ + x⁵ + x⁴ + x² + x + 1, bits reflected.
/// Eight bytes a step, by tables of what a byte does from farther on: M. E. Kounavis and
/// F. L. Berry, "Novel table lookup-based algorithms for high-performance CRC generation", 2008.
package enum CRC32 {
    /// Entry 256·n + b is what the byte b does when n more bytes follow.
    private static let table: [UInt32] = {
        var table = (0..<256).map(effect(of:))
        for entry in 256..<8 * 256 {
            let last = table[entry - 256]
            table.append(last >> 8 ^ table[Int(last & 255)])
        }
        return table
    }()

    /// What a last byte does.
    private static func effect(of byte: UInt32) -> UInt32 {
        var sum = byte
        for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
        return sum
    }

    /// The sum of some bytes.
    package static func sum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        let table = table
        return unsafe bytes.withUnsafeBytes { raw in
            var sum = UInt32.max
            var place = 0
            while place + 8 <= raw.count {
                let word = unsafe raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)
                let mixed = UInt64(littleEndian: word) ^ UInt64(sum)
                sum = 0
                for step in 0..<8 {
                    let byte = Int(mixed >> UInt64(8 * step) & 255)
                    sum ^= table[256 * (7 - step) + byte]
                }
                place += 8
            }
            while place < raw.count {
                let byte = UInt8(truncatingIfNeeded: sum) ^ (unsafe raw[place])
                sum = table[Int(byte)] ^ sum >> 8
                place += 1
            }
            return ~sum
        }
    }
}
