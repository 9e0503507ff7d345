// The expansion of `@Entry var name: Type = value` in an extension of `EnvironmentValues` or
// `Transaction`: a key type, and accessors that use it. The compiler sends the declaration as
// source text, which is parsed here.

/// Returns the expansion of `@Entry`. Returns `nil` for other macros.
func entryExpansion(of message: [UInt8]) -> String? {
    let message = String(decoding: message, as: UTF8.self).utf8
    guard let macro = stringField(of: "typeName", after: "\"macro\":{", in: message),
        macro == "Entry",
        let role = stringField(of: "macroRole", after: "{", in: message),
        let source = stringField(of: "source", after: "\"declSyntax\":{", in: message),
        let entry = Entry(declaration: source)
    else { return nil }
    guard role == "peer" else {
        return """
            {
                get { self[__Key_\(entry.name).self] }
                set { self[__Key_\(entry.name).self] = newValue }
            }
            """
    }
    let context = stringField(of: "source", after: "\"lexicalContext\":[", in: message) ?? ""
    let key = context.contains("extension Transaction") ? "TransactionKey" : "EnvironmentKey"
    let value =
        entry.type.map { "static var defaultValue: \($0) { \(entry.value) }" }
        ?? "static let defaultValue = \(entry.value)"
    return "private enum __Key_\(entry.name): \(key) { \(value) }"
}

/// The parsed declaration `var name: Type = value`.
private struct Entry {
    var name: String
    var type: String?
    var value: String

    init?(declaration: String) {
        let code = Entry.withoutComments(declaration)
        guard let keyword = code.firstRange(of: Array(" var ")) else { return nil }
        let rest = code[keyword.upperBound...].drop { $0 == " " }
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard !name.isEmpty else { return nil }
        self.name = String(name)
        let after = rest.dropFirst(name.count)
        let assignment = after.firstIndex(of: "=")
        let typed = after[..<(assignment ?? after.endIndex)].drop { $0 == " " }
        type = typed.first == ":" ? String(typed.dropFirst()) : nil
        // Without a value, an optional defaults to `nil`. For other types the compiler reports the
        // error.
        value = assignment.map { String(after[($0 + 1)...]) } ?? "nil"
    }

    /// Removes comments and replaces white space with spaces, except in string literals.
    private static func withoutComments(_ text: String) -> [Character] {
        var code: [Character] = [" "]
        var rest = Array(text)[...]
        var isInString = false
        while let first = rest.first {
            let two = String(rest.prefix(2))
            if !isInString, two == "//" {
                rest = rest.drop { !$0.isNewline }
            } else if !isInString, two == "/*" {
                rest = rest.dropFirst(2)
                while !rest.isEmpty, String(rest.prefix(2)) != "*/" { rest = rest.dropFirst() }
                rest = rest.dropFirst(2)
            } else {
                if first == "\"" { isInString.toggle() }
                if two == "\\\"" {
                    code.append(first)
                    rest = rest.dropFirst()
                }
                code.append(rest.first.map { $0.isWhitespace && !isInString ? " " : $0 } ?? " ")
                rest = rest.dropFirst()
            }
        }
        return code
    }
}

/// Returns the first JSON string field `name` after `mark`. Quotation marks within JSON strings are
/// escaped, so `mark` and the field's name match only the JSON syntax.
private func stringField(of name: String, after mark: String, in message: String.UTF8View)
    -> String?
{
    let bytes = Array(message)
    guard let start = bytes.firstRange(of: Array(mark.utf8)),
        let head = bytes[start.upperBound...].firstRange(of: Array("\"\(name)\":\"".utf8))
    else { return nil }
    var text: [UInt8] = []
    var rest = bytes[head.upperBound...]
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
        guard byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() else {
            text.append(byte)
            continue
        }
        switch escaped {
        case UInt8(ascii: "n"), UInt8(ascii: "r"): text.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
        case UInt8(ascii: "u"):
            let digits = String(decoding: rest.prefix(4), as: UTF8.self)
            rest = rest.dropFirst(4)
            let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) ?? " "
            text += Array(String(Character(scalar)).utf8)
        default: text.append(escaped)
        }
    }
    return String(decoding: text, as: UTF8.self)
}

/// Returns `text` as a JSON string literal.
func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": quoted += "\\\""
        case "\\": quoted += "\\\\"
        case "\n": quoted += "\\n"
        case _ where scalar.value < 0x20: quoted += " "
        default: quoted.unicodeScalars.append(scalar)
        }
    }
    return quoted + "\""
}
