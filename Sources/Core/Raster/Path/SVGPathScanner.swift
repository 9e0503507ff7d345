/// A scanner of the tokens of SVG path data: commands, numbers and flags (SVG 1.1, 8.3.9).
struct SVGPathScanner {
    private let bytes: [UInt8]
    private var index = 0

    init(_ data: String) { bytes = Array(data.utf8) }

    /// The next byte; `nil` at the end.
    var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    /// Whether a number begins at the current position.
    var isAtNumber: Bool {
        guard let next else { return false }
        return next.isDigit
            || [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ".")]
                .contains(next)
    }

    mutating func skipSpace() {
        while let next, next == 0x20 || (0x09...0x0D).contains(next) && next != 0x0B { index += 1 }
    }

    /// Skips white space and at most one comma. Returns whether there was a comma.
    @discardableResult
    mutating func skipSeparator() -> Bool {
        skipSpace()
        guard next == UInt8(ascii: ",") else { return false }
        index += 1
        skipSpace()
        return true
    }

    mutating func advance() { index += 1 }

    /// Parses a number: sign, digits with or without a point, exponent. It ends as soon as
    /// possible, so that `1.5.5-3` is three numbers.
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

    /// Parses a flag of an arc, one character 0 or 1. The next argument may follow without a
    /// separator.
    mutating func flag() throws(SVGPathError) -> Bool {
        guard next == UInt8(ascii: "0") || next == UInt8(ascii: "1") else {
            throw error(expecting: "a flag, 0 or 1")
        }
        index += 1
        return bytes[index - 1] == UInt8(ascii: "1")
    }

    /// Returns an error at the current position.
    ///
    /// Everything before it is ASCII, so that its byte index is its character index.
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
