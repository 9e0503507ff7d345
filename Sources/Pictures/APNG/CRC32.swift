import CPNG

/// The checksum of a PNG's chunks.
///
/// Portable Network Graphics Specification (Third Edition), annex D: the polynomial
/// x³² + x²⁶ + x²³ + x²² + x¹⁶ + x¹² + x¹¹ + x¹⁰ + x⁸ + x⁷ + x⁵ + x⁴ + x² + x + 1, bits reflected.
package enum CRC32 {
    /// The sum of some bytes.
    package static func sum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        unsafe bytes.withUnsafeBytes { raw in unsafe cpng_crc32(raw.baseAddress, raw.count) }
    }
}
