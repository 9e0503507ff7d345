import Base

/// A YAML value to be written.
indirect enum YAMLText: Equatable {
    /// Text that is written unchanged: a number, a word or a parameter's name.
    case plain(String)
    /// A string, in quotation marks if YAML requires them.
    case text(String)
    /// A string that is always in quotation marks.
    case quoted(String)
    /// A list, in one line if it fits.
    case list([YAMLText])
    /// A list with one item per line.
    case lines([YAMLText])
    case map([Entry])

    struct Entry: Equatable {
        var key: String
        var value: YAMLText
    }

    /// The maximum line length, in columns.
    private static let width = 100

    /// Creates a map without the entries whose value is `nil`.
    static func fields(_ fields: [(key: String, value: YAMLText?)]) -> YAMLText {
        .map(fields.compactMap { key, value in value.map { Entry(key: key, value: $0) } })
    }

    /// Whether the value must be written on several lines.
    private var needsLines: Bool {
        switch self {
        case .plain, .text, .quoted: false
        case .lines(let items): !items.isEmpty
        case .list(let items): items.contains { $0.needsLines }
        case .map(let entries): entries.contains { $0.value.needsLines }
        }
    }

    /// The value in flow style, in one line.
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

    /// The value as the last part of a line in block style, where strings need quotation marks less
    /// often.
    private var alone: String {
        guard case .text(let text) = self else { return flow }
        return Self.isPlain(text, alone: true) ? text : JSON.string(text).text
    }

    /// Returns the text of a file whose root is this value.
    ///
    /// - Parameter aligned: The top-level keys whose maps have their values aligned in one column.
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

    /// Returns a key with its value, on one line if it fits.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - value: The value.
    ///   - indent: The indentation in columns.
    ///   - column: The minimum number of columns before the value.
    ///   - aligned: The keys whose maps have their values aligned in one column.
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

    /// Returns the value in block style, on separate lines.
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

    /// Returns the column after the longest key whose value is on the same line.
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

    /// Whether the value is a choice by a parameter.
    private var isReference: Bool {
        guard case .map(let entries) = self else { return false }
        return entries.count == 1 && entries[0].key.utf8.first == UInt8(ascii: "$") && !needsLines
    }

    /// Returns a string with quotation marks if YAML would not read it as a string in flow style.
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
