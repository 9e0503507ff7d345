extension JSON {
    /// How deeply arrays and objects may stand in each other.
    public static let depthLimit = 128

    /// Reads one JSON value: RFC 8259 to the letter, names unique in their object, UTF-8 only.
    ///
    /// - Throws: `JSONError` with the position.
    public init(reading bytes: [UInt8]) throws(JSONError) {
        var parser = JSONParser(bytes: bytes)
        self = try parser.document()
    }
}

/// A recursive descent over the bytes.
private struct JSONParser {
    let bytes: [UInt8]
    var position = 0
    var depth = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func document() throws(JSONError) -> JSON {
        let value = try value()
        skipSpace()
        guard position == bytes.count else { throw error("there is more after the value") }
        return value
    }

    private mutating func value() throws(JSONError) -> JSON {
        skipSpace()
        guard let byte = peek else { throw error("the text ends where a value should stand") }
        switch byte {
        case UInt8(ascii: "{"):
            return try nested { parser throws(JSONError) in
                try parser.object()
            }
        case UInt8(ascii: "["):
            return try nested { parser throws(JSONError) in
                try parser.array()
            }
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
        default: return try word()
        }
    }

    private mutating func word() throws(JSONError) -> JSON {
        for (word, value) in [("true", JSON.bool(true)), ("false", .bool(false)), ("null", .null)]
        where bytes[position...].starts(with: word.utf8) {
            position += word.utf8.count
            return value
        }
        throw error("no value begins like this")
    }

    private mutating func nested(
        _ body: (inout JSONParser) throws(JSONError) -> JSON
    ) throws(JSONError) -> JSON {
        guard depth < JSON.depthLimit else {
            throw error("more than \(JSON.depthLimit) values stand in each other")
        }
        depth += 1
        defer { depth -= 1 }
        position += 1
        return try body(&self)
    }

    private mutating func array() throws(JSONError) -> JSON {
        var values: [JSON] = []
        skipSpace()
        if take("]") { return .array([]) }
        while true {
            values.append(try value())
            skipSpace()
            if take("]") { return .array(values) }
            guard take(",") else { throw error("a comma or ] is missing") }
        }
    }

    private mutating func object() throws(JSONError) -> JSON {
        var members: [JSON.Member] = []
        var names: Set<String> = []
        skipSpace()
        if take("}") { return .object([]) }
        while true {
            skipSpace()
            guard peek == UInt8(ascii: "\"") else { throw error("a name in quotes is missing") }
            let start = position
            let name = try string()
            guard isNew(name, among: members, &names) else {
                position = start
                throw error("the name stands twice in this object")
            }
            skipSpace()
            guard take(":") else { throw error("a colon is missing") }
            members.append(JSON.Member(name, try value()))
            skipSpace()
            if take("}") { return .object(members) }
            guard take(",") else { throw error("a comma or } is missing") }
        }
    }

    /// Whether an object has no member of this name yet. Small objects are searched, which is
    /// quicker than to keep a set; `names` is filled from the 17th member on.
    private func isNew(
        _ name: String,
        among members: [JSON.Member],
        _ names: inout Set<String>
    ) -> Bool {
        if members.count < 16 { return !members.contains { $0.name == name } }
        if names.isEmpty { names = Set(members.map({ $0.name })) }
        return names.insert(name).inserted
    }

    /// -? (0 | [1-9] [0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?
    private mutating func number() throws(JSONError) -> JSON {
        let start = position
        _ = take("-")
        if !take("0") { try digits() }
        if take(".") { try digits() }
        if take("e") || take("E") {
            if !take("+") { _ = take("-") }
            try digits()
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard let value = Double(text), value.isFinite else {
            position = start
            throw error("the number is too large")
        }
        return .number(value)
    }

    private mutating func digits() throws(JSONError) {
        let start = position
        while let byte = peek, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
            position += 1
        }
        if position == start { throw error("a digit is missing") }
    }

    private mutating func string() throws(JSONError) -> String {
        let start = position
        position += 1
        // Up to the first escape the bytes go over in one piece.
        while let byte = peek, byte >= 0x20, byte != 0x22, byte != 0x5c { position += 1 }
        var text = Array(bytes[start + 1..<position])
        while let byte = peek {
            position += 1
            switch byte {
            case UInt8(ascii: "\""):
                guard let result = String(validating: text, as: UTF8.self) else {
                    position = start
                    throw error("the text is not UTF-8")
                }
                return result
            case UInt8(ascii: "\\"): text += try escape().utf8
            case 0..<0x20:
                position -= 1
                throw error("a control character stands in a text; write it as an escape")
            default: text.append(byte)
            }
        }
        position = start
        throw error("the closing quote is missing")
    }

    private mutating func escape() throws(JSONError) -> String {
        let letter = peek
        position += 1
        switch letter {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{c}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return String(try escapedScalar())
        default:
            position -= 1
            throw error("there is no such escape")
        }
    }

    /// Four digits, or two times four that make a surrogate pair.
    private mutating func escapedScalar() throws(JSONError) -> Unicode.Scalar {
        var code = try hex4()
        if code & 0xFC00 == 0xD800, take("\\"), take("u") {
            let low = try hex4()
            guard low & 0xFC00 == 0xDC00 else { throw error("half a surrogate pair") }
            code = 0x10000 + (code & 0x3FF) << 10 + low & 0x3FF
        }
        guard let scalar = Unicode.Scalar(code) else { throw error("half a surrogate pair") }
        return scalar
    }

    private mutating func hex4() throws(JSONError) -> UInt32 {
        var code: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = peek, let digit = Unicode.Scalar(byte).hexDigit else {
                throw error("four hexadecimal digits must follow \\u")
            }
            code = code << 4 | digit
            position += 1
        }
        return code
    }

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard peek == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func skipSpace() {
        while let byte = peek, byte == 32 || byte == 10 || byte == 13 || byte == 9 { position += 1 }
    }

    private func error(_ reason: String) -> JSONError {
        let before = bytes.prefix(position)
        let line = before.count { $0 == 10 } + 1
        let start = before.lastIndex(of: 10).map { $0 + 1 } ?? 0
        return JSONError(line: line, column: before.count - start + 1, reason: reason)
    }
}

/// Where and why a text is not JSON.
public struct JSONError: Error, Equatable, Sendable {
    /// The line, from 1.
    public let line: Int
    /// The byte in the line, from 1.
    public let column: Int
    /// What is wrong there.
    public let reason: String

    /// An error at a position.
    public init(line: Int, column: Int, reason: String) {
        self.line = line
        self.column = column
        self.reason = reason
    }
}

extension JSONError: CustomStringConvertible {
    /// "line:column: reason".
    public var description: String { "\(line):\(column): \(reason)" }
}
