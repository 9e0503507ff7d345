extension JSON {
    /// The maximum nesting depth of arrays and objects.
    public static let depthLimit = 128

    /// Parses one JSON value, strictly by RFC 8259. The text must be UTF-8, and the names in an
    /// object must be distinct.
    ///
    /// - Throws: `JSONError` with the position of the error.
    public init(reading bytes: [UInt8]) throws(JSONError) {
        var parser = JSONParser(bytes: bytes) { [] }
        self = try parser.document { parser, _ throws(JSONError) in try parser.value() }
    }

    /// Parses a JSON object and streams the elements of arrays that may be too large for memory.
    ///
    /// - Parameters:
    ///   - next: Returns the next bytes, or an empty array at the end.
    ///   - names: The members of the outermost object whose array elements are passed to `take`.
    ///     These arrays are empty in the result.
    ///   - take: Called with the name of a member and one element. The rest of the text has not
    ///     been read or checked then.
    /// - Throws: `JSONError` with the position of the error.
    package init(
        reading next: @escaping () -> [UInt8],
        streaming names: [String],
        to take: (_ name: String, JSON) -> Void
    ) throws(JSONError) {
        var parser = JSONParser(bytes: [], next: next)
        self = try parser.document { parser, name throws(JSONError) in
            guard names.contains(name) else { return try parser.value() }
            return try parser.value { take(name, $0) }
        }
    }
}

/// A recursive-descent parser that reads its input in pieces.
private struct JSONParser {
    /// The bytes that have been read and not yet discarded.
    var bytes: [UInt8]
    var position = 0
    var depth = 0
    /// The number of discarded lines, and the number of discarded bytes in the line where `bytes`
    /// starts.
    var discarded = (lines: 0, bytes: 0)
    /// Returns the next bytes, or an empty array at the end of the input.
    let next: () -> [UInt8]

    init(bytes: [UInt8], next: @escaping () -> [UInt8]) {
        self.bytes = bytes
        self.next = next
    }

    /// Parses the entire text.
    ///
    /// - Parameter member: Parses the value of a member of the outermost object.
    mutating func document(
        _ member: (inout JSONParser, _ name: String) throws(JSONError) -> JSON
    ) throws(JSONError) -> JSON {
        skipSpace()
        let value =
            peek == UInt8(ascii: "{")
            ? try nested { parser throws(JSONError) in try parser.object(member) }
            : try value()
        skipSpace()
        guard peek == nil else { throw error("unexpected text after the value") }
        return value
    }

    /// Parses a value. Passes the elements of an array to `take` and returns an empty array in its
    /// place.
    mutating func value(_ take: (JSON) -> Void) throws(JSONError) -> JSON {
        skipSpace()
        guard peek == UInt8(ascii: "[") else { return try value() }
        return try nested { parser throws(JSONError) in
            try parser.array { parser, element in
                take(element)
                parser.discard()
            }
            return .array([])
        }
    }

    /// Discards the bytes before `position` once they exceed 32 KiB.
    private mutating func discard() {
        guard position > 32 << 10 else { return }
        let place = place
        discarded = (place.line - 1, place.column - 1)
        bytes.removeFirst(position)
        position = 0
    }

    mutating func value() throws(JSONError) -> JSON {
        skipSpace()
        guard let byte = peek else { throw error("unexpected end of the text; expected a value") }
        switch byte {
        case UInt8(ascii: "{"):
            return try nested { parser throws(JSONError) in
                try parser.object { parser, _ throws(JSONError) in try parser.value() }
            }
        case UInt8(ascii: "["):
            return try nested { parser throws(JSONError) in
                var values: [JSON] = []
                try parser.array { _, value in values.append(value) }
                return .array(values)
            }
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
        default: return try word()
        }
    }

    private mutating func word() throws(JSONError) -> JSON {
        for (word, value) in [("true", JSON.bool(true)), ("false", .bool(false)), ("null", .null)]
        where take(word: word) {
            return value
        }
        throw error("expected a value")
    }

