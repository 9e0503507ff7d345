/// A keyword and a text, stored as metadata in a PNG.
///
/// Latin-1 texts are stored as tEXt chunks, others as iTXt chunks. Portable Network Graphics
/// Specification (Third Edition), 11.3.3.
public struct PNGText: Equatable, Sendable {
    /// The keyword: 1 to 79 Latin-1 characters, such as "Software".
    public let keyword: String
    /// The text, without NUL characters.
    public let value: String

    /// Creates a text with a keyword.
    ///
    /// - Throws: `PNGError.badText` if the specification does not allow it.
    public init(keyword: String, value: String) throws(PNGError) {
        if let reason = Self.fault(keyword: keyword) ?? Self.fault(value: value) {
            throw .badText(keyword: keyword, reason: reason)
        }
        self.keyword = keyword
        self.value = value
    }

    /// The keyword's bytes, null-terminated.
    var keywordBytes: [UInt8] { Self.latin1(keyword).map { $0 + [0] } ?? [0] }

    /// The text's bytes, null-terminated, and whether they are UTF-8.
    var valueBytes: (bytes: [UInt8], isUTF8: Bool) {
        if let bytes = Self.latin1(value) { return (bytes + [0], false) }
        return (Array(value.utf8) + [0], true)
    }

    private static func fault(keyword: String) -> String? {
        guard let bytes = latin1(keyword) else {
            return "has a keyword with characters outside Latin-1"
        }
        if bytes.isEmpty || bytes.count > 79 { return "needs a keyword of 1 to 79 characters" }
        if bytes.contains(10) { return "has a line break in its keyword" }
        if bytes.first == 32 || bytes.last == 32
            || zip(bytes, bytes.dropFirst()).contains(where: {
                $0 == 32 && $1 == 32
            })
        {
            return "has a keyword with leading, trailing or doubled spaces"
        }
        if bytes.contains(0xa0) { return "has a no-break space in its keyword" }
        return nil
    }

    private static func fault(value: String) -> String? {
        value.utf8.contains(0) ? "contains a NUL character" : nil
    }

    /// Returns `text` in Latin-1, or `nil` if it contains control characters other than line feeds,
    /// or characters outside Latin-1.
    private static func latin1(_ text: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count + 1)
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 10, 0x20...0x7e, 0xa0...0xff: bytes.append(UInt8(scalar.value))
            default: return nil
            }
        }
        return bytes
    }
}
