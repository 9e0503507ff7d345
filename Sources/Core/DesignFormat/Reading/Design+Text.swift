import Base
import Indicators
import Raster

extension Design {
    /// The design's file with the values in force written as its parameters' defaults.
    ///
    /// - Parameter bytes: The file that the design was read from.
    /// - Returns: The file's own text where nothing was overridden; nil where a default is written
    ///   in a way that cannot be replaced, as behind an alias or over several lines.
    package func text(from bytes: [UInt8]) -> String? {
        let changed = parameters.filter { $0.text != $0.defaultText }
        guard !changed.isEmpty else { return String(decoding: bytes, as: UTF8.self) }
        let defaults = Self.defaultMarks(in: bytes)
        var changes: [(mark: YAMLNode.Mark, text: String)] = []
        for parameter in changed {
            guard let mark = defaults[parameter.name] else { return nil }
            changes.append((mark, parameter.yaml))
        }
        guard let text = DesignSourceText(bytes).replacing(changes) else { return nil }
        // Only what reads back as the same design is handed out.
        let again = try? Design(
            yaml: Array(text.utf8),
            name: name,
            file: name,
            assets: DesignAssets(
                images: pictures,
                texts: components.mapValues { $0.yaml() },
                fonts: model.fonts
            )
        )
        var expected = model
        expected.parameters = parameters.map { $0.asDefault }
        return again?.model == expected ? text : nil
    }

    /// Where a file has the parameters' defaults.
    private static func defaultMarks(in bytes: [UInt8]) -> [String: YAMLNode.Mark] {
        let root = YAMLFile.root(of: bytes, log: ProblemLog(file: ""))
        let parameters = root?.entries?.first { $0.key == "parameters" }
        let entries = parameters?.value.entries ?? []
        return entries.reduce(into: [:]) { marks, entry in
            marks[entry.key] = entry.value.entries?.first { $0.key == "default" }?.value.mark
        }
    }
}

extension Indicator {
    /// The section of the parameters that have other values than the usual ones.
    package var changedParameters: String {
        let lines = parameters.filter { $0.text != $0.defaultText }.map {
            "  \($0.name): {default: \($0.yaml)}\n"
        }
        return lines.isEmpty ? "" : "parameters:\n" + lines.joined()
    }
}

extension Parameter {
    /// The parameter with the value in force as its default.
    fileprivate var asDefault: Parameter {
        Parameter(name, kind, default: value, text: text, summary: summary)
    }

    /// The value in force as a design file has it.
    fileprivate var yaml: String {
        switch kind {
        case .colors where text.first != "[":
            "[" + ParameterOverride.parts(of: text).map(Self.quoted).joined(separator: ", ") + "]"
        case .color where text.first == "{": text
        case .number, .boolean, .colors: text
        case .color, .choice: Self.quoted(text)
        }
    }

    /// A text as it is where YAML takes it for nothing else, else between quotation marks.
    private static func quoted(_ text: String) -> String {
        let text = String(text.drop { $0 == " " })
        let isWord =
            text.unicodeScalars.allSatisfy { $0.isASCIILetter || $0 == "-" }
            && text.unicodeScalars.first?.isASCIILetter == true
            && !["true", "false", "null", "yes", "no"].contains(text)
        return isWord ? text : JSON.string(text).text
    }
}
