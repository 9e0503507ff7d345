/// Reads the words of SVG path data: commands, numbers, flags. SVG 1.1, 8.3.9.
struct SVGPathScanner {
    private let bytes: [UInt8]
    private var index = 0

    init(_ data: String) { bytes = Array(data.utf8) }

    /// The next byte; nil at the end.
    var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    /// Whether a number begins here.
    var isAtNumber: Bool {
        guard let next else { return false }
        return next.isDigit
            || [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ".")]
                .contains(next)
    }

    mutating func skipSpace() {
        while let next, next == 0x20 || (0x09...0x0D).contains(next) && next != 0x0B { index += 1 }
    }

    /// Passes the space between two arguments, with at most one comma; true when there was one.
    @discardableResult
    mutating func skipSeparator() -> Bool {
        skipSpace()
        guard next == UInt8(ascii: ",") else { return false }
        index += 1
        skipSpace()
        return true
    }

    mutating func advance() { index += 1 }

    /// A number: sign, digits with or without a point, exponent; no longer than it has to be, so
    /// that `1.5.5-3` is three of them.
    mutating func number() throws(SVGPathError) -> Double {
        let start = index
        if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { index += 1 }
        var digits = skipDigits()
        if next == UInt8(ascii: ".") {
            index += 1
            digits += skipDigits()
        }
        guard digits > 0 else { throw error(expecting: "a number") }
        let mantissaEnd = index
        if next.map({ $0 | 0x20 }) == UInt8(ascii: "e") {
            index += 1
            if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { index += 1 }
            if skipDigits() == 0 { index = mantissaEnd }
        }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        guard let value = Double(text), value.isFinite else {
            throw SVGPathError(
                index: start,
                found: text.count > 24 ? text.prefix(24) + "…" : text,
                expected: "a number of at most 1.8e308"
            )
        }
        return value
    }

    /// An arc's flag, one character of 0 or 1; the next argument may follow at once.
    mutating func flag() throws(SVGPathError) -> Bool {
        guard next == UInt8(ascii: "0") || next == UInt8(ascii: "1") else {
            throw error(expecting: "a flag, 0 or 1")
        }
        index += 1
        return bytes[index - 1] == UInt8(ascii: "1")
    }

    /// An error about what stands here.
    ///
    /// All before it is ASCII, so the bytes before it are the characters before it.
    func error(expecting expected: String) -> SVGPathError {
        let rest = bytes[index...].prefix(64)
        let character = String(decoding: rest, as: UTF8.self).first
        return SVGPathError(index: index, found: character.map(String.init), expected: expected)
    }

    private mutating func skipDigits() -> Int {
        let start = index
        while let next, next.isDigit { index += 1 }
        return index - start
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
