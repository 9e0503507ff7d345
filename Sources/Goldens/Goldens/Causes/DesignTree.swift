import Base
import DesignFormat

/// A design file as a tree of values. Single values can be changed, and the tree can be converted
/// to YAML.
package indirect enum DesignTree: Equatable, Sendable {
    /// A string, a number or a choice.
    case scalar(String, isQuoted: Bool)
    case list([DesignTree])
    /// A map, in the order of the file.
    case map([Entry])

    package struct Entry: Equatable, Sendable {
        package var key: String
        package var value: DesignTree
    }

    /// A step of a path from a value to one of its parts.
    package enum Step: Hashable, Sendable {
        /// A key of a map.
        case key(String)
        /// An index of a list.
        case index(Int)
    }

    /// Returns an unquoted scalar.
    static func plain(_ text: String) -> DesignTree { .scalar(text, isQuoted: false) }

    /// Converts a parsed file.
    init(_ node: YAMLNode) {
        if let items = node.items {
            self = .list(items.map(DesignTree.init))
        } else if let entries = node.entries {
            self = .map(entries.map { Entry(key: $0.key, value: DesignTree($0.value)) })
        } else {
            self = .scalar(node.text ?? "", isQuoted: node.plainText == nil)
        }
    }

    /// Parses a design file. Returns `nil` if it is not valid YAML.
    package init?(yaml text: String) {
        let log = ProblemLog(file: "")
        guard let root = YAMLFile.root(of: Array(text.utf8), log: log) else { return nil }
        self.init(root)
    }

    /// The text of a scalar, or `nil` for other values.
    package var text: String? {
        guard case .scalar(let text, _) = self else { return nil }
        return text
    }

    /// The number in an unquoted scalar, or `nil` for other values.
    var number: Double? {
        guard case .scalar(let text, isQuoted: false) = self else { return nil }
        return Double(text).flatMap { $0.isFinite ? $0 : nil }
    }

    /// The entries of a map. It is empty for other values.
    package var entries: [Entry] {
        guard case .map(let entries) = self else { return [] }
        return entries
    }

    /// The items of a list. It is empty for other values.
    package var items: [DesignTree] {
        guard case .list(let items) = self else { return [] }
        return items
    }

    /// Returns the value of a key of a map, or `nil`.
    package subscript(key: String) -> DesignTree? {
        entries.first { $0.key == key }?.value
    }

    /// The value in YAML's flow style, on one line.
    package var flow: String {
        switch self {
        case .scalar(let text, let isQuoted):
            isQuoted || !Self.isPlain(text) ? JSON.string(text).text : text
        case .list(let items): "[" + items.map(\.flow).joined(separator: ", ") + "]"
        case .map(let entries):
            "{"
                + entries.map { "\(Self.key($0.key)): \($0.value.flow)" }.joined(separator: ", ")
                + "}"
        }
    }

    private static func key(_ text: String) -> String {
        isPlain(text) ? text : JSON.string(text).text
    }

    /// Whether the text can be written in YAML without quotes.
    private static func isPlain(_ text: String) -> Bool {
        !text.isEmpty && text != "-"
            && text.unicodeScalars.allSatisfy { scalar in
                scalar.isASCII
                    && (scalar.properties.isAlphabetic
                        || "0123456789.+-_$".unicodeScalars.contains(scalar))
            }
    }
}

// MARK: - Changes

extension DesignTree {
    /// Returns the tree with the value at a path replaced by the result of `change`. Returns `nil`
    /// if the path does not exist.
    package func replacing(
        _ path: some Collection<Step>,
        _ change: (DesignTree) -> DesignTree?
    ) -> DesignTree? {
        guard let step = path.first else { return change(self) }
        let rest = path.dropFirst()
        switch (self, step) {
        case (.map(var entries), .key(let key)):
            guard let index = entries.firstIndex(where: { $0.key == key }),
                let value = entries[index].value.replacing(rest, change)
            else { return nil }
            entries[index].value = value
            return .map(entries)
        case (.list(var items), .index(let index)):
            guard items.indices.contains(index),
                let value = items[index].replacing(rest, change)
            else { return nil }
            items[index] = value
            return .list(items)
        default: return nil
        }
    }

    /// Returns the tree without the value at a path. Returns `nil` if the path does not exist.
    package func removing(_ path: [Step]) -> DesignTree? {
        guard let last = path.last else { return nil }
        return replacing(path.dropLast()) { parent in
            switch (parent, last) {
            case (.map(let entries), .key(let key)):
                .map(entries.filter { $0.key != key })
            case (.list(var items), .index(let index)) where items.indices.contains(index):
                {
                    items.remove(at: index)
                    return .list(items)
                }()
            default: nil
            }
        }
    }

    /// Returns the tree with `value` at a path. Adds the last key of the path if it is missing.
    /// Returns `nil` if the rest of the path does not exist.
    package func setting(_ path: [Step], _ value: DesignTree) -> DesignTree? {
        guard let last = path.last, case .key(let key) = last else {
            return replacing(path) { _ in value }
        }
        return replacing(path.dropLast()) { parent in
            guard case .map(var entries) = parent else { return nil }
            if let index = entries.firstIndex(where: { $0.key == key }) {
                entries[index].value = value
            } else {
                entries.append(Entry(key: key, value: value))
            }
            return .map(entries)
        }
    }

    /// Returns the value at a path, or `nil`.
    package func value(at path: some Collection<Step>) -> DesignTree? {
        guard let step = path.first else { return self }
        switch step {
        case .key(let key): return self[key]?.value(at: path.dropFirst())
        case .index(let index):
            return items.indices.contains(index)
                ? items[index].value(at: path.dropFirst()) : nil
        }
    }
}
