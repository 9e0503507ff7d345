import Base
import Indicators

/// A file format as a JSON Schema, for completion and validation in editors.
///
/// It is derived from the schemas that the readers use. It does not contain the ranges of numbers
/// or the names of parameters.
public struct FormatSchema: Sendable {
    /// The format's name, such as `design`.
    public let name: String
    /// A one-line description of the files.
    let summary: String
    /// The schema of the outermost map.
    let root: ObjectSchema
    /// The schemas of the inner maps.
    package let schemas: [ObjectSchema]
    /// The definitions of values, by the names that the schemas refer to.
    let values: SchemaValues.Definitions
    /// Whether values can be set by parameters.
    let hasParameters: Bool

    /// Creates a format from the schema of its root, its inner schemas and its values.
    package init(
        name: String,
        summary: String,
        root: ObjectSchema,
        schemas: [ObjectSchema],
        values: SchemaValues.Definitions,
        hasParameters: Bool = false
    ) {
        let names = values.map { $0.name } + schemas.map { $0.name }
        assert(Set(names).count == names.count, "two definitions have one name")
        self.name = name
        self.summary = summary
        self.root = root
        self.schemas = schemas
        self.values = values
        self.hasParameters = hasParameters
    }

    /// The format of designs.
    public static let design = design(of: .standard)

    /// Returns the format of designs with the kinds of a vocabulary.
    package static func design(of vocabulary: Vocabulary) -> FormatSchema {
        FormatSchema(
            name: "design",
            summary: "An indicator in each of its states, as YAML or JSON.",
            root: .design,
            schemas: ObjectSchema.all(VocabularySchemas(vocabulary)),
            values: SchemaValues.definitions,
            hasParameters: true
        )
    }

    /// Returns the JSON Schema, draft 2020-12, as formatted text.
    public func json() -> String {
        var entries: [JSON.Member] = [
            .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
            .init("title", .string("Pinwheel \(name)")),
            .init("description", .string(summary)),
        ]
        entries += object(of: root)
        let schemas = self.schemas.map { schema in JSON.Member(schema.name, definition(of: schema))
        }
        entries.append(.init("$defs", .object((values + schemas).sorted { $0.name < $1.name })))
        return JSON.object(entries).lines
    }

    /// Returns the definition of a map. In designs, a parameter may also choose between maps.
    private func definition(of schema: ObjectSchema) -> JSON {
        let value = JSON.object(object(of: schema))
        return hasParameters ? SchemaValues.choosable(value, named: schema.name) : value
    }

    private func object(of schema: ObjectSchema) -> [JSON.Member] {
        var entries: [JSON.Member] = [
            .init("type", "object"),
            .init("properties", .object(schema.fields.map { JSON.Member($0.key, property($0)) })),
            .init("additionalProperties", schema.others.map { others($0) } ?? .bool(false)),
        ]
        let required = schema.fields.filter { $0.isRequired }.map { JSON.string($0.key) }
        if !required.isEmpty { entries.append(.init("required", .array(required))) }
        if !schema.alternatives.isEmpty {
            let alternatives = schema.alternatives.map { key -> JSON in
                ["required": [.string(key)]]
            }
            entries.append(.init("oneOf", .array(alternatives)))
        }
        return entries
    }

    private func others(_ others: ObjectSchema.Others) -> JSON {
        property(ObjectSchema.Field("", others.shape, others.summary))
    }

    private func property(_ field: ObjectSchema.Field) -> JSON {
        let description = JSON.Member("description", .string(field.summary))
        switch field.shape {
        case .value(let name), .object(let name):
            return .object([description, .init("$ref", .string("#/$defs/\(name)"))])
        case .words(let words):
            let word: JSON = ["enum": .array(words.map(JSON.string))]
            guard hasParameters else {
                return .object([description, .init("enum", .array(words.map(JSON.string)))])
            }
            return .object([
                description,
                .init("anyOf", [word, SchemaValues.parameter, SchemaValues.choice(of: word)]),
            ])
        case .list(let name):
            return .object([
                description,
                .init("type", "array"),
                .init("items", SchemaValues.reference(name)),
            ])
        case .map(let name, let names):
            let value = SchemaValues.reference(name)
            guard !names.isEmpty else {
                return .object([
                    description, .init("type", "object"), .init("additionalProperties", value),
                ])
            }
            return .object([
                description,
                .init("type", "object"),
                .init("properties", .object(names.map { JSON.Member($0, value) })),
                .init("additionalProperties", .bool(false)),
            ])
        }
    }
}