    /// Consumes `word`. Returns `false` and consumes nothing if the next bytes differ.
    private mutating func take(word: String) -> Bool {
        let start = position
        for byte in word.utf8 {
            guard peek == byte else {
                position = start
                return false
            }
            position += 1
        }
        return true
    }

    private mutating func nested(
        _ body: (inout JSONParser) throws(JSONError) -> JSON
    ) throws(JSONError) -> JSON {
        guard depth < JSON.depthLimit else {
            throw error("values are nested more than \(JSON.depthLimit) levels deep")
        }
        depth += 1
        defer { depth -= 1 }
        position += 1
        return try body(&self)
    }

    private mutating func array(
        _ element: (inout JSONParser, JSON) -> Void
    ) throws(JSONError) {
        skipSpace()
        if take("]") { return }
        while true {
            element(&self, try value())
            skipSpace()
            if take("]") { return }
            guard take(",") else { throw error("a comma or ] is missing") }
        }
    }

    /// Parses an object after its opening brace. `member` parses the value for a name.
    private mutating func object(
        _ member: (inout JSONParser, _ name: String) throws(JSONError) -> JSON
    ) throws(JSONError) -> JSON {
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
                throw error("duplicate name in this object")
            }
            skipSpace()
            guard take(":") else { throw error("a colon is missing") }
            members.append(JSON.Member(name, try member(&self, name)))
            skipSpace()
            if take("}") { return .object(members) }
            guard take(",") else { throw error("a comma or } is missing") }
        }
    }

    /// Whether no member has this name yet.
    ///
    /// Up to 16 members are searched linearly, which is faster than a set. `names` is filled when
    /// the 17th member is added.
    private func isNew(
        _ name: String,
        among members: [JSON.Member],
        _ names: inout Set<String>
    ) -> Bool {
        if members.count < 16 { return !members.contains { $0.name == name } }
        if names.isEmpty { names = Set(members.map({ $0.name })) }
        return names.insert(name).inserted
    }

    /// Parses a number: -? (0 | [1-9] [0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?
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
        // The bytes before the first escape are copied at once.
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
                throw error("control character in a string; write it as an escape")
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
            throw error("unknown escape")
        }
    }

    /// Parses four hexadecimal digits, or two escapes that form a surrogate pair.
    private mutating func escapedScalar() throws(JSONError) -> Unicode.Scalar {
        var code = try hex4()
        if code & 0xFC00 == 0xD800, take("\\"), take("u") {
            let low = try hex4()
            guard low & 0xFC00 == 0xDC00 else { throw error("unpaired surrogate") }
            code = 0x10000 + (code & 0x3FF) << 10 + low & 0x3FF
        }
        guard let scalar = Unicode.Scalar(code) else { throw error("unpaired surrogate") }
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

    /// The next byte, or `nil` at the end of the input.
    private var peek: UInt8? {
        mutating get {
            position < bytes.count || readMore() ? bytes[position] : nil
        }
    }

    /// Appends more input to `bytes`. Returns `false` at the end of the input.
    private mutating func readMore() -> Bool {
        let more = next()
        guard !more.isEmpty else { return false }
        bytes += more
        return true
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard peek == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func skipSpace() {
        while let byte = peek, byte == 32 || byte == 10 || byte == 13 || byte == 9 { position += 1 }
    }

    /// The line and column of the next byte, counted from 1.
    private var place: (line: Int, column: Int) {
        let before = bytes.prefix(position)
        let line = discarded.lines + before.count { $0 == 10 } + 1
        guard let end = before.lastIndex(of: 10) else {
            return (line, discarded.bytes + before.count + 1)
        }
        return (line, before.count - end)
    }

    private func error(_ reason: String) -> JSONError {
        JSONError(line: place.line, column: place.column, reason: reason)
    }
}
