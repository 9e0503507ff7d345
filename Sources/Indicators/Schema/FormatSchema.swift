/// The formats of files as JSON Schemas, for editors that complete and check.
///
/// They are made from the keys that the readers themselves go by. Ranges of numbers and the names
/// of parameters are left to the readers.
public enum FormatSchema: String, CaseIterable, Sendable {
    /// Design files.
    case design
    /// Trace files in YAML or JSON.
    case trace
    /// Plans of goldens.
    case goldens

    /// The schema, draft 2020-12, in lines.
    public func json() -> String {
        var entries: [(key: String, value: JSONText)] = [
            ("$schema", "https://json-schema.org/draft/2020-12/schema"),
            ("title", .string("Pinwheel \(rawValue)")),
            ("description", .string(summary)),
        ]
        entries += object(of: root)
        let forms = self.forms.map { form in (key: form.name, value: definition(of: form)) }
        entries.append(("$defs", .object((values + forms).sorted { $0.key < $1.key })))
        return JSONText.object(entries).text()
    }

    private var summary: String {
        switch self {
        case .design: "An indicator in each of its states, as YAML or JSON."
        case .trace: "What finger and content do in a pull, as YAML or JSON."
        case .goldens: "What is verified against goldens, as YAML or JSON."
        }
    }

    private var root: Form {
        switch self {
        case .design: .design
        case .trace: .trace
        case .goldens: .goldenPlan
        }
    }

    private var forms: [Form] {
        switch self {
        case .design: Form.all
        case .trace: [.step, .drag, .release, .fling, .tap, .easing, .spring]
        case .goldens: [.goldenSet, .goldenTolerance]
        }
    }

    private var values: SchemaValues.Definitions {
        switch self {
        case .design: SchemaValues.definitions
        case .trace: SchemaValues.traceDefinitions
        case .goldens: SchemaValues.planDefinitions
        }
    }

    /// A form as a map or, in designs, as a choice of maps by a parameter.
    private func definition(of form: Form) -> JSONText {
        let value = JSONText.object(object(of: form))
        return self == .design ? SchemaValues.choosable(value, named: form.name) : value
    }

    private func object(of form: Form) -> [(key: String, value: JSONText)] {
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

    private func property(_ field: Form.Field) -> JSONText {
        let description: (key: String, value: JSONText) = ("description", .string(field.summary))
        switch field.shape {
        case .value(let name), .form(let name):
            return .object([description, ("$ref", .string("#/$defs/\(name)"))])
        case .words(let words):
            let word: JSONText = ["enum": .array(words.map(JSONText.string))]
            guard self == .design else {
                return .object([description, ("enum", .array(words.map(JSONText.string)))])
            }
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
