extension JSON {
    /// The value on one line. Equal values have equal text on every system.
    ///
    /// Numbers have the fewest digits that read back as the same `Double`. Integers below 2⁵⁴ have
    /// no decimal point. Infinities and NaN, which JSON lacks, become `null`.
    public var text: String {
        var text = ""
        append(to: &text)
        return text
    }

    /// Appends the one-line text of the value to `text`.
    public func append(to text: inout String) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .number(let value): Self.append(value, to: &text)
        case .string(let value): Self.append(value, to: &text)
        case .array(let values):
            text += "["
            for (index, value) in values.enumerated() {
                if index > 0 { text += ", " }
                value.append(to: &text)
            }
            text += "]"
        case .object(let members):
            text += "{"
            for (index, member) in members.enumerated() {
                if index > 0 { text += ", " }
                Self.append(member.name, to: &text)
                text += ": "
                member.value.append(to: &text)
            }
            text += "}"
        }
    }

    private static func append(_ value: Double, to text: inout String) {
        if !value.isFinite {
            text += "null"
        } else if value == value.rounded(.towardZero), abs(value) < 0x1p54 {
            text += String(Int64(value))
        } else {
            text += value.description
        }
    }

    private static func append(_ value: String, to text: inout String) {
        text += "\""
        defer { text += "\"" }
        // Most strings need no escape and are appended unchanged.
        if value.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x22 && $0 != 0x5c && $0 != 0x7f }) {
            text += value
            return
        }
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\u{0}"..<" ", "\u{7f}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.append(Character(scalar))
            }
        }
    }
}

extension JSON {
    /// The value as indented text with two spaces per nesting depth. An array that fits in 80
    /// columns stays on one line.
    ///
    /// Reading it yields the same value as reading `text`.
    public var lines: String { lines(indent: "") }

    private func lines(indent: String) -> String {
        let inner = indent + "  "
        switch self {
        case .null, .bool, .number, .string:
            return text
        case .array(let items):
            let parts = items.map { $0.lines(indent: inner) }
            let line = "[" + parts.joined(separator: ", ") + "]"
            if line.count < 80, !line.contains("\n") { return line }
            return "[\n" + parts.map { inner + $0 }.joined(separator: ",\n") + "\n\(indent)]"
        case .object(let members):
            guard !members.isEmpty else { return "{}" }
            let parts = members.map {
                inner + JSON.string($0.name).text + ": " + $0.value.lines(indent: inner)
            }
            return "{\n" + parts.joined(separator: ",\n") + "\n\(indent)}"
        }
    }
}
