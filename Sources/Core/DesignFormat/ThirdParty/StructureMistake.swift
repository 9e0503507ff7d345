import Base

/// A mistake that makes a file invalid YAML, at the position where it was made.
///
/// The parser stops at a later position, possibly on a later line.
struct StructureMistake {
    let mark: YAMLNode.Mark
    /// The error message.
    let message: String
    /// The correction.
    let hint: String

    /// Returns the mistake that probably made the parser stop, or `nil` if none is found.
    static func first(in source: SourceLines, before stop: YAMLNode.Mark) -> StructureMistake? {
        var hidden: StructureMistake?
        var scan = LineScan()
        for line in 1...max(stop.line, 1) {
            scan.begin()
            for (index, scalar) in source.scalars(ofLine: line).enumerated() {
                let mark = YAMLNode.Mark(line: line, column: index + 1)
                // Text after the parser's position cannot be the cause.
                if line == stop.line, mark.column > stop.column { return hidden }
                scan.advance(to: scalar)
                if scan.startsComment, scan.depth > 0, hidden == nil {
                    hidden = comment(source.rest(from: mark), at: mark)
                }
                if scan.isInComment { break }
                // All brackets are closed, so the comment hid nothing that the parser needs.
                if scan.depth == 0 { hidden = nil }
                // On earlier lines, such a blank was accepted as part of a string.
                if line >= stop.line - 1, !scan.isInQuotes, blanks.contains(scalar) {
                    return blank(scalar, at: mark)
                }
            }
        }
        return hidden
    }

    /// Returns the mistake of an unquoted colour such as `#ff0000`, which begins a comment.
    private static func comment(_ text: String, at mark: YAMLNode.Mark) -> StructureMistake? {
        let digits = text.dropFirst().prefix { $0.hexDigit != nil }
        guard [3, 4, 6, 8].contains(digits.count) else { return nil }
        return StructureMistake(
            mark: mark,
            message: "#\(digits) begins a comment, which hides the rest of the line",
            hint: "put the colour into quotes: \"#\(digits)\""
        )
    }

    private static func blank(_ scalar: Unicode.Scalar, at mark: YAMLNode.Mark) -> StructureMistake
    {
        let code = String(scalar.value, radix: 16, uppercase: true)
        let digits = String(repeating: "0", count: 4 - code.count) + code
        return StructureMistake(
            mark: mark,
            message:
                "U+\(digits) looks like a space, but YAML does not read it as one",
            hint: "replace it with an ordinary space"
        )
    }

    /// Unicode blanks that editors and web pages insert instead of U+0020.
    private static let blanks: Set<Unicode.Scalar> = [
        "\u{A0}", "\u{2002}", "\u{2003}", "\u{2007}", "\u{2009}", "\u{200A}", "\u{200B}",
        "\u{202F}", "\u{205F}", "\u{3000}", "\u{FEFF}",
    ]
}

/// A scanner for quotes, brackets and comments. Brackets remain open at the end of a line, quotes
/// do not, so that an apostrophe in a comment or a word does not affect later lines.
private struct LineScan {
    private(set) var depth = 0
    private(set) var isInComment = false
    private(set) var startsComment = false
    private var quote: Unicode.Scalar?
    private var previous: Unicode.Scalar = " "

    var isInQuotes: Bool { quote != nil }

    mutating func begin() {
        (isInComment, startsComment, quote, previous) = (false, false, nil, " ")
    }

    mutating func advance(to scalar: Unicode.Scalar) {
        defer { previous = scalar }
        startsComment = false
        if let open = quote {
            if scalar == open { quote = nil }
            return
        }
        let isAfterBlank = previous == " " || previous == "\t"
        let isAfterBracket = ["[", "{", ",", ":"].contains(previous)
        switch scalar {
        case "#" where isAfterBlank: (startsComment, isInComment) = (true, true)
        case "\"" where isAfterBlank || isAfterBracket, "'" where isAfterBlank || isAfterBracket:
            quote = scalar
        case "[", "{": depth += 1
        case "]", "}": depth = max(depth - 1, 0)
        default: break
        }
    }
}
