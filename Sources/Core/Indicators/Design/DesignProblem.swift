/// One thing that is wrong with a design, and where.
public struct DesignProblem: Equatable, Sendable, CustomStringConvertible {
    /// How bad it is.
    public enum Severity: String, Hashable, Sendable {
        /// The design cannot be drawn.
        case error
        /// It is allowed, but hardly meant.
        case warning
    }

    /// The design file, as it was named to the reader, or the option that set a parameter.
    public let file: String
    /// The line, from 1; 0 where the problem lies in no file.
    public let line: Int
    /// The column in characters, from 1; 0 where the problem lies in no file.
    public let column: Int
    /// What is wrong, and what is allowed.
    public let message: String
    /// How it might be mended, where there is a guess.
    public let hint: String?
    /// Whether it is an error or a warning.
    public let severity: Severity

    /// A problem at a location.
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

    /// The problem in one line: `file:line:column: message; hint`, a warning's message with that word in
    /// front.
    public var description: String {
        let location = line > 0 ? "\(file):\(line):\(column)" : file
        let word = severity == .warning ? "warning: " : ""
        return "\(location): \(word)\(message)" + (hint.map { "; \($0)" } ?? "")
    }
}

/// Everything that is wrong with a design, in the order of the file; never empty.
public struct DesignErrors: Error, Equatable, Sendable, CustomStringConvertible {
    /// The problems, at least one.
    public let problems: [DesignProblem]

    /// The problems of one reading.
    package init(problems: [DesignProblem]) {
        self.problems = problems
    }

    /// The problems, a line each.
    public var description: String {
        problems.map { $0.description }.joined(separator: "\n")
    }
}
