/// A parameter's value from outside of the file, as text.
final class ParameterOverride {
    /// The parameter's name.
    let name: String
    /// The value as it was given.
    let text: String
    /// What was found wrong with it.
    var problems: [DesignProblem] = []

    /// The parameter `name` set to `text`.
    init(name: String, text: String) {
        self.name = name
        self.text = text
    }

    /// What was found wrong, the first time that it is asked for.
    func takeProblems() -> [DesignProblem] {
        defer { problems = [] }
        return problems
    }

    /// Where its problems lie.
    var place: String { OptionPlace.parameter(name, text) }

    /// A reader whose problems lie at this override.
    func reader() -> DesignReader {
        DesignReader(log: ProblemLog(file: place), images: [:]) { _, _ in
            throw DesignErrors(problems: [])
        }
    }

    /// The text as a value of the file, or nil with a problem.
    ///
    /// Colours keep their `#`, which YAML would take for a comment; several are separated by
    /// commas. A value in braces or brackets is YAML.
    func node(of kind: Parameter.Kind) -> YAMLNode? {
        switch kind {
        case .color where text.first == "{", .colors where text.first == "[":
            let log = ProblemLog(file: place)
            let node = YAMLFile.root(of: Array(text.utf8), log: log)
            problems += log.errors?.problems ?? []
            return node.map(Self.placeless)
        case .colors:
            return YAMLNode(
                mark: .none,
                content: .sequence(Self.parts(of: text).map(Self.scalar))
            )
        default:
            return Self.scalar(text)
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
        var node = node
        node.mark = .none
        switch node.content {
        case .scalar:
            break
        case .sequence(let items):
            node.content = .sequence(items.map(placeless))
        case .mapping(let entries):
            node.content = .mapping(
                entries.map { entry in
                    YAMLNode.Entry(key: entry.key, mark: .none, value: placeless(entry.value))
                }
            )
        }
        return node
    }
}
