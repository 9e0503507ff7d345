/// Source text in Swift.
enum SwiftText {
    /// Returns a number without a needless fraction.
    static func number(_ value: Double, digits: Int = 5) -> String {
        let rounded = value.rounded(toDigits: digits)
        if rounded == rounded.rounded(), rounded.magnitude < 1e9 { return String(Int(rounded)) }
        let text = "\(rounded)"
        guard text.contains("e") else { return text }
        // Swift prints numbers below 0.0001 with an exponent, which source code may have.
        return text
    }

    /// Returns an array of numbers.
    static func array(_ values: [Double], digits: Int = 5) -> String {
        "[" + values.map { number($0, digits: digits) }.joined(separator: ", ") + "]"
    }

    /// Returns an array of arrays of numbers.
    static func arrays(_ values: [[Double]]) -> String {
        "[" + values.map { array($0) }.joined(separator: ", ") + "]"
    }

    /// Returns lines indented by a number of steps of four spaces.
    static func indented(_ lines: [String], _ steps: Int = 1) -> [String] {
        lines.map { $0.isEmpty ? $0 : String(repeating: " ", count: 4 * steps) + $0 }
    }

    /// Returns the lines with those of over 100 columns broken into one line for each argument.
    static func wrapped(_ lines: [String], columns: Int = 100) -> [String] {
        lines.flatMap { wrapped(line: $0, columns) }
    }

    /// Returns a case of a switch that returns a value.
    static func wrappedCase(_ cases: String, _ value: String, columns: Int) -> [String] {
        let line = "case \(cases): return \(value)"
        if line.count <= columns - 4 { return [line] }
        return ["case \(cases):"] + wrapped(["    return \(value)"], columns: columns - 4)
    }

    private static func wrapped(line: String, _ columns: Int) -> [String] {
        guard line.count > columns, !line.contains("//") else { return [line] }
        let indent = String(line.prefix { $0 == " " })
        if let choice = Self.choice(in: line) {
            return [choice.start]
                + choice.values.flatMap { wrapped(line: indent + "    " + $0, columns) }
        }
        if let range = line.firstRange(of: ").trimmed"), line.hasPrefix(indent + "Path(") {
            let start = line[..<line.index(after: range.lowerBound)]
            let rest = line[line.index(after: range.lowerBound)...]
            return [String(start), indent + "    " + rest]
        }
        guard let group = BracketGroup(of: line) else { return [line] }
        let inner = indent + "    "
        if group.isList {
            return [group.prefix] + filled(group.parts, inner, columns) + [indent + group.suffix]
        }
        let last = group.parts.count - 1
        let parts = group.parts.enumerated().flatMap { index, part in
            wrapped(line: inner + part + (index < last ? "," : ""), columns)
        }
        return [group.prefix] + parts + [indent + group.suffix]
    }

    /// Splits a line before the `?` and the `:` of a conditional expression outside brackets.
    private static func choice(in line: String) -> (start: String, values: [String])? {
        let characters = Array(line)
        var (depth, question) = (0, 0)
        for index in characters.indices.dropLast(2) {
            if "([".contains(characters[index]) { depth += 1 }
            if ")]".contains(characters[index]) { depth -= 1 }
            guard depth == 0, characters[index] == " ", characters[index + 2] == " " else {
                continue
            }
            if characters[index + 1] == "?" { question = index }
            if characters[index + 1] == ":", question > 0 {
                let values = [characters[(question + 1)..<index], characters[(index + 1)...]]
                return (String(characters[..<question]), values.map { String($0) })
            }
        }
        return nil
    }

    /// Returns as many parts on each line as fit.
    private static func filled(_ parts: [String], _ indent: String, _ columns: Int) -> [String] {
        var lines: [String] = []
        var current = indent
        for (index, part) in parts.enumerated() {
            let text = index < parts.count - 1 ? part + "," : part
            if current.count + text.count + 1 > columns, current != indent {
                lines.append(current)
                current = indent
            }
            current += (current == indent ? "" : " ") + text
        }
        return lines + [current]
    }

    /// Returns an identifier for a label such as `circle 2`.
    static func identifier(_ label: String) -> String {
        let words = label.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        let joined = words.enumerated().map { index, word in
            index == 0
                ? word.prefix(1).lowercased() + word.dropFirst()
                : word.prefix(1).uppercased() + word.dropFirst()
        }.joined()
        guard let first = joined.first else { return "layer" }
        if joined == "repeat" { return "repetition" }
        let name = first.isNumber ? "layer" + joined : joined
        return keywords.contains(name) ? name + "Layer" : name
    }

    /// Words that cannot be names of variables, and names that the code uses.
    private static let keywords: Set<String> = [
        "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else",
        "enum", "extension", "false", "for", "func", "guard", "if", "import", "in", "init", "inout",
        "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat",
        "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "var", "where", "while", "canvas", "index", "inner", "part",
        "position", "isDark", "keys", "path", "start", "phase", "layer", "body", "size",
    ]
}

/// The outermost bracket of a line with the most text, and the parts between its commas.
private struct BracketGroup {
    /// The text up to the opening bracket.
    var prefix: String
    var parts: [String]
    /// The text from the closing bracket on.
    var suffix: String
    /// Whether the parts are numbers.
    var isList: Bool

    /// Finds the bracket, or returns `nil` if there is none.
    init?(of line: String) {
        let characters = Array(line)
        var best: (start: Int, end: Int)?
        var start = 0
        var depth = 0
        for (index, character) in characters.enumerated() {
            if "([".contains(character) {
                if depth == 0 { start = index }
                depth += 1
            } else if ")]".contains(character) {
                depth -= 1
                if depth == 0, index - start > (best.map { $0.end - $0.start } ?? 1) {
                    best = (start, index)
                }
            }
        }
        guard let best else { return nil }
        prefix = String(characters[...best.start])
        suffix = String(characters[best.end...])
        parts = [""]
        depth = 0
        for character in characters[(best.start + 1)..<best.end] {
            if "([".contains(character) { depth += 1 }
            if ")]".contains(character) { depth -= 1 }
            if character == ",", depth == 0 {
                parts.append("")
            } else if parts[parts.count - 1] != "" || character != " " {
                parts[parts.count - 1].append(character)
            }
        }
        isList = characters[best.start] == "[" && parts.allSatisfy { Double($0) != nil }
    }
}
