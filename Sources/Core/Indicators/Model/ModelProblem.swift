/// The way from a design to one of its values: keys of the format and locations in lists.
public struct ModelPath: Hashable, Sendable, CustomStringConvertible {
    /// One step of the way.
    public enum Step: Hashable, Sendable {
        /// To what is called so.
        case key(String)
        /// To the location in a list, from 0.
        case index(Int)
        /// To a layer of a list by its location, and its name.
        case layer(Int, name: String)
        /// Into the design that is used, by its path or its name.
        case component(String)
    }

    /// The steps from the design to the value.
    public var steps: [Step]

    /// A way of some steps.
    public init(_ steps: [Step] = []) { self.steps = steps }

    /// The way as in `layers[0].stroke.width`, or, of a layer with a name, `layers[head].stroke.width`.
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

/// One thing that is wrong with a design's model, and where.
public struct ModelProblem: Equatable, Sendable, CustomStringConvertible {
    /// Where it is.
    public let path: ModelPath
    /// The parameter whose value is wrong there; nil where the model itself is.
    public let parameter: String?
    /// What is wrong, and what is allowed.
    public let message: String
    /// How it might be mended, where there is a guess.
    public let hint: String?
    /// How often it was found: of a design that is used several times, once for each use.
    public internal(set) var count = 1

    /// The problem in one line: `layers[0].opacity: “2” is outside of 0…1`.
    public var description: String {
        let location = path.steps.isEmpty ? "" : "\(path): "
        let times = count > 1 ? ", in \(count) uses" : ""
        return location + message + times + (hint.map { "; \($0)" } ?? "")
    }
}

/// Everything that is wrong with a design's model; never empty.
public struct ModelErrors: Error, Equatable, Sendable, CustomStringConvertible {
    /// The problems, at least one.
    public let problems: [ModelProblem]

    /// The problems, a line each.
    public var description: String {
        problems.map { $0.description }.joined(separator: "\n")
    }
}
