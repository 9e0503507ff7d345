import Base
import Indicators

/// A node of a parsed file, with its position. Maps preserve the order of the file.
package final class YAMLNode: Sendable {
    /// A position in a file. Lines and columns start at 1, and columns count Unicode scalars.
    package struct Mark: Equatable, Sendable {
        package var line: Int
        package var column: Int

        package init(line: Int, column: Int) {
            self.line = line
            self.column = column
        }

        /// The position of a value that is not from a file.
        static let none = Mark(line: 0, column: 0)
    }

    /// A key of a map, with its value.
    package final class Entry: Sendable {
        package let key: String
        package let mark: Mark
        package let value: YAMLNode

        init(key: String, mark: Mark, value: YAMLNode) {
            self.key = key
            self.mark = mark
            self.value = value
        }
    }

    /// The content of a node.
    enum Content: Sendable {
        /// Text. Quoted text is never a number or a Boolean, but may refer to a parameter.
        case scalar(String, quoted: Bool)
        case sequence([YAMLNode])
        /// A map with unique keys.
        case mapping([Entry])
    }

    /// The position of the value. A parameter's value has the position of the reference to the
    /// parameter.
    package let mark: Mark
    let content: Content
    /// The name of the parameter that the value came from, with its dollar sign.
    let parameter: String?
    /// The column where the text of an expression begins in the file. `nil` for other nodes, and if
    /// the text is not written as it is, because of escapes or line breaks.
    let textColumn: Int?

    init(mark: Mark, content: Content, parameter: String? = nil, textColumn: Int? = nil) {
        self.mark = mark
        self.content = content
        self.parameter = parameter
        self.textColumn = textColumn
    }

    /// The text of a scalar, quoted or not. `nil` for a list or a map.
    package var text: String? {
        guard case .scalar(let text, _) = content else { return nil }
        return text
    }

    /// The text of a scalar with a leading `$$` unescaped to `$`.
    var literal: String? {
        text.map { $0.hasPrefix("$$") ? String($0.dropFirst()) : $0 }
    }

    /// The text of an unquoted scalar. `nil` for other nodes.
    package var plainText: String? {
        guard case .scalar(let text, quoted: false) = content else { return nil }
        return text
    }

    /// The items of a list. `nil` for other nodes.
    package var items: [YAMLNode]? {
        guard case .sequence(let items) = content else { return nil }
        return items
    }

    /// The entries of a map. `nil` for other nodes.
    package var entries: [Entry]? {
        guard case .mapping(let entries) = content else { return nil }
        return entries
    }

    /// Whether the value is null: an unquoted scalar that is empty, `~` or `null`.
    var isNull: Bool {
        guard let text = plainText else { return false }
        return text.isEmpty || text == "~" || text == "null"
    }

    /// A short description of the value for error messages.
    package var summary: String {
        let source = parameter.map { " (from \($0))" } ?? ""
        switch content {
        case _ where isNull: return "nothing" + source
        case .scalar(let text, _): return "“\(NearestName.excerpt(text))”" + source
        case .sequence: return "a list" + source
        case .mapping: return "a map" + source
        }
    }

    /// The value in YAML flow style, in one line.
    package var flow: String {
        switch content {
        case .scalar(let text, _): text
        case .sequence(let items): "[" + items.map { $0.flow }.joined(separator: ", ") + "]"
        case .mapping(let entries):
            "{" + entries.map { "\($0.key): \($0.value.flow)" }.joined(separator: ", ") + "}"
        }
    }
}
