import Base

/// A value as it is written in a file.
indirect enum YAMLText: Equatable {
    /// Text that stands as it is: a number, a word, a parameter's name.
    case plain(String)
    /// Text between quotation marks, where it needs them.
    case text(String)
    /// Text that is always between quotation marks.
    case quoted(String)
    /// A list.
    case list([YAMLText])
    /// A list with an item a line, whatever room there is.
    case lines([YAMLText])
    /// A map, in the order of its keys.
    case map([Entry])

    /// A key with its value.
    struct Entry: Equatable {
        var key: String
        var value: YAMLText
    }

    /// The most columns of a line.
    private static let width = 100

    /// A map of the values that there are.
    static func fields(_ fields: [(key: String, value: YAMLText?)]) -> YAMLText {
        .map(fields.compactMap { key, value in value.map { Entry(key: key, value: $0) } })
    }

    /// Whether the value cannot be written in one line.
    private var needsLines: Bool {
        switch self {
        case .plain, .text, .quoted: false
        case .lines(let items): !items.isEmpty
        case .list(let items): items.contains { $0.needsLines }
        case .map(let entries): entries.contains { $0.value.needsLines }
        }
    }

    /// The value in one line.
    private var flow: String {
        switch self {
        case .plain(let text): text
        case .text(let text): Self.quoted(text)
        case .quoted(let text): JSON.string(text).text
        case .list(let items), .lines(let items):
            "[" + items.map { $0.flow }.joined(separator: ", ") + "]"
        case .map(let entries):
            "{" + entries.map { "\(Self.quoted($0.key)): \($0.value.flow)" }.joined(separator: ", ")
                + "}"
        }
    }

    /// The value in one line that holds nothing else; then text may have more without quotes.
    private var alone: String {
        guard case .text(let text) = self else { return flow }
        return Self.isPlain(text, alone: true) ? text : JSON.string(text).text
    }

    /// The lines of a file that holds the map and nothing else.
    ///
    /// - Parameter aligned: The keys whose maps have their values in one column.
    func document(aligned: Set<String>) -> String {
        guard case .map(let entries) = self else { return flow + "\n" }
        return Self.lines(of: entries, indent: 0, aligned: aligned)
    }

    private static func lines(of entries: [Entry], indent: Int, aligned: Set<String>) -> String {
        entries.map { entry in
            line(entry.key, entry.value, indent: indent, column: 0, aligned: aligned)
        }
        .joined()
    }

    /// A key with its value: in one line where there is room, else on lines of their own.
    ///
    /// - Parameter column: The least number of characters before the value.
    private static func line(
        _ key: String,
        _ value: YAMLText,
        indent: Int,
        column: Int,
        aligned: Set<String> = []
    ) -> String {
        let blanks = String(repeating: " ", count: indent)
        let name = quoted(key) + ":"
        if !value.needsLines, !aligned.contains(key) || value.isEmpty {
            let padding = String(repeating: " ", count: max(column - name.count, 1))
            let line = blanks + name + padding + value.alone
            if line.count <= width || value.isScalar || value.isEmpty { return line + "\n" }
        }
        return blanks + name + "\n"
            + value.block(indent: indent + 2, isAligned: aligned.contains(key))
    }

    /// The value on lines of its own.
    private func block(indent: Int, isAligned: Bool = false) -> String {
        let blanks = String(repeating: " ", count: indent)
        switch self {
        case .plain, .text, .quoted: return blanks + flow + "\n"
        case .map(let entries):
            let column = isAligned ? Self.column(of: entries, indent: indent) : 0
            return entries.map {
                Self.line($0.key, $0.value, indent: indent, column: column)
            }
            .joined()
        case .list(let items), .lines(let items):
            return items.map { item in
                guard case .map(let entries) = item, !entries.isEmpty, !item.isReference else {
                    return item.needsLines
                        ? blanks + "-\n" + item.block(indent: indent + 2)
                        : blanks + "- " + item.flow + "\n"
                }
                let lines = entries.map {
                    Self.line($0.key, $0.value, indent: indent + 2, column: 0)
                }
                return blanks + "- " + lines.joined().dropFirst(indent + 2)
            }
            .joined()
        }
    }

    /// The column after the longest key whose value stands beside it.
    private static func column(of entries: [Entry], indent: Int) -> Int {
        entries.filter { !$0.value.needsLines }.map { quoted($0.key).count + 2 }.max() ?? 0
    }

    private var isScalar: Bool {
        switch self {
        case .plain, .text, .quoted: true
        case .list, .lines, .map: false
        }
    }

    private var isEmpty: Bool {
        switch self {
        case .plain, .text, .quoted: false
        case .list(let items), .lines(let items): items.isEmpty
        case .map(let entries): entries.isEmpty
        }
    }

    /// Whether the map is a choice by a parameter.
    private var isReference: Bool {
        guard case .map(let entries) = self else { return false }
        return entries.count == 1 && entries[0].key.utf8.first == UInt8(ascii: "$") && !needsLines
    }

    /// A text as it is where YAML takes it for nothing else, else between quotation marks.
    static func quoted(_ text: String) -> String {
        isPlain(text) ? text : JSON.string(text).text
    }

    private static func isPlain(_ text: String, alone: Bool = false) -> Bool {
        guard text != "null", let first = text.utf8.first, let last = text.utf8.last else {
            return false
        }
        guard isLetterOrDigit(first) || first == UInt8(ascii: "$"), last != UInt8(ascii: " ")
        else { return false }
        return text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"),
                UInt8(ascii: "$"), UInt8(ascii: "'"), UInt8(ascii: "/"), UInt8(ascii: ";"):
                true
            case UInt8(ascii: ","), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "?"),
                UInt8(ascii: "!"), UInt8(ascii: "+"), UInt8(ascii: "="):
                alone
            default: isLetterOrDigit(byte) || byte >= 0x80
            }
        }
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"):
            true
        default: false
        }
    }
}
