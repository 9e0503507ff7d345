import Base
import Indicators

/// The text of a file that could not be parsed as it was meant, to say what was meant.
struct SourceLines {
    private let bytes: [UInt8]
    /// Where each line begins.
    private let starts: [Int]

    /// The lines of a file.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        starts = [0] + bytes.indices.lazy.filter { bytes[$0] == 0x0a }.map { $0 + 1 }
    }

    /// Whether a tab stands at a location.
    func hasTab(at mark: YAMLNode.Mark) -> Bool { rest(from: mark).first == "\t" }

    /// The whole of a call such as `cubic-bezier(0.4,0,0.2,1)`, of which `value` at a location is the
    /// part before the first comma, as in lists and maps in brackets; nil where it is none.
    func cutCall(of value: String, from mark: YAMLNode.Mark) -> String? {
        guard value.contains("("), !value.contains(")") else { return nil }
        let line = rest(from: mark)
        guard line.hasPrefix(value), line.dropFirst(value.count).first == ",",
            let end = line.firstIndex(of: ")")
        else { return nil }
        return String(line[...end])
    }

    /// The first such call, without quotes, that follows a location in its line and has one of `keys`
    /// behind a comma.
    func cutCall(from mark: YAMLNode.Mark, with keys: [String]) -> String? {
        let line = rest(from: mark)
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
                    return String(line[word...end])
                }
            case _ where character.isASCIILetter || character == "-": continue
            default: break
            }
            word = line.index(after: index)
        }
        return nil
    }

    /// What stands in a line from a location on.
    private func rest(from mark: YAMLNode.Mark) -> String {
        guard starts.indices.contains(mark.line - 1) else { return "" }
        let line = bytes[starts[mark.line - 1]...].prefix(2_000).prefix { $0 != 0x0a }
        let text = String(decoding: line, as: UTF8.self)
        return String(text.unicodeScalars.dropFirst(max(mark.column - 1, 0)))
    }
}
