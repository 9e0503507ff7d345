import Base
import Indicators

/// What formats without parameters are made of.
extension SchemaValues {
    package static func named(_ names: [String]) -> Definitions {
        (plainValues + fixedValues).filter { names.contains($0.name) }
    }

    package static func words(_ words: [String]) -> JSON {
        ["enum": .array(words.map(JSON.string))]
    }

    package static func oneOrMore(_ item: JSON) -> JSON {
        ["anyOf": [item, list(of: item, 1)]]
    }
}
