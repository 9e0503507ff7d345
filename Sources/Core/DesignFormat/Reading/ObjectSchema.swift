import Indicators

/// The keys of one kind of map in a file. The reader and the JSON schema share it.
package final class ObjectSchema: Sendable {
    /// A key with its value's definition.
    package final class Field: Sendable {
        package let key: String
        /// The definition of its value.
        package let shape: ValueShape
        /// The description for the schema and the reference.
        package let summary: String
        package let isRequired: Bool
        /// The bounds as error messages show them. `nil` if there are none or if `shape` implies
        /// them.
        package let range: String?
        /// The default value as written in a file, or `nil` for a key without default.
        package let standard: String?

        #if ONE_MODULE
            /// Creates a key, optional by default. Web pages have no schema, so the descriptions of
            /// optional keys are never created.
            @inline(__always)
            convenience init(
                _ key: String,
                _ shape: ValueShape,
                _ summary: @autoclosure () -> String,
                required: Bool = false,
                in range: @autoclosure () -> String? = nil,
                or standard: @autoclosure () -> String? = nil
            ) {
                self.init(
                    key: key,
                    shape: shape,
                    summary: required ? summary() : "",
                    required: required,
                    range: required ? range() : nil
                )
            }

            private init(
                key: String,
                shape: ValueShape,
                summary: String,
                required: Bool,
                range: String?
            ) {
                (self.key, self.shape, self.summary, self.range) = (key, shape, summary, range)
                (isRequired, standard) = (required, nil)
            }
        #else
            /// Creates a key, optional by default.
            package init(
                _ key: String,
                _ shape: ValueShape,
                _ summary: String,
                required: Bool = false,
                in range: String? = nil,
                or standard: String? = nil
            ) {
                self.key = key
                self.shape = shape
                self.summary = summary
                isRequired = required
                self.range = range
                self.standard = standard
            }
        #endif
    }

    /// The schema of values whose keys are not listed by name.
    package struct Others: Sendable {
        /// A description of the allowed keys.
        package let title: String
        /// The definition of the values.
        package let shape: ValueShape
        /// The description for the reference.
        package let summary: String
    }

    /// The name of the definition in the JSON schema.
    package let name: String
    /// The name of the map in error messages, with an article.
    package let title: String
    package let fields: [Field]
    /// The mutually exclusive keys: a map must contain exactly one of them. May be empty.
    package let alternatives: [String]

    /// The schema of values under keys not in `fields`, or `nil` if no such keys are allowed.
    package let others: Others?

    package init(
        name: String,
        title: String,
        fields: [Field],
        alternatives: [String] = [],
        others: Others? = nil
    ) {
        self.others = others
        self.name = name
        self.title = title
        self.fields = fields
        self.alternatives = alternatives
    }

    /// The names of the keys, in order.
    package var keys: [String] { fields.map { $0.key } }
}

/// The definition of a value in the JSON schema.
package enum ValueShape: Equatable, Sendable {
    /// A definition of `SchemaValues`.
    case value(String)
    /// One of several words.
    case words([String])
    /// An object with the schema of this name.
    case object(String)
    /// A list of objects with this schema.
    case list(of: String)
    /// A map from names to objects with the schema `of`. An empty list of names allows any name.
    case map(of: String, names: [String])
}
