import Base

/// A mistake that makes a file invalid YAML, at the place where it was made.
///
/// The parser reports where it stopped, which may be lines later.
struct StructureMistake {
    /// The location of the mistake.
    let mark: YAMLNode.Mark
    /// What is wrong.
    let message: String
    /// What to write instead.
    let hint: String

    /// Returns the mistake because of which the parser stopped, or `nil` if none is known.
    static func first(in source: SourceLines, before stop: YAMLNode.Mark) -> StructureMistake? {
        var hidden: StructureMistake?
        var scan = LineScan()
        for line in 1...max(stop.line, 1) {
            scan.begin()
            for (index, scalar) in source.scalars(ofLine: line).enumerated() {
                let mark = YAMLNode.Mark(line: line, column: index + 1)
                // What follows is not what the parser stumbled over.
                if line == stop.line, mark.column > stop.column { return hidden }
                scan.advance(to: scalar)
                if scan.startsComment, scan.depth > 0, hidden == nil {
                    hidden = comment(source.rest(from: mark), at: mark)
                }
                if scan.isInComment { break }
                // What is closed again hides nothing that the parser needs.
                if scan.depth == 0 { hidden = nil }
                // Elsewhere such a blank is part of a text.
                if line >= stop.line - 1, !scan.isInQuotes, blanks.contains(scalar) {
                    return blank(scalar, at: mark)
                }
            }
        }
        return hidden
    }

    /// A colour such as `#ff0000` without quotes, which begins a comment.
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

    /// Blanks that editors and web pages put in the place of U+0020.
    private static let blanks: Set<Unicode.Scalar> = [
        "\u{A0}", "\u{2002}", "\u{2003}", "\u{2007}", "\u{2009}", "\u{200A}", "\u{200B}",
        "\u{202F}", "\u{205F}", "\u{3000}", "\u{FEFF}",
    ]
}

/// Follows quotes, brackets and comments from one character to the next. Brackets stay open at the end
/// of a line, quotes do not, so that an apostrophe in a comment or a word cannot hide later lines.
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
