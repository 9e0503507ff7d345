import Indicators

/// The text of a design file, with a method that replaces parameters' defaults.
struct DesignSourceText {
    private let scalars: [Unicode.Scalar]
    /// The index of each line's first scalar.
    private let lines: [Int]

    /// Creates the text of a file that was read without an error.
    init(_ bytes: [UInt8]) {
        scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
        // A byte order mark is not part of the first line.
        var lines = [scalars.first == "\u{FEFF}" ? 1 : 0]
        for index in scalars.indices {
            let isPairEnd = scalars[index] == "\n" && index > 0 && scalars[index - 1] == "\r"
            if isPairEnd {
                lines[lines.count - 1] = index + 1
            } else if scalars[index] == "\n" || scalars[index] == "\r" {
                lines.append(index + 1)
            }
        }
        self.lines = lines
    }

    /// Returns the text with the values at some positions replaced. Returns `nil` if a value's end
    /// is not found.
    func replacing(_ changes: [(mark: YAMLNode.Mark, text: String)]) -> String? {
        var text = String.UnicodeScalarView()
        var rest = scalars[...]
        for change in changes.sorted(by: {
            ($0.mark.line, $0.mark.column) < ($1.mark.line, $1.mark.column)
        }) {
            guard let range = range(at: change.mark), range.lowerBound >= rest.startIndex else {
                return nil
            }
            text.append(contentsOf: rest[..<range.lowerBound])
            text.append(contentsOf: change.text.unicodeScalars)
            rest = scalars[range.upperBound...]
        }
        text.append(contentsOf: rest)
        return String(text)
    }

    /// Returns the range of a value within one line: a list or map in brackets, a quoted string, or
    /// a plain word.
    private func range(at mark: YAMLNode.Mark) -> Range<Int>? {
        guard lines.indices.contains(mark.line - 1) else { return nil }
        let start = lines[mark.line - 1] + mark.column - 1
        guard scalars.indices.contains(start) else { return nil }
        let end: Int?
        switch scalars[start] {
        case "[", "{": end = bracketEnd(from: start)
        case "\"", "'": end = quoteEnd(from: start)
        default: end = plainEnd(from: start)
        }
        return end.map { start..<$0 }
    }

    private func quoteEnd(from start: Int) -> Int? {
        let quote = scalars[start]
        var index = start + 1
        while index < scalars.count {
            if scalars[index] == "\\", quote == "\"" {
                index += 1
            } else if scalars[index] == quote {
                let isDoubled =
                    quote == "'" && index + 1 < scalars.count && scalars[index + 1] == quote
                if !isDoubled { return index + 1 }
                index += 1
            }
            index += 1
        }
        return nil
    }

    private func bracketEnd(from start: Int) -> Int? {
        var depth = 0
        var index = start
        while index < scalars.count {
            switch scalars[index] {
            case "[", "{": depth += 1
            case "]", "}":
                depth -= 1
                if depth == 0 { return index + 1 }
            case "\"", "'":
                guard let end = quoteEnd(from: index) else { return nil }
                index = end - 1
            case "#": return nil
            default: break
            }
            index += 1
        }
        return nil
    }

    private func plainEnd(from start: Int) -> Int? {
        var end = start
        for index in start..<scalars.count {
            switch scalars[index] {
            case ",", "}", "]", "\n", "\r", "#": return end > start ? end : nil
            case " ", "\t": continue
            default: end = index + 1
            }
        }
        return end > start ? end : nil
    }
}
