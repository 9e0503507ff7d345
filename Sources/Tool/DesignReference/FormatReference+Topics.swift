import DesignFormat
import Indicators

extension FormatReference.Rule {
    /// The search words for the rule: its topics and the keys in its notation.
    package var words: [String] {
        topics + FormatReference.keys(in: notation)
    }
}

extension FormatValue {
    /// The search words for the value: the keys in its example.
    package var keys: [String] { FormatReference.keys(in: example) }
}

extension FormatReference {
    /// Returns the keys in a notation that occur in maps of values, such as `each`.
    fileprivate static func keys(in notation: String) -> [String] {
        notation.split { !$0.isLetter && $0 != ":" }.filter { $0.hasSuffix(":") }
            .map { String($0.dropLast()) }.filter { DesignReader.valueKeys.contains($0) }.unique()
    }

    /// Easings in function notation.
    package static let calls = ["cubic-bezier"]

    /// Returns the maps with a name. If there are none, returns the maps that a key with this name
    /// can have as its value.
    static func schemas(called name: String) -> [ObjectSchema] {
        let named = schemas.filter { $0.name == name }
        guard named.isEmpty else { return named }
        return schemas.flatMap(\.fields).filter { $0.key == name }.flatMap { schemas(of: $0) }
    }

    /// Returns the maps that a key can have as its value.
    static func schemas(of field: ObjectSchema.Field) -> [ObjectSchema] {
        let names: [String] =
            switch field.shape {
            case .object(let name), .list(of: let name), .map(of: let name, names: _): [name]
            case .value("paint"): ["gradient"]
            case .value("clocks"): ["clock"]
            case .value("fill"): ["fillWithRule", "gradient"]
            case .value("linearOrColors"): ["linear"]
            case .value("radialOrColors"): ["radial"]
            case .value("conicOrColors"): ["conic"]
            case .value("alongOrColors"): ["along"]
            case .value, .words: []
            }
        return schemas.filter { names.contains($0.name) }
    }
}
