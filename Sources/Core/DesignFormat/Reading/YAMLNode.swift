import Base
import Indicators

/// A value of a file with its location: text, a list, or a map in the order of the file.
package final class YAMLNode: Sendable {
    /// A location in a file; lines and columns count from 1, columns in Unicode scalars.
    package struct Mark: Equatable, Sendable {
        package var line: Int
        package var column: Int

        /// The location at a line and a column.
        package init(line: Int, column: Int) {
            self.line = line
            self.column = column
        }

        /// A location that is in no file.
        static let none = Mark(line: 0, column: 0)
    }

    /// A key of a map with its value.
    package final class Entry: Sendable {
        package let key: String
        package let mark: Mark
        package let value: YAMLNode

        /// A key at a location, and its value.
        init(key: String, mark: Mark, value: YAMLNode) {
            self.key = key
            self.mark = mark
            self.value = value
        }
    }

    /// What the value is made of.
    enum Content: Sendable {
        /// Text; quoted text is never a number or a truth value, but may name a parameter.
        case scalar(String, quoted: Bool)
        /// A list.
        case sequence([YAMLNode])
        /// A map, its keys all different.
        case mapping([Entry])
    }

    /// Where the value begins; for what a parameter put in, where the parameter is used.
    package let mark: Mark
    /// The value.
    let content: Content
    /// The parameter that the value came from, with its dollar sign.
    let parameter: String?

    /// A value at a location.
    init(mark: Mark, content: Content, parameter: String? = nil) {
        self.mark = mark
        self.content = content
        self.parameter = parameter
    }

    /// The text of a scalar, quoted or not.
    package var text: String? {
        guard case .scalar(let text, _) = content else { return nil }
        return text
    }

    /// The text of a scalar as it is meant: `$$` in front stands for `$`.
    var literal: String? {
        text.map { $0.hasPrefix("$$") ? String($0.dropFirst()) : $0 }
    }

    /// The text of a scalar without quotes.
    package var plainText: String? {
        guard case .scalar(let text, quoted: false) = content else { return nil }
        return text
    }

    /// The items of a list.
    package var items: [YAMLNode]? {
        guard case .sequence(let items) = content else { return nil }
        return items
    }

    /// The entries of a map.
    package var entries: [Entry]? {
        guard case .mapping(let entries) = content else { return nil }
        return entries
    }

    /// Whether nothing is given: no text, `~` or `null`, without quotes.
    var isNull: Bool {
        guard let text = plainText else { return false }
        return text.isEmpty || text == "~" || text == "null"
    }

    /// The value as an error names what it found.
    package var summary: String {
        let source = parameter.map { " (from \($0))" } ?? ""
        switch content {
        case _ where isNull: return "nothing" + source
        case .scalar(let text, _): return "“\(NearestName.excerpt(text))”" + source
        case .sequence: return "a list" + source
        case .mapping: return "a map" + source
        }
    }

    /// The value in one line, as it might be written in a file.
    package var flow: String {
        switch content {
        case .scalar(let text, _): text
        case .sequence(let items): "[" + items.map { $0.flow }.joined(separator: ", ") + "]"
        case .mapping(let entries):
            "{" + entries.map { "\($0.key): \($0.value.flow)" }.joined(separator: ", ") + "}"
        }
    }
}
