/// Everything that is wrong with a design, in the order of the file; never empty.
public struct DesignErrors: Error, Hashable, Sendable, CustomStringConvertible {
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
