import Base

/// A key as CSS, SVG, SwiftUI, Lottie or Figma have it, and what designs have for it.
package struct ForeignKey: Sendable {
    /// The names with blanks between them, without capitals, hyphens and underscores. One text is less
    /// code than a list, of which there would be hundreds.
    private let words: String
    /// The keys that are meant; none where it belongs to another map, or there is no such key.
    package private(set) var meant: [String]
    /// What to write instead of what the file has.
    let hint: @Sendable (ForeignValues) -> String

    /// A key by its names, with blanks between them.
    init(
        names: String,
        meant: [String],
        hint: @escaping @Sendable (ForeignValues) -> String
    ) {
        words = names
        self.meant = meant
        self.hint = hint
    }

    /// The names.
    package var names: [String] { words.split(separator: " ").map { String($0) } }

    /// Names for a key that takes the same value.
    static func renamed(_ key: String, _ names: String) -> ForeignKey {
        ForeignKey(names: names, meant: [key]) { "write \(key): \($0.whole(key))" }
    }

    /// Names for what is written in another way.
    static func written(
        _ names: String,
        as key: String?,
        _ writing: @escaping @Sendable (ForeignValues) -> String
    ) -> ForeignKey {
        ForeignKey(names: names, meant: key.map { [$0] } ?? []) { "write \(writing($0))" }
    }

    /// Names for what designs do not have, or have elsewhere, with a sentence about that.
    static func told(
        _ names: String,
        as key: String? = nil,
        hint: String
    ) -> ForeignKey {
        ForeignKey(names: names, meant: key.map { [$0] } ?? []) { _ in hint }
    }

    /// The same where another key is given by it, too.
    func giving(_ key: String) -> ForeignKey {
        var both = self
        both.meant.append(key)
        return both
    }

    /// A number of a file, doubled; in words where it is none.
    static func doubled(_ text: String) -> String {
        NumberText.number(text).map { NumberText.short($0 * 2) } ?? "twice \(text)"
    }

    /// The way from one number of a file to another; in words where one is none.
    static func swept(from start: String?, to end: String) -> String {
        guard let first = NumberText.number(start ?? "0"), let last = NumberText.number(end) else {
            return "sweep: 90"
        }
        return "sweep: \(NumberText.short(last - first))"
    }

    /// A name as it is compared: `stroke-width`, `stroke_width` and `strokeWidth` are one.
    package static func folded(_ name: String) -> String {
        String(name.lowercasedASCII.filter { $0 != "-" && $0 != "_" && $0 != " " })
    }
}

/// What a map has that was written as elsewhere.
struct ForeignValues {
    /// The entry whose key is foreign.
    let entry: YAMLNode.Entry
    /// All of the map.
    let entries: [YAMLNode.Entry]

    /// The value of the foreign key, as the file has it.
    var own: String { Self.text(entry.value) }

    /// The value of the foreign key without a unit, where it is a number with one.
    var number: String { entry.value.plainText.flatMap(NumberText.withoutUnit) ?? own }

    /// The value of the foreign key as what stands behind a key of ours.
    func whole(_ key: String) -> String {
        ObjectSchema.writing(of: entry.value, asMap: key) ?? own
    }

    /// The value behind one of some names; nil where there is none.
    subscript(names: String...) -> String? {
        entries.first { names.contains(ForeignKey.folded($0.key)) }.map { Self.text($0.value) }
    }

    /// A value behind a key of a map behind a key; nil where there is none.
    func inner(_ key: String, _ name: String) -> String? {
        let map = entries.first { $0.key == key }?.value.entries
        return map?.first { $0.key == name }.map { Self.text($0.value) }
    }

    /// A value in one line, short enough for a hint.
    static func text(_ node: YAMLNode) -> String {
        let flow = written(node)
        guard flow.count > 60 else { return ShownText.message(flow) }
        return node.items != nil ? "[…]" : node.entries != nil ? "{…}" : "…"
    }

    /// A value as it may be copied into a file.
    private static func written(_ node: YAMLNode) -> String {
        switch node.content {
        case .scalar(let text, _):
            text.contains { "#,:{}[]\"".contains($0) } ? "\"\(text)\"" : text
        case .sequence(let items): "[" + items.map(written).joined(separator: ", ") + "]"
        case .mapping(let entries):
            "{" + entries.map { "\($0.key): \(written($0.value))" }.joined(separator: ", ") + "}"
        }
    }
}
