import Base
import Indicators

/// The lines of a file with a syntax error, for hints about the likely mistake.
struct SourceLines {
    private let bytes: [UInt8]
    /// The index of each line's first byte.
    private let starts: [Int]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        starts = [0] + bytes.indices.lazy.filter { bytes[$0] == 0x0a }.map { $0 + 1 }
    }

    /// Whether the character at `mark` is a tab.
    func hasTab(at mark: YAMLNode.Mark) -> Bool { rest(from: mark).first == "\t" }

    /// Returns the complete function call at `mark` if only the part before its first comma was
    /// parsed as `value`. Returns `nil` for another value.
    ///
    /// In flow lists and maps, an unquoted call such as `cubic-bezier(0.4,0,0.2,1)` ends at its
    /// first comma.
    func functionCall(truncatedTo value: String, at mark: YAMLNode.Mark) -> String? {
        guard value.contains("("), !value.contains(")") else { return nil }
        let line = rest(from: mark)
        guard line.hasPrefix(value), line.dropFirst(value.count).first == ",",
            let end = line.firstIndex(of: ")")
        else { return nil }
        return String(line[...end])
    }

    /// Returns the complete value if a comma in it was parsed as the end of a map entry, such as
    /// `M0,0` in `{data: M0,0, size: 4}`. Returns `nil` for another value. `next` is the following
    /// key.
    func valueTruncatedAtComma(_ value: YAMLNode, before next: YAMLTree?) -> String? {
        guard let text = value.plainText, !text.isEmpty, let key = next?.mark,
            case .scalar(let word, isQuoted: false)? = next?.content,
            key.line == value.mark.line, key.column > value.mark.column, !word.isEmpty
        else { return nil }
        // Marks count scalars. In web pages, characters are scalars.
        let line = Array(rest(from: value.mark).unicodeScalars)
        let start = key.column - value.mark.column
        guard line.starts(with: text.unicodeScalars),
            line.dropFirst(start).starts(with: word.unicodeScalars)
        else { return nil }
        let first = line.indices.dropFirst(start + word.unicodeScalars.count)
            .first { line[$0] != " " }
        guard var end = first, line[end] == "," || line[end] == "}" else { return nil }
        // Keys without a colon after the comma belong to the value, too.
        while line[end] == "," {
            let stop = line.indices.dropFirst(end + 1)
                .first { line[$0] == "," || line[$0] == "}" || line[$0] == ":" }
            guard let stop, line[stop] != ":" else { break }
            end = stop
        }
        var whole = line[..<end]
        while whole.last == " " { whole.removeLast() }
        return String(String.UnicodeScalarView(whole))
    }

    /// Returns the first unquoted function call in a line with one of `keys` as an argument after a
    /// comma.
    func functionCall(
        inLine number: Int,
        containing keys: [String]
    ) -> (text: String, mark: YAMLNode.Mark)? {
        let line = rest(from: YAMLNode.Mark(line: number, column: 1))
        var quote: Character?
        var word = line.startIndex
        for index in line.indices {
            let character = line[index]
            if let open = quote {
                if character == open { quote = nil }
                continue
            }
            switch character {
            case "\"", "'": quote = character
            case "#": return nil
            case "(" where word < index:
                guard let end = line.indices.first(where: { $0 > index && line[$0] == ")" }) else {
                    return nil
                }
                let parts = line[line.index(after: index)..<end].split(separator: ",").dropFirst()
                let words = parts.map { $0.drop { $0 == " " } }
                if words.contains(where: { keys.contains(String($0)) }) {
                    let column = line[..<word].unicodeScalars.count + 1
                    return (String(line[word...end]), YAMLNode.Mark(line: number, column: column))
                }
            case _ where character.isASCIILetter || character == "-": continue
            default: break
            }
            word = line.index(after: index)
        }
        return nil
    }

    /// Returns the column where a value's text begins. Returns `nil` if the text is not written as
    /// it is, because of escapes or line breaks.
    func column(of text: String, isQuoted: Bool, at mark: YAMLNode.Mark) -> Int? {
        let offset = isQuoted ? 1 : 0
        let line = rest(from: mark).unicodeScalars.dropFirst(offset)
        return line.starts(with: text.unicodeScalars) ? mark.column + offset : nil
    }

    /// Returns the scalars of a line. Empty if the line does not exist.
    func scalars(ofLine number: Int) -> String.UnicodeScalarView {
        guard starts.indices.contains(number - 1) else { return "".unicodeScalars }
        let line = bytes[starts[number - 1]...].prefix { $0 != 0x0a }
        return String(decoding: line, as: UTF8.self).unicodeScalars
    }

    /// Returns the text of a line from `mark` on, at most 2,000 bytes.
    func rest(from mark: YAMLNode.Mark) -> String {
        guard starts.indices.contains(mark.line - 1) else { return "" }
        let line = bytes[starts[mark.line - 1]...].prefix(2_000).prefix { $0 != 0x0a }
        let text = String(decoding: line, as: UTF8.self)
        return String(text.unicodeScalars.dropFirst(max(mark.column - 1, 0)))
    }
}
