import Base
import Indicators

/// The values of one map, by key.
package struct Fields {
    /// Where the map begins.
    let mark: YAMLNode.Mark
    private let entries: [YAMLNode.Entry]
    /// The keys that were written as another format has them, which was reported.
    private let misnamed: Set<String>

    /// The values of `entries`.
    init(mark: YAMLNode.Mark, entries: [YAMLNode.Entry], misnamed: Set<String> = []) {
        self.mark = mark
        self.misnamed = misnamed
        self.entries = entries
    }

    /// The value behind `key`; nil where it is not given.
    package subscript(_ key: String) -> YAMLNode? { entries.first { $0.key == key }?.value }

    /// Whether `key` is missing, and nothing else stands for it.
    func lacks(_ key: String) -> Bool { self[key] == nil && !misnamed.contains(key) }

    /// Whether `key` was written in another way, which was reported.
    func isMisnamed(_ key: String) -> Bool { self[key] == nil && misnamed.contains(key) }
}

extension DesignReader {
    /// The values of a map of the given schema. Unknown and missing keys are reported.
    package func fields(of node: YAMLNode, _ schema: ObjectSchema) -> Fields? {
        guard let node = literal(node) else { return nil }
        guard let entries = node.entries else {
            log.report(
                "expected \(schema.title), which is a map, found \(node.summary)",
                at: node.mark,
                hint: ObjectSchema.writing(of: node, asMap: schema.name).map { "write \($0)" }
                    ?? "keys: \(schema.keys.joined(separator: ", "))"
            )
            return nil
        }
        let strangers = strangers(among: entries, of: schema)
        report(strangers, among: entries, of: schema)
        let known = Self.asMeant(
            entries.filter { !strangers.keys.contains($0.key) },
            among: schema.keys
        )
        let fields = Fields(mark: node.mark, entries: known, misnamed: strangers.misnamed)
        for field in schema.fields where field.isRequired && fields.lacks(field.key) {
            let summary =
                field.summary.hasSuffix(".") ? String(field.summary.dropLast()) : field.summary
            log.report(
                "\(schema.title) needs the key “\(field.key)”",
                at: node.mark,
                hint: "\(field.key): \(summary)" + (field.range.map { ", \($0)" } ?? "")
            )
        }
        return fields
    }

    /// The keys of a map that its schema does not have, and what they are meant for.
    private func strangers(
        among entries: [YAMLNode.Entry],
        of schema: ObjectSchema
    ) -> Strangers {
        let keys = schema.keys
        var strangers = Strangers()
        for entry in entries where !keys.contains(entry.key) {
            let advice = advice(on: entry, among: entries, of: schema)
            let isMisspelt = NearestName.suggestion(for: entry.key, among: keys) != nil
            if advice != nil || !isMisspelt {
                strangers.keys.insert(entry.key)
                // What is missing is most likely what the strange key is meant for.
                strangers.misnamed.formUnion(schema.fields.filter { $0.isRequired }.map { $0.key })
                strangers.misnamed.formUnion(advice?.meant ?? schema.alternatives)
                strangers.told.formUnion(advice?.meant ?? [])
            }
            let hint = advice?.hint ?? NearestName.hint(for: entry.key, among: keys)
            strangers.note(entry, hint, isShared: advice != nil)
        }
        return strangers
    }

    /// Reports the keys that a map's schema does not have: one error for each mistake.
    private func report(
        _ strangers: Strangers,
        among entries: [YAMLNode.Entry],
        of schema: ObjectSchema
    ) {
        let missing = schema.fields.filter { field in
            field.isRequired && !strangers.told.contains(field.key)
                && !entries.contains { $0.key == field.key }
        }
        for (index, report) in strangers.reports.enumerated() {
            let names = report.keys.map { "“\(NearestName.excerpt($0))”" }.joined(separator: ", ")
            let others = missing.map { "“\($0.key)”" }.joined(separator: " and ")
            let saysMissing = index == 0 && !missing.isEmpty && !strangers.keys.isEmpty
            log.report(
                "\(schema.title) has no key\(report.keys.count > 1 ? "s" : "") \(names)",
                at: report.mark,
                hint: report.hint + (saysMissing ? "; \(others) must be there, too" : "")
            )
        }
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
            return YAMLNode.Entry(key: meant, mark: entry.mark, value: entry.value)
        }
    }

    /// The one alternative of its schema that an object has; others and none are reported.
    package func alternative(of schema: ObjectSchema, in node: YAMLNode) -> String? {
        let entries = node.entries ?? []
        let strangers = strangers(among: entries, of: schema)
        let known = entries.filter { !strangers.keys.contains($0.key) }
        let given = Self.asMeant(known, among: schema.keys)
            .filter { schema.alternatives.contains($0.key) }
        guard let first = given.first else {
            if schema.alternatives.allSatisfy({ !strangers.misnamed.contains($0) }) {
                log.report(
                    "\(schema.title) needs one of the keys "
                        + schema.alternatives.joined(separator: ", "),
                    at: node.mark
                )
            }
            return nil
        }
        for entry in given.dropFirst() {
            log.report(
                "\(schema.title) has “\(first.key)” already; only one of them is allowed",
                at: entry.mark
            )
        }
        return first.key
    }
}

/// The keys of a map that are none of its schema's.
private struct Strangers {
    /// Those that are no misspelt ones.
    var keys: Set<String> = []
    /// The keys of the schema that they may stand for, so that these are not missing.
    var misnamed: Set<String> = []
    /// Those of them that a hint names.
    var told: Set<String> = []
    /// What is to be said of them.
    var reports: [(keys: [String], mark: YAMLNode.Mark, hint: String)] = []

    /// Notes a key; those that share a hint are one mistake.
    mutating func note(_ entry: YAMLNode.Entry, _ hint: String, isShared: Bool) {
        if isShared, let index = reports.firstIndex(where: { $0.hint == hint }) {
            reports[index].keys.append(entry.key)
        } else {
            reports.append(([entry.key], entry.mark, hint))
        }
    }
}
