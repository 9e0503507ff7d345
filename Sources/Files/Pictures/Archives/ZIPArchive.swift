import Base
import CPNG

/// A ZIP archive of compressed files, without times, so that equal files give equal archives.
///
/// The layout is that of PKWARE's APPNOTE 6.3, sections 4.3.7, 4.3.12 and 4.3.16.
package struct ZIPArchive {
    private var bytes: [UInt8] = []
    private var directory: [UInt8] = []
    private var count = 0

    /// The first day that the format can store, 1 January 1980.
    private static let date = 1 << 5 | 1

    /// Creates an empty archive.
    package init() {}

    /// Adds a file.
    ///
    /// - Parameters:
    ///   - name: The path with slashes, not at its beginning.
    ///   - contents: The bytes, fewer than 2 GB.
    ///   - isCompressed: Whether to compress the file, which is no use for images.
    /// - Throws: `EncodingError` if there is not enough memory.
    package mutating func add(
        _ name: String,
        _ contents: [UInt8],
        isCompressed: Bool = true
    ) throws(EncodingError) {
        let compressed = isCompressed ? try Self.deflated(contents) : contents
        let isSmaller = compressed.count < contents.count
        let stored = isSmaller ? compressed : contents
        let checksum = unsafe contents.withUnsafeBytes { raw in
            unsafe cpng_crc32(raw.baseAddress, raw.count)
        }
        var fields: [UInt8] = []
        // Version 2.0, names in UTF-8, the method, no time of day, the date.
        fields.append(20, 1 << 11, isSmaller ? 8 : 0, 0, Self.date)
        fields.append32(Int(checksum), stored.count, contents.count)
        fields.append(name.utf8.count, 0)
        directory.append32(0x0201_4b50)
        directory.append(20)
        directory += fields
        // No comment, the first disk, no attributes, and where the file is.
        directory.append(0, 0, 0)
        directory.append32(0, bytes.count)
        directory += name.utf8
        bytes.append32(0x0403_4b50)
        bytes += fields
        bytes += name.utf8
        bytes += stored
        count += 1
    }

    /// The complete archive.
    package var finished: [UInt8] {
        var end: [UInt8] = []
        end.append32(0x0605_4b50)
        end.append(0, 0, count, count)
        end.append32(directory.count, bytes.count)
        end.append(0)
        return bytes + directory + end
    }

    private static func deflated(_ bytes: [UInt8]) throws(EncodingError) -> [UInt8] {
        let capacity = cpng_deflate_bound(bytes.count)
        let result = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, length in
            length = unsafe bytes.withUnsafeBytes { raw in
                unsafe cpng_deflate(raw.baseAddress, raw.count, buffer.baseAddress, capacity)
            }
        }
        guard !result.isEmpty else { throw .refused(format: "zip", reason: "not enough memory") }
        return result
    }
}

extension [UInt8] {
    /// Appends numbers with 16 bits each, the lowest byte first.
    fileprivate mutating func append(_ numbers: Int...) {
        for number in numbers { self += [UInt8(number & 255), UInt8(number >> 8 & 255)] }
    }

    /// Appends numbers with 32 bits each, the lowest byte first.
    fileprivate mutating func append32(_ numbers: Int...) {
        for number in numbers {
            self += (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
        }
    }
}
