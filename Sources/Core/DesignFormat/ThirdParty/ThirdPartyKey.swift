import Base

/// A third-party key: a key of CSS, SVG, SwiftUI, Lottie or Figma, and its equivalent in a design.
package struct ThirdPartyKey: Sendable {
    /// The names in folded form, separated by spaces. A single string produces less code than
    /// hundreds of lists.
    private let words: String
    /// The keys of the same map that the third-party key stands for. Empty if it belongs elsewhere
    /// or has no equivalent.
    package private(set) var meant: [String]
    /// Returns the hint for a map that contains the key.
    let hint: @Sendable (HintValues) -> String

    /// Creates a key from its names in folded form, separated by spaces.
    init(
        names: String,
        meant: [String],
        hint: @escaping @Sendable (HintValues) -> String
    ) {
        words = names
        self.meant = meant
        self.hint = hint
    }

    /// The names in folded form.
    package var names: [String] { words.split(separator: " ").map { String($0) } }

    /// Returns a key whose value stays the same under the name `key`.
    static func renamed(_ key: String, _ names: String) -> ThirdPartyKey {
        ThirdPartyKey(names: names, meant: [key]) { "write \(key): \($0.value(for: key))" }
    }

    /// Returns a key whose entry has another form in designs. `writing` returns the replacement,
    /// such as `stroke: {width: 4}`.
    static func written(
        _ names: String,
        as key: String?,
        _ writing: @escaping @Sendable (HintValues) -> String
    ) -> ThirdPartyKey {
        ThirdPartyKey(names: names, meant: key.map { [$0] } ?? []) { "write \(writing($0))" }
    }

    /// Returns a key with a fixed hint, for example because designs have no equivalent.
    static func hinted(
        _ names: String,
        as key: String? = nil,
        hint: String
    ) -> ThirdPartyKey {
        ThirdPartyKey(names: names, meant: key.map { [$0] } ?? []) { _ in hint }
    }

    /// Returns a copy that also stands for `key`.
    func alsoMeaning(_ key: String) -> ThirdPartyKey {
        var both = self
        both.meant.append(key)
        return both
    }

    /// Returns twice a number from a file, or “twice …” for another value.
    static func doubled(_ text: String) -> String {
        NumberText.number(text).map { NumberText.short($0 * 2) } ?? "twice \(text)"
    }

    /// Returns `sweep: …` for the angle between two numbers from a file, or an example if one is
    /// not a number.
    static func swept(from start: String?, to end: String) -> String {
        guard let first = NumberText.number(start ?? "0"), let last = NumberText.number(end) else {
            return "sweep: 90"
        }
        return "sweep: \(NumberText.short(last - first))"
    }

    /// Returns a name in folded form: lower case, without hyphens, underscores and spaces.
    /// `stroke-width` and `strokeWidth` are equal in this form.
    package static func folded(_ name: String) -> String {
        String(name.lowercasedASCII.filter { $0 != "-" && $0 != "_" && $0 != " " })
    }
}

/// The values of a map that contains a third-party key.
struct HintValues {
    /// The entry with the third-party key.
    let entry: YAMLNode.Entry
    /// All entries of the map.
    let entries: [YAMLNode.Entry]

    /// The value of the third-party key, as text.
    var own: String { Self.text(entry.value) }

    /// The value of the third-party key, without its unit if it is a number with a unit.
    var number: String { entry.value.plainText.flatMap(NumberText.withoutUnit) ?? own }

    /// Returns the third-party key's value for use under `key`. If it abbreviates a map, returns
    /// the full map.
    func value(for key: String) -> String {
        ObjectSchema.expansion(of: entry.value, asMap: key) ?? own
    }

    /// The value of the first entry with one of some folded names, or `nil`.
    subscript(names: String...) -> String? {
        entries.first { names.contains(ThirdPartyKey.folded($0.key)) }.map { Self.text($0.value) }
    }

    /// Returns the value of the key `name` in the map behind `key`, or `nil`.
    func inner(_ key: String, _ name: String) -> String? {
        let map = entries.first { $0.key == key }?.value.entries
        return map?.first { $0.key == name }.map { Self.text($0.value) }
    }

    /// Returns a value in one line, abbreviated to `…` if it is too long for a hint.
    static func text(_ node: YAMLNode) -> String {
        let flow = written(node)
        guard flow.count > 60 else { return SanitizedText.message(flow) }
        return node.items != nil ? "[…]" : node.entries != nil ? "{…}" : "…"
    }

    /// Returns a value in YAML flow style.
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
