import Indicators

/// The keys that one kind of object in a design has. Reader and JSON Schema share these.
package final class ObjectSchema: Sendable {
    /// One key.
    package final class Field: Sendable {
        /// The key.
        package let key: String
        /// What its value may be.
        package let shape: ValueShape
        /// What it means, for the schema.
        package let summary: String
        /// Whether it must be there.
        package let isRequired: Bool
        /// The bounds as errors give them; nil where there are none, or they follow from the shape.
        package let range: String?
        /// What holds where nothing is said, as a file would say it; nil where that is nothing.
        package let standard: String?

        #if ONE_MODULE
            /// A key; default: optional. Pages have no schema: what only it says of a key is not even made.
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
            /// A key; default: optional.
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

    /// What keys that are not listed may have.
    package struct Others: Sendable {
        /// Which keys there may be.
        package let title: String
        /// What their values may be.
        package let shape: ValueShape
        /// What they mean, for the reference.
        package let summary: String
    }

    /// The definition's name in the schema.
    package let name: String
    /// The map as errors call it, with its article.
    package let title: String
    /// The keys.
    package let fields: [Field]
    /// The keys of which a map has exactly one; empty where there is no such choice.
    package let alternatives: [String]

    /// What other keys may have; nil where there are none.
    package let others: Others?

    /// An object with its keys.
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

    /// The keys in order.
    package var keys: [String] { fields.map { $0.key } }
}

/// What may stand behind a key, by the name of its definition in the schema.
package enum ValueShape: Equatable, Sendable {
    /// A definition of `SchemaValues`.
    case value(String)
    /// One of several words.
    case words([String])
    /// An object of this name.
    case object(String)
    /// A list of such maps.
    case list(of: String)
    /// A map from names to objects of this schema; the names are free or the words given.
    case map(of: String, names: [String])
}
