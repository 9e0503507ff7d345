import Base
import Indicators

/// The entries of a map, by key.
package struct Fields {
    /// The position of the map.
    let mark: YAMLNode.Mark
    private let entries: [YAMLNode.Entry]
    /// The known keys that unknown keys of the map stand for. The latter have been reported.
    private let misnamed: Set<String>

    init(mark: YAMLNode.Mark, entries: [YAMLNode.Entry], misnamed: Set<String> = []) {
        self.mark = mark
        self.misnamed = misnamed
        self.entries = entries
    }

    /// The value of `key`, or `nil` if the map does not contain it.
    package subscript(_ key: String) -> YAMLNode? { entries.first { $0.key == key }?.value }

    /// Whether `key` is missing, and no unknown key of the map stands for it.
    func lacks(_ key: String) -> Bool { self[key] == nil && !misnamed.contains(key) }

    /// Whether the map lacks `key`, but has an unknown key that stands for it.
    func isMisnamed(_ key: String) -> Bool { self[key] == nil && misnamed.contains(key) }
}

extension DesignReader {
    /// Returns the values of a map. Reports unknown keys and missing required keys.
    package func fields(of node: YAMLNode, _ schema: ObjectSchema) -> Fields? {
        guard let node = literal(node) else { return nil }
        guard let entries = node.entries else {
            log.report(
                "expected \(schema.title), which is a map, found \(node.summary)",
                at: node.mark,
                hint: ObjectSchema.expansion(of: node, asMap: schema.name).map { "write \($0)" }
                    ?? "keys: \(schema.keys.joined(separator: ", "))"
            )
            return nil
        }
        let unknownKeys = unknownKeys(among: entries, of: schema)
        report(unknownKeys, among: entries, of: schema)
        let known = Self.correctingMisspelt(
            entries.filter { !unknownKeys.keys.contains($0.key) },
            among: schema.keys
        )
        let fields = Fields(mark: node.mark, entries: known, misnamed: unknownKeys.misnamed)
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

    /// Returns the unknown keys of a map, with the keys that they probably stand for.
    private func unknownKeys(
        among entries: [YAMLNode.Entry],
        of schema: ObjectSchema
    ) -> UnknownKeys {
        let keys = schema.keys
        var unknownKeys = UnknownKeys()
        for entry in entries where !keys.contains(entry.key) {
            let advice = advice(on: entry, among: entries, of: schema)
            let isMisspelt = NearestName.suggestion(for: entry.key, among: keys) != nil
            if advice != nil || !isMisspelt {
                unknownKeys.keys.insert(entry.key)
                // An unknown key probably stands for a missing required key.
                unknownKeys.misnamed.formUnion(
                    schema.fields.filter { $0.isRequired }.map { $0.key }
                )
                unknownKeys.misnamed.formUnion(advice?.meant ?? schema.alternatives)
                unknownKeys.hinted.formUnion(advice?.meant ?? [])
            }
            let hint = advice?.hint ?? NearestName.hint(for: entry.key, among: keys)
            unknownKeys.add(entry, hint, isShared: advice != nil)
        }
        return unknownKeys
    }

    /// Reports the unknown keys of a map, once for each mistake.
    private func report(
        _ unknownKeys: UnknownKeys,
        among entries: [YAMLNode.Entry],
        of schema: ObjectSchema
    ) {
        let missing = schema.fields.filter { field in
            field.isRequired && !unknownKeys.hinted.contains(field.key)
                && !entries.contains { $0.key == field.key }
        }
        for (index, report) in unknownKeys.reports.enumerated() {
            let names = report.keys.map { "“\(NearestName.excerpt($0))”" }.joined(separator: ", ")
            let others = missing.map { "“\($0.key)”" }.joined(separator: " and ")
            let saysMissing = index == 0 && !missing.isEmpty && !unknownKeys.keys.isEmpty
            log.report(
                "\(schema.title) has no key\(report.keys.count > 1 ? "s" : "") \(names)",
                at: report.mark,
                hint: report.hint + (saysMissing ? "; also add \(others)" : "")
            )
        }
    }

    /// Returns the entries with misspelt keys corrected, so that a reported mistake causes no
    /// further errors.
    private static func correctingMisspelt(
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

    /// Returns which of the schema's alternatives the map contains. Reports a map with none or
    /// several.
    package func alternative(of schema: ObjectSchema, in node: YAMLNode) -> String? {
        let entries = node.entries ?? []
        let unknownKeys = unknownKeys(among: entries, of: schema)
        let known = entries.filter { !unknownKeys.keys.contains($0.key) }
        let given = Self.correctingMisspelt(known, among: schema.keys)
            .filter { schema.alternatives.contains($0.key) }
        guard let first = given.first else {
            if schema.alternatives.allSatisfy({ !unknownKeys.misnamed.contains($0) }) {
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
                "\(schema.title) cannot have both “\(first.key)” and “\(entry.key)”",
                at: entry.mark
            )
        }
        return first.key
    }
}

/// The keys of a map that its schema does not contain.
private struct UnknownKeys {
    /// The unknown keys that are not misspelt keys of the schema.
    var keys: Set<String> = []
    /// The keys of the schema that the unknown keys may stand for. They are not reported as
    /// missing.
    var misnamed: Set<String> = []
    /// The keys of the schema that a hint names.
    var hinted: Set<String> = []
    /// The errors to report.
    var reports: [(keys: [String], mark: YAMLNode.Mark, hint: String)] = []

    /// Adds an unknown key. Keys with the same shared hint become one error.
    mutating func add(_ entry: YAMLNode.Entry, _ hint: String, isShared: Bool) {
        if isShared, let index = reports.firstIndex(where: { $0.hint == hint }) {
            reports[index].keys.append(entry.key)
        } else {
            reports.append(([entry.key], entry.mark, hint))
        }
    }
}
