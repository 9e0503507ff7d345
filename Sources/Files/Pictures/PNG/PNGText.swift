/// A keyword and a text to be kept in a PNG beside its pixels.
///
/// Texts that Latin-1 can say become tEXt chunks, others iTXt chunks.
/// Rules: Portable Network Graphics Specification (Third Edition), 11.3.3.
public struct PNGText: Equatable, Sendable {
    /// 1 to 79 Latin-1 characters, such as "Software".
    public let keyword: String
    /// The text; any characters but NUL.
    public let value: String

    /// A text under a keyword.
    ///
    /// - Throws: `PNGError.badText` for what the format does not allow.
    public init(keyword: String, value: String) throws(PNGError) {
        if let reason = Self.fault(keyword: keyword) ?? Self.fault(value: value) {
            throw .badText(keyword: keyword, reason: reason)
        }
        self.keyword = keyword
        self.value = value
    }

    /// The keyword's bytes with the zero that ends them.
    var keywordBytes: [UInt8] { Self.latin1(keyword).map { $0 + [0] } ?? [0] }

    /// The text's bytes with the zero that ends them, and whether they are UTF-8.
    var valueBytes: (bytes: [UInt8], isUTF8: Bool) {
        if let bytes = Self.latin1(value) { return (bytes + [0], false) }
        return (Array(value.utf8) + [0], true)
    }

    private static func fault(keyword: String) -> String? {
        guard let bytes = latin1(keyword) else { return "has a keyword beyond Latin-1" }
        if bytes.isEmpty || bytes.count > 79 { return "has a keyword not of 1 to 79 characters" }
        if bytes.contains(10) { return "has a line end in its keyword" }
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

    /// The printable Latin-1 of `text` with line feeds; nil when it holds anything else.
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
