import Base
import DesignFormat
import Indicators

/// The reference of design files as plain text, for terminals.
package enum FormatText {
    /// The maximum line width in characters. Examples and long words may exceed it.
    package static let width = 100

    /// Returns the entire reference, or the sections on a topic: a map, a key, a kind of value, or
    /// `values`, `rules` or `warnings`.
    ///
    /// - Throws: `InputError` for an unknown topic, with the most similar topic as a hint.
    package static func lines(of topic: String? = nil) throws(InputError) -> [String] {
        guard let topic else { return whole }
        let found = sections(of: topic)
        guard !found.isEmpty else {
            throw InputError(
                "unknown topic “\(NearestName.excerpt(topic))”",
                hint: NearestName.suggestion(for: topic, among: topics)
                    .map { "did you mean “\($0)”?" }
                    ?? "topics are " + allowed
            )
        }
        return Array(found.joined(separator: [""]))
    }

    /// All topics.
    package static let topics =
        (FormatReference.schemas.map(\.name) + chapters.map(\.name)
        + FormatReference.schemas.flatMap(\.keys) + FormatValue.named.map { name(of: $0) }
        + FormatReference.rules.flatMap(\.words) + FormatValue.named.flatMap(\.keys)
        + FormatReference.calls
        + Easing.names + StateName.allCases.map(\.rawValue)).unique()

    /// A description of the topics.
    private static var allowed: String {
        (FormatReference.schemas.map(\.name) + chapters.map(\.name)).joined(separator: ", ")
            + "; a key, a path such as shadow.blur, an easing, a state or a kind of value"
    }

    private static let chapters: [(name: String, lines: [String])] = [
        ("values", values), ("rules", rules), ("expressions", expressions), ("warnings", warnings),
    ]

    private static var whole: [String] {
        let intro = plain(
            FormatReference.introduction
                + " Each section describes one map. A value “by state” may differ "
                + "between states and change within a state; other values are constant."
        )
        let topics = "Topics: \(allowed)."
        let sections = FormatReference.schemas.map(section) + chapters.map(\.lines)
        let head = wrapped(intro, indent: 0) + wrapped(topics, indent: 0)
        return Array(([head] + sections).joined(separator: [""]))
    }

    /// Returns the sections on a topic: first a map, then keys of maps, then a kind of value.
    private static func sections(of topic: String) -> [[String]] {
        if let chapter = chapters.first(where: { $0.name == topic }) { return [chapter.lines] }
        if topic.contains(".") { return section(ofPath: topic) }
        var found = FormatReference.schemas.filter { $0.name == topic }.map(section)
        let keys = FormatReference.schemas.compactMap { schema -> [String]? in
            guard let field = schema.fields.first(where: { $0.key == topic }), schema.name != topic
            else { return nil }
            return ["\(topic) of \(schema.title)"] + entry(field, name: "")
        }
        // A key with a map as its value is explained in the map's section.
        if found.isEmpty { found = keys }
        let values = FormatValue.named.filter { name(of: $0) == topic || plain($0.type) == topic }
        found += values.map { [plain($0.type)] + entry($0, indent: 2) }
        let rules = FormatReference.rules.filter { $0.words.contains(topic) }
        if !rules.isEmpty { found.append(["rules of writing"] + rules.flatMap(entry)) }
        if rules.isEmpty {
            let examples = FormatValue.named.filter { $0.keys.contains(topic) }
            found += examples.map { [plain($0.type)] + entry($0, indent: 2) }
        }
        return found.isEmpty ? section(ofWord: topic) : found
    }

    /// Returns the sections on a word that is neither a key, a kind of value nor a rule's topic.
    private static func section(ofWord word: String) -> [[String]] {
        if Easing.names.contains(word) || FormatReference.calls.contains(word) {
            let values = FormatValue.named.filter { name(of: $0) == "easing" }
            return values.map { [plain($0.type)] + entry($0, indent: 2) } + sections(of: "easing")
        }
        return StateName(rawValue: word) == nil ? mentions(of: word) : sections(of: "state")
    }

    /// Returns the keys and kinds of values whose explanation contains a word, ignoring case.
    private static func mentions(of word: String) -> [[String]] {
        let wanted = word.lowercased()
        let capital = topics.first { $0.lowercased() == wanted && $0 != word }
        if let capital { return sections(of: capital) }
        func mention(_ lines: [String]) -> Bool {
            lines.contains { line in
                line.lowercased().split { !($0.isLetter || $0.isNumber || $0 == "@") }
                    .contains { $0 == wanted }
            }
        }
        let keys = FormatReference.schemas.flatMap { schema in
            schema.fields.map { ["\($0.key) of \(schema.title)"] + entry($0, name: "") }
        }
        let values = FormatValue.named.map { [plain($0.type)] + entry($0, indent: 2) }
        return (keys + values).filter(mention).unique()
    }

    /// Returns the sections on a path of keys, such as `shadow.blur` or `layers.stroke.paint`.
    private static func section(ofPath path: String) -> [[String]] {
        var keys = path.split(separator: ".").map(String.init)[...]
        guard let first = keys.popFirst(), let last = keys.popLast() else { return [] }
        var owners = FormatReference.schemas(called: first)
        for key in keys {
            owners = owners.flatMap(\.fields).filter { $0.key == key }
                .flatMap { FormatReference.schemas(of: $0) }
        }
        return owners.compactMap { schema in
            schema.fields.first { $0.key == last }.map {
                ["\(last) of \(schema.title)"] + entry($0, name: "")
            }
        }.unique()
    }

    private static func section(_ schema: ObjectSchema) -> [String] {
        var lines = [schema.name == "design" ? "design, the entire file" : schema.name]
        if let example = FormatExample.all.first(where: { $0.name == schema.name }) {
            lines += wrapped(plain(example.summary), indent: 2) + [""]
            lines +=
                example.text.split(separator: "\n", omittingEmptySubsequences: false)
                .map { "    \($0)" } + [""]
        }
        let width = schema.keys.map(\.count).max() ?? 0
        lines += schema.fields.flatMap { field in
            entry(field, name: field.key.padding(to: width))
        }
        if !schema.alternatives.isEmpty {
            lines += [""]
            lines += wrapped(
                "Exactly one of \(schema.alternatives.joined(separator: ", ")).",
                indent: 2
            )
        }
        return lines
    }

    /// Returns a key with its kind of value, and its meaning below.
    private static func entry(_ field: ObjectSchema.Field, name: String) -> [String] {
        var parts = [plain(field.shape.type)]
        if let range = field.range { parts.append(plain(range)) }
        if field.isRequired { parts.append("required") }
        if let standard = field.standard { parts.append("default \(standard)") }
        let indent = name.isEmpty ? 2 : 2 + name.count + 2
        let head = wrapped(parts.joined(separator: "; "), indent: indent)
        let first = (name.isEmpty ? "  " : "  \(name)  ") + (head.first ?? "").dropFirst(indent)
        var lines = [first]
        lines += head.dropFirst()
        lines += wrapped(plain(field.summary), indent: indent)
        return lines
    }

    /// Returns a kind of value with its notation and examples.
    private static func entry(_ value: FormatValue, indent: Int) -> [String] {
        let example = value.example.isEmpty ? [] : ["as " + plain(value.example)]
        return ([plain(value.syntax)] + example).flatMap { wrapped($0, indent: indent) }
    }

    private static var values: [String] {
        let entries = FormatValue.named.flatMap { value in
            ["  " + plain(value.type)] + entry(value, indent: 6)
        }
        return ["values"] + entries + [""] + wrapped(plain(FormatReference.parameters), indent: 2)
    }

    private static var rules: [String] {
        ["rules of writing"]
            + FormatReference.rules.flatMap(entry)
    }

    private static var expressions: [String] {
        ["expressions"] + wrapped(plain(FormatReference.expressions), indent: 2)
            + FormatReference.expressionRules.flatMap(entry)
            + wrapped(plain(FormatReference.expressionLimits), indent: 2)
    }

    private static func entry(_ rule: FormatReference.Rule) -> [String] {
        ["  " + rule.notation] + wrapped(plain(rule.meaning), indent: 6)
    }

    private static var warnings: [String] {
        ["warnings"] + wrapped(plain(FormatReference.warnings), indent: 2)
            + WarningKind.all.flatMap { kind in
                ["", "  " + kind.name] + wrapped(plain(kind.summary), indent: 6)
            }
    }

    /// Returns the name of a kind of value, such as `pair` for “pair, by state”.
    private static func name(of value: FormatValue) -> String {
        plain(String(value.type.prefix { $0 != "," }))
    }

    /// Removes Markdown's markup.
    private static func plain(_ markdown: String) -> String {
        var text = ""
        var rest = markdown[...]
        while let next = rest.first {
            if next == "[", let end = rest.firstIndex(of: "]"),
                rest[end...].dropFirst().first == "(",
                let close = rest[end...].firstIndex(of: ")"),
                rest[end...].dropFirst(2).first == "#"
            {
                text += rest[rest.index(after: rest.startIndex)..<end]
                rest = rest[rest.index(after: close)...]
            } else {
                if next != "`" { text.append(next) }
                rest = rest.dropFirst()
            }
        }
        return text
    }

    /// Wraps a text into lines of at most `width` characters, each indented by `indent` spaces.
    private static func wrapped(_ text: String, indent: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty, indent + line.count + 1 + word.count > width {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        if !line.isEmpty { lines.append(line) }
        return lines.map { String(repeating: " ", count: indent) + $0 }
    }
}

extension String {
    fileprivate func padding(to width: Int) -> String {
        self + String(repeating: " ", count: Swift.max(width - count, 0))
    }
}
