/// Headers of members of tar archives.
///
/// Format: POSIX.1-2017, pax, "ustar Interchange Format" and "pax Header Block". All fields except
/// name and size are constant, so that archives of equal files have equal bytes.
enum TarHeader {
    /// The block size in bytes, to which headers and contents are padded.
    static let block = 512
    /// The maximum length of a name in a ustar header.
    private static let nameLength = 100

    /// The type of a member.
    enum Kind: UInt8 {
        case file = 0x30  // 0
        /// Attributes of the next member.
        case extended = 0x78  // x
        /// Attributes of all following members.
        case global = 0x67  // g
    }

    /// Returns the header of a member. A long or non-ASCII name is stored in an extended header
    /// before it.
    static func bytes(_ kind: Kind, _ name: String, size: Int) -> [UInt8] {
        let isPlain = name.utf8.count <= nameLength && name.utf8.allSatisfy { $0 < 0x80 }
        if isPlain { return plain(kind, Array(name.utf8), size: size) }
        let attribute = record("path", name)
        let short = Array("long-name".utf8)
        return plain(.extended, short, size: attribute.count) + attribute
            + padding(attribute.count) + plain(kind, short, size: size)
    }

    /// Returns a global header with a comment, which other readers ignore.
    static func comment(_ text: String) -> [UInt8] {
        let attribute = record("comment", text)
        return plain(.global, Array("pinwheel".utf8), size: attribute.count) + attribute
            + padding(attribute.count)
    }

    /// Returns the padding after contents of `count` bytes.
    static func padding(_ count: Int) -> [UInt8] {
        [UInt8](repeating: 0, count: (block - count % block) % block)
    }

    /// The end of an archive.
    static let end = [UInt8](repeating: 0, count: 2 * block)

    /// Returns a pax record "length keyword=value". The length includes its own digits.
    private static func record(_ keyword: String, _ value: String) -> [UInt8] {
        let rest = Array(" \(keyword)=\(value)\n".utf8)
        var length = rest.count + 1
        while length != rest.count + String(length).utf8.count {
            length = rest.count + String(length).utf8.count
        }
        return Array(String(length).utf8) + rest
    }

    private static func plain(_ kind: Kind, _ name: [UInt8], size: Int) -> [UInt8] {
        var header = [UInt8](repeating: 0, count: block)
        func put(_ bytes: some Collection<UInt8>, at offset: Int) {
            header.replaceSubrange(offset..<offset + bytes.count, with: bytes)
        }
        func octal(_ value: Int, _ digits: Int) -> [UInt8] {
            let text = String(value, radix: 8)
            return Array((String(repeating: "0", count: max(digits - text.count, 0)) + text).utf8)
        }
        put(name, at: 0)
        put(octal(0o644, 7), at: 100)
        put(octal(0, 7), at: 108)
        put(octal(0, 7), at: 116)
        put(octal(size, 11), at: 124)
        put(octal(0, 11), at: 136)
        put([kind.rawValue], at: 156)
        put(Array("ustar\u{0}00".utf8), at: 257)
        // The checksum is computed as if its own field contained blanks.
        put([UInt8](repeating: 0x20, count: 8), at: 148)
        put(octal(header.reduce(0) { $0 + Int($1) }, 6) + [0], at: 148)
        return header
    }
}
