/// The format of design files as a JSON Schema, for editors that complete and check.
///
/// It is made from the keys that the reader itself goes by. Ranges of numbers and the names of
/// parameters are left to the reader.
public enum DesignSchema {
    /// The schema, draft 2020-12, in lines.
    public static func json() -> String {
        var entries: [(key: String, value: JSONText)] = [
            ("$schema", "https://json-schema.org/draft/2020-12/schema"),
            ("title", "Pinwheel design"),
            ("description", "An indicator in each of its states, as YAML or JSON."),
        ]
        entries += object(of: .design)
        let forms = Form.all.map { form in (key: form.name, value: definition(of: form)) }
        let definitions = SchemaValues.definitions + forms
        entries.append(("$defs", .object(definitions.sorted { $0.key < $1.key })))
        return JSONText.object(entries).text()
    }

    /// A form as a map, or as a choice of maps by a parameter.
    private static func definition(of form: Form) -> JSONText {
        SchemaValues.choosable(.object(object(of: form)), named: form.name)
    }

    private static func object(of form: Form) -> [(key: String, value: JSONText)] {
        var entries: [(key: String, value: JSONText)] = [
            ("type", "object"),
            ("properties", .object(form.fields.map { ($0.key, property($0)) })),
            ("additionalProperties", .boolean(false)),
        ]
        let required = form.fields.filter(\.isRequired).map { JSONText.string($0.key) }
        if !required.isEmpty { entries.append(("required", .array(required))) }
        if !form.alternatives.isEmpty {
            let alternatives = form.alternatives.map { key -> JSONText in
                ["required": [.string(key)]]
            }
            entries.append(("oneOf", .array(alternatives)))
        }
        return entries
    }

    private static func property(_ field: Form.Field) -> JSONText {
        let description: (key: String, value: JSONText) = ("description", .string(field.summary))
        switch field.shape {
        case .value(let name), .form(let name):
            return .object([description, ("$ref", .string("#/$defs/\(name)"))])
        case .words(let words):
            let word: JSONText = ["enum": .array(words.map(JSONText.string))]
            return .object([
                description,
                ("anyOf", [word, SchemaValues.parameter, SchemaValues.choice(of: word)]),
            ])
        case .list(let name):
            return .object([
                description,
                ("type", "array"),
                ("items", SchemaValues.reference(name)),
            ])
        case .map(let name, let names):
            let value = SchemaValues.reference(name)
            guard !names.isEmpty else {
                return .object([
                    description, ("type", "object"), ("additionalProperties", value),
                ])
            }
            return .object([
                description,
                ("type", "object"),
                ("properties", .object(names.map { ($0, value) })),
                ("additionalProperties", .boolean(false)),
            ])
        }
    }
}
