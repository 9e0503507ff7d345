import Base
import Indicators
import Raster

extension Design {
    /// Returns the design's file with the current parameter values written as the parameters'
    /// defaults.
    ///
    /// Returns the file unchanged if nothing is to be replaced. Returns `nil` if a value cannot be
    /// replaced in the text, for example because it spans several lines or uses an alias.
    ///
    /// - Parameters:
    ///   - bytes: The file that the design was read from.
    ///   - newName: The new value of the key `name`, which the file must have. `nil` retains it.
    package func text(from bytes: [UInt8], renamed newName: String? = nil) -> String? {
        let changed = parameters.filter { $0.text != $0.defaultText }
        guard !changed.isEmpty || newName != nil else {
            return String(decoding: bytes, as: UTF8.self)
        }
        let root = YAMLFile.root(of: bytes, log: ProblemLog(file: ""))
        let defaults = Self.defaultMarks(in: root)
        var changes: [(mark: YAMLNode.Mark, text: String)] = []
        for parameter in changed {
            guard let mark = defaults[parameter.name] else { return nil }
            changes.append((mark, parameter.yaml))
        }
        if let newName {
            guard let entry = root?.entries?.first(where: { $0.key == "name" }) else { return nil }
            changes.append((entry.value.mark, newName))
        }
        guard let text = DesignSourceText(bytes).replacing(changes) else { return nil }
        // Return the text only if it reads back as the same design.
        let again = try? Design(
            yaml: Array(text.utf8),
            name: name,
            file: name,
            assets: DesignAssets(
                images: images,
                texts: components.mapValues { $0.yaml() },
                fonts: model.fonts
            )
        )
        var expected = model
        expected.name = newName ?? name
        expected.parameters = parameters.map { $0.asDefault }
        return again?.model == expected ? text : nil
    }

    /// Returns the positions of the parameters' defaults in a file.
    private static func defaultMarks(in root: YAMLNode?) -> [String: YAMLNode.Mark] {
        let parameters = root?.entries?.first { $0.key == "parameters" }
        let entries = parameters?.value.entries ?? []
        return entries.reduce(into: [:]) { marks, entry in
            marks[entry.key] = entry.value.entries?.first { $0.key == "default" }?.value.mark
        }
    }
}

extension Indicator {
    /// A `parameters` section with the overridden values as defaults. Empty if no value was
    /// overridden.
    package var changedParameters: String {
        let lines = parameters.filter { $0.text != $0.defaultText }.map {
            "  \($0.name): {default: \($0.yaml)}\n"
        }
        return lines.isEmpty ? "" : "parameters:\n" + lines.joined()
    }
}

extension Parameter {
    /// A copy of the parameter whose default is the current value.
    fileprivate var asDefault: Parameter {
        Parameter(name, kind, default: value, text: text, summary: summary)
    }

    /// The current value in YAML.
    fileprivate var yaml: String {
        switch kind {
        case .colors where text.first != "[":
            "[" + ParameterOverride.parts(of: text).map(Self.quoted).joined(separator: ", ") + "]"
        case .color where text.first == "{": text
        case .number, .integer, .boolean, .colors: text
        case .color, .choice: Self.quoted(text)
        }
    }

    /// Returns `text` with quotation marks if YAML would otherwise not read it as a string.
    private static func quoted(_ text: String) -> String {
        let text = String(text.drop { $0 == " " })
        let isWord =
            text.unicodeScalars.allSatisfy { $0.isASCIILetter || $0 == "-" }
            && text.unicodeScalars.first?.isASCIILetter == true
            && !["true", "false", "null", "yes", "no"].contains(text)
        return isWord ? text : JSON.string(text).text
    }
}
