/// The lines before a request's body, as far as one must know them to find the next request.
///
/// RFC 9112, 2 and 5; what is optional there is refused, since no browser does it: other line ends
/// than CR LF, folded lines, bodies in chunks, addresses that are not paths.
package struct RequestHead: Hashable, Sendable {
    /// The number of bytes of the body.
    package let bodyLength: Int

    /// Why a head is refused.
    package enum Fault: Error, Hashable {
        /// It is not HTTP, or could be read in two ways.
        case malformed
        /// The body has no length in front.
        case unmeasured
        /// The body is too long.
        case tooLong
    }

    /// Reads the lines of a head without the empty one at its end.
    package init(_ bytes: ArraySlice<UInt8>) throws(Fault) {
        let lines = try Self.lines(bytes)
        guard let first = lines.first, Self.isRequestLine(first) else { throw .malformed }
        var hosts = 0
        var length: Int?
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
                line[..<colon].allSatisfy(Self.isNameByte)
            else { throw .malformed }
            switch String(decoding: line[..<colon], as: UTF8.self).lowercased() {
            case "host": hosts += 1
            case "transfer-encoding": throw .unmeasured
            case "content-length":
                guard length == nil else { throw .malformed }
                length = try Self.number(line[(colon + 1)...])
            default: break
            }
        }
        guard hosts == 1 else { throw .malformed }
        bodyLength = length ?? 0
        if bodyLength > Site.bodyLimit { throw .tooLong }
    }

    /// The lines, which end in CR LF and nowhere else.
    private static func lines(_ bytes: ArraySlice<UInt8>) throws(Fault) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        for line in bytes.split(separator: 10, omittingEmptySubsequences: false) {
            // The last one ends where the head does, its CR LF already taken off.
            let isLast = line.endIndex == bytes.endIndex
            guard isLast || line.last == 13 else { throw .malformed }
            let text = isLast ? line : line.dropLast()
            guard !text.contains(13), !text.contains(0) else { throw .malformed }
            lines.append(text)
        }
        return lines
    }

    /// `GET /path HTTP/1.1`, with single blanks.
    private static func isRequestLine(_ line: ArraySlice<UInt8>) -> Bool {
        let words = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        guard words.count == 3, words[1].first == UInt8(ascii: "/") else { return false }
        let version = String(decoding: words[2], as: UTF8.self)
        return !words[0].isEmpty && words[0].allSatisfy(isNameByte)
            && words[1].allSatisfy { $0 > 0x20 && $0 < 0x7f }
            && (version == "HTTP/1.1" || version == "HTTP/1.0")
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
    }

    /// Digits with blanks around them.
    private static func number(_ text: ArraySlice<UInt8>) throws(Fault) -> Int {
        let digits = text.drop { $0 == 32 || $0 == 9 }.reversed().drop { $0 == 32 || $0 == 9 }
        guard !digits.isEmpty, digits.allSatisfy({ (48...57).contains($0) }) else {
            throw .malformed
        }
        guard digits.count < 16 else { throw .tooLong }
        return digits.reversed().reduce(0) { $0 * 10 + Int($1 - 48) }
    }
}
