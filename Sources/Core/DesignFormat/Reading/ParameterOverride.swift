import Base
import Indicators

/// A parameter's value from outside of the file, as text.
struct ParameterOverride {
    /// The parameter's name.
    let name: String
    /// The value as it was given.
    let text: String

    /// Where its problems lie.
    var location: String { OptionLocation.parameter(name, text) }

    /// The value that the text spells for a parameter of some kind.
    ///
    /// Colours keep their `#`, which YAML would take for a comment; several are separated by
    /// commas. A value in braces or brackets is YAML.
    func value(of kind: Parameter.Kind) throws(DesignErrors) -> ParameterValue {
        let log = ProblemLog(file: location)
        let reader = DesignReader(log: log)
        guard let node = node(of: kind, log), let value = reader.value(node, kind), log.isEmpty
        else { throw log.errors ?? DesignErrors(problems: []) }
        return value
    }

    private func node(of kind: Parameter.Kind, _ log: ProblemLog) -> YAMLNode? {
        switch kind {
        case .color where text.first == "{", .colors where text.first == "[":
            YAMLFile.root(of: Array(text.utf8), log: log).map(Self.placeless)
        case .colors:
            YAMLNode(mark: .none, content: .sequence(Self.parts(of: text).map(Self.scalar)))
        default:
            Self.scalar(text)
        }
    }

    private static func scalar(_ text: String) -> YAMLNode {
        YAMLNode(mark: .none, content: .scalar(text, quoted: false))
    }

    /// The parts between commas that are not within parentheses.
    static func parts(of text: String) -> [String] {
        var parts = [""]
        var depth = 0
        for character in text {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if character == ",", depth == 0 {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        return parts
    }

    private static func placeless(_ node: YAMLNode) -> YAMLNode {
        let content: YAMLNode.Content =
            switch node.content {
            case .scalar: node.content
            case .sequence(let items): .sequence(items.map(placeless))
            case .mapping(let entries):
                .mapping(
                    entries.map { entry in
                        YAMLNode.Entry(key: entry.key, mark: .none, value: placeless(entry.value))
                    }
                )
            }
        return YAMLNode(mark: .none, content: content, parameter: node.parameter)
    }
}

/// Where problems lie that are in no file: the option of the command line that says so.
package enum OptionLocation {
    /// That of the parameter `name` set to `value`.
    package static func parameter(_ name: String, _ value: String) -> String {
        "-P \(NearestName.excerpt(name))=\(NearestName.excerpt(value))"
    }

    /// That of fix the fault `name`.
    package static func fix(_ name: String) -> String { "--fix \(NearestName.excerpt(name))" }

    /// The location without its option, which means nothing in a browser: `tint=#1` of `-P tint=#1`.
    fileprivate static func inBrowser(_ location: String) -> String {
        for option in ["-P ", "--fix ", "--"] where location.hasPrefix(option) {
            return String(location.dropFirst(option.count))
        }
        return location
    }
}

extension DesignProblem {
    /// The problem as a browser shows it, without options and commands of the command line.
    package var inBrowser: DesignProblem {
        DesignProblem(
            file: OptionLocation.inBrowser(file),
            line: line,
            column: column,
            message: message,
            hint: hint.map(ColorSyntaxError.inBrowser),
            severity: severity
        )
    }
}
