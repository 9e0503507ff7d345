import Base
import Pictures

/// A ZIP archive of uncompressed files, because PNGs cannot be compressed further.
///
/// Format: APPNOTE.TXT 6.3, section 4.3. Local headers with data are followed by the central
/// directory.
package struct ZIPFile: Sendable {
    private var bytes: [UInt8] = []
    private var directory: [UInt8] = []
    private var count = 0

    /// Creates an empty archive.
    package init() {}

    /// Adds a file. The name must not begin with a slash.
    package mutating func add(_ name: String, _ contents: [UInt8]) {
        let sharedFields = Self.sharedFields(name, contents)
        directory += Self.number(0x0201_4b50, 4) + Self.number(20, 2) + sharedFields
        // No comment, disk 0, no attributes.
        directory += Self.number(0, 2 + 2 + 2 + 4) + Self.number(bytes.count, 4) + name.utf8
        bytes += Self.number(0x0403_4b50, 4) + sharedFields + name.utf8 + contents
        count += 1
    }

    /// The bytes of the archive.
    package var finished: [UInt8] {
        let end =
            Self.number(0x0605_4b50, 4) + Self.number(0, 4) + Self.number(count, 2)
            + Self.number(count, 2) + Self.number(directory.count, 4)
            + Self.number(bytes.count, 4) + Self.number(0, 2)
        return bytes + directory + end
    }

    /// Returns the fields that both headers share: version 2.0, a name in UTF-8 (bit 11), stored, 1
    /// January 1980, checksum, sizes.
    private static func sharedFields(_ name: String, _ contents: [UInt8]) -> [UInt8] {
        number(20, 2) + number(1 << 11, 2) + number(0, 2) + number(0, 2) + number(0x21, 2)
            + number(Int(CRC32.sum(contents[...])), 4) + number(contents.count, 4)
            + number(contents.count, 4) + number(name.utf8.count, 2) + number(0, 2)
    }

    /// Returns a number as `count` bytes in little-endian order.
    private static func number(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: $0 < 8 ? value >> (8 * $0) : 0) }
    }
}
