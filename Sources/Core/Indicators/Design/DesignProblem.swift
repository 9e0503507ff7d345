/// An error or warning about a design, with its location.
public struct DesignProblem: Equatable, Sendable, CustomStringConvertible {
    /// The severity of a problem.
    public enum Severity: String, Hashable, Sendable {
        /// The design cannot be drawn.
        case error
        /// The design is valid, but probably contains a mistake.
        case warning
    }

    /// The path of the design file as passed to the reader, or the option that set a parameter.
    public let file: String
    /// The line, counted from 1. 0 if the problem is not in a file.
    public let line: Int
    /// The column in characters, counted from 1. 0 if the problem is not in a file.
    public let column: Int
    /// The error or warning message, with the allowed values where possible.
    public let message: String
    /// A suggested fix, if there is one.
    public let hint: String?
    /// Whether the problem is an error or a warning.
    public let severity: Severity

    /// Creates a problem at a location.
    public init(
        file: String,
        line: Int,
        column: Int,
        message: String,
        hint: String? = nil,
        severity: Severity = .error
    ) {
        self.severity = severity
        self.file = file
        self.line = line
        self.column = column
        self.message = message
        self.hint = hint
    }

    /// The problem on one line: `file:line:column: message; hint`. The message of a warning starts
    /// with `warning:`.
    public var description: String {
        let location = line > 0 ? "\(file):\(line):\(column)" : file
        let word = severity == .warning ? "warning: " : ""
        return "\(location): \(word)\(message)" + (hint.map { "; \($0)" } ?? "")
    }
}

/// All errors in a design, in the order of the file.
public struct DesignErrors: Error, Equatable, Sendable, CustomStringConvertible {
    /// The problems, at least one.
    public let problems: [DesignProblem]

    /// Creates an error from problems.
    package init(problems: [DesignProblem]) {
        self.problems = problems
    }

    /// The problems, one on each line.
    public var description: String {
        problems.map { $0.description }.joined(separator: "\n")
    }
}
