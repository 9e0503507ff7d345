import DesignFormat
import Indicators

extension FormatReference.Rule {
    /// What it may be looked up by: the keys that stand within values in it, and its topics.
    package var words: [String] {
        topics + FormatReference.keys(in: writing)
    }
}

extension FormatValue {
    /// The keys in its examples, by which it may be looked up.
    package var keys: [String] { FormatReference.keys(in: example) }
}

extension FormatReference {
    /// The keys of maps that are values, in the writing of some.
    fileprivate static func keys(in writing: String) -> [String] {
        writing.split { !$0.isLetter && $0 != ":" }.filter { $0.hasSuffix(":") }
            .map { String($0.dropLast()) }.filter { DesignReader.valueKeys.contains($0) }.unique()
    }

    /// Easings that are written as a call.
    package static let calls = ["cubic-bezier"]

    /// The maps that a name stands for: their own, or those behind a key of that name.
    static func schemas(called name: String) -> [ObjectSchema] {
        let named = schemas.filter { $0.name == name }
        guard named.isEmpty else { return named }
        return schemas.flatMap(\.fields).filter { $0.key == name }.flatMap { schemas(of: $0) }
    }

    /// The maps that may stand behind a key.
    static func schemas(of field: ObjectSchema.Field) -> [ObjectSchema] {
        let names: [String] =
            switch field.shape {
            case .object(let name), .list(of: let name), .map(of: let name, names: _): [name]
            case .value("paint"): ["gradient"]
            case .value("fill"): ["fillWithRule", "gradient"]
            case .value("linearOrColors"): ["linear"]
            case .value("radialOrColors"): ["radial"]
            case .value("conicOrColors"): ["conic"]
            case .value, .words: []
            }
        return schemas.filter { names.contains($0.name) }
    }
}
