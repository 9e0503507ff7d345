import Base
import CPNG

/// A chunk of a PNG: a four-letter name and data.
///
/// Portable Network Graphics Specification (Third Edition), 5.3.
struct PNGChunk {
    let name: String
    let data: ArraySlice<UInt8>

    /// The first eight bytes of every PNG.
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Returns the chunks of a PNG up to IEND. Verifies their checksums.
    ///
    /// - Throws: `PNGError` if the bytes are not a PNG, or are truncated or damaged.
    static func list(_ png: [UInt8]) throws(PNGError) -> [PNGChunk] {
        guard png.starts(with: signature) else { throw .notPNG }
        var chunks: [PNGChunk] = []
        var position = signature.count
        while chunks.last?.name != "IEND" {
            guard png.count - position >= 12 else { throw .truncated("a chunk is missing") }
            let count = number(png[position..<position + 4])
            guard count <= png.count - position - 12 else { throw .truncated("a chunk is cut off") }
            let body = png[position + 4..<position + 8 + count]
            let name = String(decoding: body.prefix(4), as: UTF8.self)
            position += 12 + count
            guard CRC32.sum(body) == UInt32(number(png[position - 4..<position])) else {
                throw .badChecksum("wrong checksum in chunk \(excerpt(name))")
            }
            chunks.append(PNGChunk(name: name, data: body.dropFirst(4)))
        }
        return chunks
    }

    /// Returns a chunk as bytes: length, name, data and checksum.
    static func bytes(_ name: String, _ data: some Collection<UInt8>) -> [UInt8] {
        let body = Array(name.utf8) + data
        return bytes(UInt32(data.count)) + body + bytes(CRC32.sum(body[...]))
    }

    /// Returns a number as big-endian bytes.
    static func bytes<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
        stride(from: Number.bitWidth - 8, through: 0, by: -8).map {
            UInt8(truncatingIfNeeded: number >> Number($0))
        }
    }

    /// Returns the number that big-endian bytes represent.
    static func number(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.reduce(0) { $0 << 8 | Int($1) }
    }

    /// Returns a chunk's name for error messages.
    private static func excerpt(_ name: String) -> String {
        name.utf8.allSatisfy { $0 > 32 && $0 < 127 } ? name : "with an invalid name"
    }
}

/// The checksum of PNG chunks.
///
/// Portable Network Graphics Specification (Third Edition), annex D: the polynomial
/// x³² + x²⁶ + x²³ + x²² + x¹⁶ + x¹² + x¹¹ + x¹⁰ + x⁸ + x⁷ + x⁵ + x⁴ + x² + x + 1, bits reflected.
package enum CRC32 {
    /// Returns the CRC-32 of some bytes.
    package static func sum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        unsafe bytes.withUnsafeBytes { raw in unsafe cpng_crc32(raw.baseAddress, raw.count) }
    }
}
