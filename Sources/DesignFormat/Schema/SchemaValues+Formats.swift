import Indicators

/// What formats without parameters are made of.
extension SchemaValues {
    package static func named(_ names: [String]) -> Definitions {
        (plainValues + fixedValues).filter { names.contains($0.key) }
    }

    package static func words(_ words: [String]) -> JSONText {
        ["enum": .array(words.map(JSONText.string))]
    }

    package static func oneOrMore(_ item: JSONText) -> JSONText {
        ["anyOf": [item, list(of: item, 1)]]
    }
}
