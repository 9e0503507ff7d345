import Indicators

/// A JSON value that keeps the order of its keys.
package indirect enum JSONText: Sendable {
    case string(String)
    case integer(Int)
    case boolean(Bool)
    case array([JSONText])
    case object([(key: String, value: JSONText)])

    /// The value as text, two blanks deeper at each level.
    func text(indent: String = "") -> String {
        let inner = indent + "  "
        switch self {
        case .string(let text): return Self.quoted(text)
        case .integer(let value): return "\(value)"
        case .boolean(let value): return "\(value)"
        case .array(let items):
            let parts = items.map { $0.text(indent: inner) }
            let line = "[" + parts.joined(separator: ", ") + "]"
            if line.count < 80, !line.contains("\n") { return line }
            return "[\n" + parts.map { inner + $0 }.joined(separator: ",\n") + "\n\(indent)]"
        case .object(let entries):
            guard !entries.isEmpty else { return "{}" }
            let parts = entries.map {
                inner + Self.quoted($0.key) + ": " + $0.value.text(indent: inner)
            }
            return "{\n" + parts.joined(separator: ",\n") + "\n\(indent)}"
        }
    }

    /// A text between quotation marks.
    package static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

extension JSONText: ExpressibleByStringLiteral {
    package typealias StringLiteralType = String

    package init(stringLiteral value: String) { self = .string(value) }
}

extension JSONText: ExpressibleByIntegerLiteral {
    package typealias IntegerLiteralType = Int

    package init(integerLiteral value: Int) { self = .integer(value) }
}

extension JSONText: ExpressibleByArrayLiteral {
    package typealias ArrayLiteralElement = JSONText

    package init(arrayLiteral elements: JSONText...) { self = .array(elements) }
}

extension JSONText: ExpressibleByDictionaryLiteral {
    package typealias Key = String
    package typealias Value = JSONText

    package init(dictionaryLiteral elements: (String, JSONText)...) {
        self = .object(elements.map { (key: $0, value: $1) })
    }
}
