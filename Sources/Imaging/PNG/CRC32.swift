/// The checksum of PNG's chunks (PNG specification, third edition, annex D), eight bytes a step.
///
/// Eight at a time by tables of what a byte does from farther on: M. E. Kounavis and F. L. Berry,
/// "Novel table lookup-based algorithms for high-performance CRC generation", 2008.
package enum CRC32 {
    /// `tables[n][b]` is what the byte `b` does when `n` more bytes follow.
    private static let tables: [[UInt32]] = {
        var tables = [(0..<256).map(effect(of:))]
        for _ in 1..<8 {
            let last = tables[tables.count - 1]
            tables.append(last.map { sum in sum >> 8 ^ tables[0][Int(sum & 255)] })
        }
        return tables
    }()

    /// What a last byte does.
    private static func effect(of byte: UInt32) -> UInt32 {
        var sum = byte
        for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : 0xEDB8_8320 ^ sum >> 1 }
        return sum
    }

    /// The checksum of `bytes`.
    package static func sum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        let tables = tables
        return unsafe bytes.withUnsafeBytes { raw in
            var sum: UInt32 = ~0
            var place = 0
            while place + 8 <= raw.count {
                let word = UInt64(
                    littleEndian: unsafe raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)
                )
                let mixed = word ^ UInt64(sum)
                sum = 0
                for step in 0..<8 {
                    sum ^= tables[7 - step][Int(mixed >> UInt64(8 * step) & 255)]
                }
                place += 8
            }
            while place < raw.count {
                let byte = UInt8(truncatingIfNeeded: sum) ^ (unsafe raw[place])
                sum = sum >> 8 ^ tables[0][Int(byte)]
                place += 1
            }
            return ~sum
        }
    }
}
