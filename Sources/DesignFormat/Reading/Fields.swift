import Base
import Indicators

/// The values of one map, by key.
package struct Fields {
    /// Where the map begins.
    let mark: YAMLNode.Mark
    private let values: [String: YAMLNode]

    /// The values of `entries`.
    init(mark: YAMLNode.Mark, entries: [YAMLNode.Entry]) {
        self.mark = mark
        var values: [String: YAMLNode] = [:]
        for entry in entries where values[entry.key] == nil { values[entry.key] = entry.value }
        self.values = values
    }

    /// The value behind `key`; nil where it is not given.
    package subscript(_ key: String) -> YAMLNode? { values[key] }
}

extension DesignReader {
    /// The values of a map of the given schema. Unknown and missing keys are reported.
    package func fields(of node: YAMLNode, _ schema: ObjectSchema) -> Fields? {
        guard let node = literal(node) else { return nil }
        guard let entries = node.entries else {
            log.report(
                "expected \(schema.title), which is a map, found \(node.summary)",
                at: node.mark,
                hint: "keys: \(schema.keys.joined(separator: ", "))"
            )
            return nil
        }
        let keys = schema.keys
        for entry in entries where !keys.contains(entry.key) {
            log.report(
                "\(schema.title) has no key “\(NearestName.excerpt(entry.key))”",
                at: entry.mark,
                hint: NearestName.hint(for: entry.key, among: keys)
            )
        }
        let fields = Fields(mark: node.mark, entries: Self.asMeant(entries, among: keys))
        for field in schema.fields where field.isRequired && fields[field.key] == nil {
            log.report("\(schema.title) needs the key “\(field.key)”", at: node.mark)
        }
        return fields
    }

    /// The entries as if misspelt keys were spelt as they are meant: what follows from a mistake
    /// that was reported is no mistake of its own.
    private static func asMeant(
        _ entries: [YAMLNode.Entry],
        among keys: [String]
    ) -> [YAMLNode.Entry] {
        var given = Set(entries.map { $0.key })
        return entries.map { entry in
            guard !keys.contains(entry.key),
                let meant = NearestName.suggestion(for: entry.key, among: keys),
                given.insert(meant).inserted
            else { return entry }
            var entry = entry
            entry.key = meant
            return entry
        }
    }

    /// The one alternative of its schema that an object has; others and none are reported.
    package func alternative(of schema: ObjectSchema, in node: YAMLNode) -> String? {
        let entries = Self.asMeant(node.entries ?? [], among: schema.keys)
            .filter { schema.alternatives.contains($0.key) }
        guard let first = entries.first else {
            log.report(
                "\(schema.title) needs one of the keys \(schema.alternatives.joined(separator: ", "))",
                at: node.mark
            )
            return nil
        }
        for entry in entries.dropFirst() {
            log.report(
                "\(schema.title) has “\(first.key)” already; only one of them is allowed",
                at: entry.mark
            )
        }
        return first.key
    }
}
