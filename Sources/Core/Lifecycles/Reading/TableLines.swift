import Base

/// The lines of a table exported by a spreadsheet.
///
/// The text is UTF-8 or UTF-16. Cells are separated by commas, semicolons or tabs.
struct TableLines {
    /// The lines in UTF-8, from the header on.
    let lines: ArraySlice<UInt8>
    /// The number of lines before the header.
    let skippedLines: Int
    /// The byte between two cells.
    let separator: UInt8

    /// Detects the encoding and the separator of a file.
    init(_ file: [UInt8]) {
        let bytes = Self.utf8(file)
        let firstLine = bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        // Some spreadsheets write the separator on a line of its own, such as `sep=;`.
        if firstLine.count == 5, Self.text(firstLine.prefix(4)) == "sep=" {
            let next = bytes.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.endIndex
            (lines, skippedLines) = (bytes[next...], 1)
            separator = firstLine[firstLine.startIndex + 4]
        } else {
            (lines, skippedLines) = (bytes, 0)
            separator = Self.separators.first(where: firstLine.contains) ?? UInt8(ascii: ",")
        }
    }

    /// Returns whether a file without a known extension starts like a table of samples.
    static func isTable(_ file: [UInt8]) -> Bool {
        let start = text(utf8(Array(file.prefix(64)))).filter { $0 != "\"" }
        if start.hasPrefix("sep=") { return true }
        guard start.hasPrefix("time") else { return false }
        return start.utf8.dropFirst(4).first.map(separators.contains) ?? false
    }

    /// The separators in search order. A comma comes last because cells may contain commas.
    private static let separators = [
        UInt8(ascii: "\t"), UInt8(ascii: ";"), UInt8(ascii: ","),
    ]

    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes, as: UTF8.self).lowercasedASCII
    }

    /// Returns the bytes of a file in UTF-8 without a byte order mark.
    private static func utf8(_ file: [UInt8]) -> ArraySlice<UInt8> {
        if file.starts(with: [0xEF, 0xBB, 0xBF]) { return file.dropFirst(3) }
        if file.starts(with: [0xFF, 0xFE]) { return utf8(file.dropFirst(2), highByteFirst: false) }
        if file.starts(with: [0xFE, 0xFF]) { return utf8(file.dropFirst(2), highByteFirst: true) }
        // Without a byte order mark: a table starts with ASCII, so UTF-16 has a zero in every other
        // byte.
        guard file.count >= 2, (file[0] == 0) != (file[1] == 0) else { return file[...] }
        return utf8(file[...], highByteFirst: file[0] == 0)
    }

    /// Converts UTF-16. Invalid sequences become U+FFFD, which no cell may contain.
    private static func utf8(_ utf16: ArraySlice<UInt8>, highByteFirst: Bool) -> ArraySlice<UInt8> {
        var decoder = UTF16()
        var units = UTF16CodeUnitIterator(rest: utf16, highByteFirst: highByteFirst)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(utf16.count / 2)
        while true {
            switch decoder.decode(&units) {
            case .emptyInput: return bytes[...]
            case .error: bytes += "\u{FFFD}".utf8
            case .scalarValue(let scalar):
                for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
                    bytes.append(byte)
                }
            }
        }
    }
}

/// An iterator over the UTF-16 code units in bytes.
private struct UTF16CodeUnitIterator: IteratorProtocol {
    var rest: ArraySlice<UInt8>
    let highByteFirst: Bool

    mutating func next() -> UInt16? {
        guard let first = rest.popFirst(), let second = rest.popFirst() else { return nil }
        let (high, low) = highByteFirst ? (first, second) : (second, first)
        return UInt16(high) << 8 | UInt16(low)
    }
}
