import Base
import Indicators

/// The value of a parameter from the command line or a web page.
struct ParameterOverride {
    let name: String
    /// The value as it was entered.
    let text: String

    /// The location for error messages.
    var location: String { OptionLocation.parameter(name, text) }

    /// Parses the text as a value of a parameter of the given kind.
    ///
    /// Several colours are separated by commas, and `#` does not begin a comment. A value in braces
    /// or brackets is parsed as YAML.
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
            YAMLFile.root(of: Array(text.utf8), log: log).map(Self.withoutPositions)
        case .colors:
            YAMLNode(mark: .none, content: .sequence(Self.parts(of: text).map(Self.scalar)))
        default:
            Self.scalar(text)
        }
    }

    private static func scalar(_ text: String) -> YAMLNode {
        YAMLNode(mark: .none, content: .scalar(text, quoted: false))
    }

    /// Splits a text at commas outside parentheses.
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

    private static func withoutPositions(_ node: YAMLNode) -> YAMLNode {
        let content: YAMLNode.Content =
            switch node.content {
            case .scalar: node.content
            case .sequence(let items): .sequence(items.map(withoutPositions))
            case .mapping(let entries):
                .mapping(
                    entries.map { entry in
                        YAMLNode.Entry(
                            key: entry.key,
                            mark: .none,
                            value: withoutPositions(entry.value)
                        )
                    }
                )
            }
        return YAMLNode(mark: .none, content: content, parameter: node.parameter)
    }
}

/// The locations of problems that a command-line option causes, instead of a file.
package enum OptionLocation {
    /// Returns the location for the parameter `name` set to `value`.
    package static func parameter(_ name: String, _ value: String) -> String {
        "-P \(NearestName.excerpt(name))=\(NearestName.excerpt(value))"
    }

    /// Returns the location for the option `--fix` with the value `name`.
    package static func fix(_ name: String) -> String { "--fix \(NearestName.excerpt(name))" }

    /// Returns the location without its option, which is meaningless in a browser: `tint=#1` for
    /// `-P tint=#1`.
    fileprivate static func inBrowser(_ location: String) -> String {
        for option in ["-P ", "--fix ", "--"] where location.hasPrefix(option) {
            return String(location.dropFirst(option.count))
        }
        return location
    }
}

extension DesignProblem {
    /// The problem as shown in a browser, without options and commands of the command line.
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
