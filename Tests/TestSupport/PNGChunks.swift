/// A simple writer and reader of PNG chunks with zlib's stored blocks, independent of libpng.
package enum PNGChunks {
    package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    package static func bigEndian(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
    }

    /// Returns the chunks of a valid PNG, without checking their checksums.
    package static func list(_ png: [UInt8]) -> [(name: String, data: [UInt8])] {
        var chunks: [(String, [UInt8])] = []
        var place = 8
        while place + 12 <= png.count {
            let count = png[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            let name = String(decoding: png[place + 4..<place + 8], as: UTF8.self)
            chunks.append((name, Array(png[place + 8..<place + 8 + count])))
            place += 12 + count
        }
        return chunks
    }

    package static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + data
        return bigEndian(UInt32(data.count)) + body + bigEndian(crc32(body))
    }

    /// Returns a zlib stream of stored blocks.
    package static func stored(_ data: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        var place = 0
        repeat {
            let count = min(data.count - place, 65_535)
            let low = UInt8(count & 255)
            let high = UInt8(count >> 8)
            stream += [place + count == data.count ? 1 : 0, low, high, ~low, ~high]
            stream += data[place..<place + count]
            place += count
        } while place < data.count
        return stream + bigEndian(adler32(data))
    }

    package static func crc32(_ data: [UInt8]) -> UInt32 {
        var sum = UInt32.max
        for byte in data {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
        }
        return ~sum
    }

    package static func adler32(_ data: [UInt8]) -> UInt32 {
        var (a, b) = (UInt32(1), UInt32(0))
        for byte in data {
            a = (a + UInt32(byte)) % 65_521
            b = (b + a) % 65_521
        }
        return b << 16 | a
    }
}
