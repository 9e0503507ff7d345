import Foundation

/// A validator for the part of JSON Schema, draft 2020-12, that the design format's schema uses.
///
/// An unknown keyword is a failure, so that the validator stays complete.
package struct SchemaCheck {
    private let root: [String: Any]
    private static let notes: Set<String> = ["$schema", "$defs", "title", "description"]

    package init(json: String) throws {
        let value = try JSONSerialization.jsonObject(with: Data(json.utf8))
        root = value as? [String: Any] ?? [:]
    }

    /// Returns why `value` does not match the schema. Returns `nil` if it does.
    package func failure(of value: Any) -> String? { failure(of: value, schema: root, at: "") }

    private func failure(of value: Any, schema: Any, at path: String) -> String? {
        if let flag = schema as? Bool { return flag ? nil : "\(path): nothing is allowed here" }
        guard let schema = schema as? [String: Any] else { return "\(path): no schema" }
        for (keyword, rule) in schema where !Self.notes.contains(keyword) {
            if let failure = failure(of: value, keyword, rule, schema, at: path) { return failure }
        }
        return nil
    }

    private func failure(
        of value: Any,
        _ keyword: String,
        _ rule: Any,
        _ schema: [String: Any],
        at path: String
    ) -> String? {
        let map = value as? [String: Any]
        let list = value as? [Any]
        let bound = rule as? Int ?? 0
        func unless(_ holds: Bool) -> String? { holds ? nil : "\(path): \(keyword) \(rule)" }
        switch keyword {
        case "$ref": return reference(value, rule, at: path)
        case "type": return unless(Self.isKind(rule as? String, value))
        case "const":
            if let word = rule as? String { return unless(value as? String == word) }
            return unless(value as? Int == rule as? Int)
        case "enum": return unless((rule as? [String] ?? []).contains(value as? String ?? "\0"))
        case "pattern":
            guard let text = value as? String, let pattern = rule as? String else { return nil }
            return unless(text.range(of: pattern, options: .regularExpression) != nil)
        case "minLength": return unless((value as? String)?.count ?? bound >= bound)
        case "minItems": return unless(list?.count ?? bound >= bound)
        case "maxItems": return unless(list?.count ?? bound <= bound)
        case "minProperties": return unless(map?.count ?? bound >= bound)
        case "maxProperties": return unless(map?.count ?? bound <= bound)
        case "required":
            return unless((rule as? [String] ?? []).allSatisfy { map?[$0] != nil })
        case "items":
            return (list ?? []).enumerated().lazy
                .compactMap { failure(of: $1, schema: rule, at: "\(path)/\($0)") }.first
        case "contains":
            return unless(
                list?.contains { failure(of: $0, schema: rule, at: path) == nil } ?? true
            )
        case "anyOf", "oneOf":
            let options = rule as? [Any] ?? []
            let fitting = options.filter { failure(of: value, schema: $0, at: path) == nil }
            return unless(keyword == "anyOf" ? !fitting.isEmpty : fitting.count == 1)
        case "properties", "patternProperties", "additionalProperties":
            return keyword == "properties" || schema["properties"] == nil
                ? properties(map ?? [:], schema, at: path) : nil
        default: return "the keyword \(keyword) is not known to the check"
        }
    }

    private func reference(_ value: Any, _ rule: Any, at path: String) -> String? {
        let name = (rule as? String ?? "").replacingOccurrences(of: "#/$defs/", with: "")
        guard let target = (root["$defs"] as? [String: Any])?[name] else {
            return "the definition \(name) is missing"
        }
        return failure(of: value, schema: target, at: path)
    }

    private func properties(
        _ map: [String: Any],
        _ schema: [String: Any],
        at path: String
    ) -> String? {
        let named = schema["properties"] as? [String: Any] ?? [:]
        let patterns = schema["patternProperties"] as? [String: Any] ?? [:]
        for (key, value) in map {
            let inner = "\(path)/\(key)"
            let pattern = patterns.first {
                key.range(of: $0.key, options: .regularExpression) != nil
            }
            let rule = named[key] ?? pattern?.value ?? schema["additionalProperties"] ?? true
            if let failure = failure(of: value, schema: rule, at: inner) { return failure }
        }
        return nil
    }

    private static func isKind(_ kind: String?, _ value: Any) -> Bool {
        switch kind {
        case "object": return value is [String: Any]
        case "array": return value is [Any]
        case "string": return value is String
        case "boolean": return value is Bool
        case "integer": return value is Int && !(value is Bool)
        case "number": return (value is Int || value is Double) && !(value is Bool)
        default: return false
        }
    }
}
