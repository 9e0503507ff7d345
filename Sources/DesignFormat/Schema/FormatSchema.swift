import Base
import Indicators

/// The formats of files as JSON Schemas, for editors that complete and check.
///
/// They are made from the keys that the readers themselves go by. Ranges of numbers and the names
/// of parameters are left to the readers.
public struct FormatSchema: Sendable {
    /// The format's name, such as `design`.
    public let name: String
    /// One line that says what files of the format hold.
    let summary: String
    /// The outermost map.
    let root: Form
    /// The maps within.
    let forms: [Form]
    /// The values within, by the names that forms give them.
    let values: SchemaValues.Definitions
    /// Whether any map may be chosen by a parameter.
    let hasParameters: Bool

    /// The format that a root form and the forms and values within it make.
    package init(
        name: String,
        summary: String,
        root: Form,
        forms: [Form],
        values: SchemaValues.Definitions,
        hasParameters: Bool = false
    ) {
        self.name = name
        self.summary = summary
        self.root = root
        self.forms = forms
        self.values = values
        self.hasParameters = hasParameters
    }

    /// Design files.
    public static let design = FormatSchema(
        name: "design",
        summary: "An indicator in each of its states, as YAML or JSON.",
        root: .design,
        forms: Form.all,
        values: SchemaValues.definitions,
        hasParameters: true
    )

    /// The schema, draft 2020-12, in lines.
    public func json() -> String {
        var entries: [(key: String, value: JSONText)] = [
            ("$schema", "https://json-schema.org/draft/2020-12/schema"),
            ("title", .string("Pinwheel \(name)")),
            ("description", .string(summary)),
        ]
        entries += object(of: root)
        let forms = self.forms.map { form in (key: form.name, value: definition(of: form)) }
        entries.append(("$defs", .object((values + forms).sorted { $0.key < $1.key })))
        return JSONText.object(entries).text()
    }

    /// A form as a map or, in designs, as a choice of maps by a parameter.
    private func definition(of form: Form) -> JSONText {
        let value = JSONText.object(object(of: form))
        return hasParameters ? SchemaValues.choosable(value, named: form.name) : value
    }

    private func object(of form: Form) -> [(key: String, value: JSONText)] {
        var entries: [(key: String, value: JSONText)] = [
            ("type", "object"),
            ("properties", .object(form.fields.map { ($0.key, property($0)) })),
            ("additionalProperties", .boolean(false)),
        ]
        let required = form.fields.filter { $0.isRequired }.map { JSONText.string($0.key) }
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
            guard hasParameters else {
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
