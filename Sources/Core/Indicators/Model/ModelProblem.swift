/// The path from a design to one of its values, as keys of the file format and list indices.
public struct ModelPath: Hashable, Sendable, CustomStringConvertible {
    /// A component of a path.
    public enum Step: Hashable, Sendable {
        /// The value of a key.
        case key(String)
        /// The element of a list, by index from 0.
        case index(Int)
        /// The layer of a list, by its index and name.
        case layer(Int, name: String)
        /// The used design of a component, by its file path or built-in name.
        case component(String)
    }

    /// The steps from the design to the value.
    public var steps: [Step]

    /// Creates a path from steps.
    public init(_ steps: [Step] = []) { self.steps = steps }

    /// The path in a form such as `layers[0].stroke.width`. A named layer appears by name, as in
    /// `layers[head].stroke.width`.
    public var description: String {
        var text = ""
        for step in steps {
            switch step {
            case .key(let key): text += (text.isEmpty ? "" : ".") + key
            case .index(let index): text += "[\(index)]"
            case .layer(_, let name): text += "[\(name)]"
            case .component(let source): text += "(\(source))"
            }
        }
        return text
    }
}

/// An error in a design's model, with its location.
public struct ModelProblem: Equatable, Sendable, CustomStringConvertible {
    /// The location of the error.
    public let path: ModelPath
    /// The parameter whose value is invalid, or `nil` if the model itself is invalid.
    public let parameter: String?
    /// The error message, with the allowed values where possible.
    public let message: String
    /// A suggested fix, if there is one.
    public let hint: String?
    /// The number of occurrences. An error in a used design occurs once for each use.
    public internal(set) var count = 1

    /// The problem on one line: `layers[0].opacity: “2” is outside of 0…1`.
    public var description: String {
        let location = path.steps.isEmpty ? "" : "\(path): "
        let times = count > 1 ? ", in \(count) uses" : ""
        return location + message + times + (hint.map { "; \($0)" } ?? "")
    }
}

/// All errors in a design's model.
public struct ModelErrors: Error, Equatable, Sendable, CustomStringConvertible {
    /// The problems, at least one.
    public let problems: [ModelProblem]

    /// The problems, one on each line.
    public var description: String {
        problems.map { $0.description }.joined(separator: "\n")
    }
}
